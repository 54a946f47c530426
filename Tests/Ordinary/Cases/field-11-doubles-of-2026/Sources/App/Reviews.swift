/// Labels that are keywords, a parameter without a name, and a name with spaces.
// hasgen: stub
protocol Reviewing: Sendable {
  var `default`: Book { get }
  func summary(for: Book) async throws -> String
  func move(in row: Int, `inout`: Int, _: Bool)
  func `repeat`(`where`: String)
  func `best of the year`(_ year: Int) -> Book
}

protocol HasReviews { var reviews: any Reviewing { get } }
