import Foundation

protocol Logging: Sendable {}
protocol ImageProviding: Sendable {}
struct Bookmarks: Sendable {}

// By hand, under another name: its property needs no other.
protocol HasSession { var urlSession: Int { get } }

// Of several requirements, so its properties have one each as well.
protocol HasFormats {
  var dateFormat: String { get }
  var numberFormat: String { get }
}
