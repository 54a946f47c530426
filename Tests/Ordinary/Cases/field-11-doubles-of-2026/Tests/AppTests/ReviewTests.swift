@testable import App

struct ReviewTests {
  let reviews = StubReviewing(
    default: { .dracula }, summary: { book in "about \(book.title)" },
    `best of the year`: { year in Book(title: "\(year)") })

  func reviews() async throws {
    let summary = try await reviews.summary(for: .emma)
    precondition(summary == "about Emma", summary)
    precondition(reviews.default == .dracula, "the default")
    precondition(reviews.`best of the year`(1897).title == "1897", "the name with spaces")
    precondition(reviews.calls == [.summary(for: .emma), .`best of the year`(1897)], "the calls")
  }

  /// Functions without a result need no closure.
  func recordsLabels() {
    reviews.move(in: 1, `inout`: 2, true)
    reviews.repeat(where: "shelf")
    precondition(
      reviews.calls == [.move(in: 1, `inout`: 2, true), .repeat(where: "shelf")],
      "calls: \(reviews.calls)")
  }
}
