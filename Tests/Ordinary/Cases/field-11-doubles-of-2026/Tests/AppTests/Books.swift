@testable import App

extension Book {
  static let emma = Book(title: "Emma")
  static let dracula = Book(title: "Dracula")
}
