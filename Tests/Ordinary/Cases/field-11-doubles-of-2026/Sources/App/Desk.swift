/// A desk that uses all services.
struct Desk {
  typealias Dependencies = HasArchive & HasCatalogue & HasLoans & HasReviews

  let dependencies: any Dependencies

  func review(_ title: String) async throws -> String {
    guard let book = dependencies.catalogue[titled: title] else { return "no book" }
    return try await dependencies.reviews.summary(for: book)
  }

  func nextReturned() async -> Book? {
    var books = dependencies.loans.returned.makeAsyncIterator()
    guard let book = await books.next(isolation: nil) else { return nil }
    await dependencies.archive.store(book)
    return book
  }

  func renew(_ book: Book) async -> String {
    do throws(Closed) {
      return "\(try await dependencies.loans.renew(book)) days"
    } catch {
      return "\(error)"
    }
  }
}
