struct Closed: Error, Equatable {}

/// Closures that cross threads, sequences without an end, and effects.
// hasgen: stub
protocol Lending: Sendable {
  var returned: any AsyncSequence<Book, Never> & Sendable { get }
  var last: Book { get async throws(Closed) }
  func loans() -> AsyncStream<Book>
  func onLoan(_ body: @escaping @Sendable (Book) -> Void) -> @Sendable () -> Void
  func renew(_ book: Book) async throws(Closed) -> Int
  nonisolated(nonsending) func refresh() async
  @concurrent func count() async -> Int
  func pass(_ book: sending Book) -> sending Book
}

protocol HasLoans { var loans: any Lending { get } }

/// An actor with members outside of it.
// hasgen: stub
protocol Archiving: Actor {
  nonisolated var name: String { get }
  nonisolated func label(of book: Book) -> String
  var count: Int { get }
  func store(_ book: Book)
}

protocol HasArchive { var archive: any Archiving { get } }
