@testable import App

extension StubLending {
  /// A library that lends to nobody, and where two books were returned.
  static func closed() -> StubLending {
    StubLending(
      returned: { StubLending.stream([.emma, .dracula]) },
      last: { () throws(Closed) in throw Closed() }, loans: { StubLending.stream([]) },
      onLoan: { body in { body(.emma) } }, renew: { _ throws(Closed) in throw Closed() },
      count: { 0 }, pass: { $0 })
  }

  private static func stream(_ books: [Book]) -> AsyncStream<Book> {
    AsyncStream { continuation in
      books.forEach { continuation.yield($0) }
      continuation.finish()
    }
  }
}

/// The book that another thread tells of.
final class Received: @unchecked Sendable {
  var book: Book?
}

struct LoanTests {
  func lends() async {
    let loans = StubLending.closed()
    var returned: [Book] = []
    for await book in loans.returned { returned.append(book) }
    precondition(returned == [.emma, .dracula], "the sequence")
    for await book in loans.loans() { preconditionFailure("lent \(book)") }
    await loans.refresh()
    let count = await loans.count()
    precondition(count == 0 && loans.pass(.emma) == .emma, "what is passed")
    guard case .loans = loans.calls[0], case .refresh = loans.calls[1],
      case .count = loans.calls[2], case .pass = loans.calls[3]
    else { preconditionFailure("calls: \(loans.calls)") }
  }

  /// The types of errors stay.
  func throwsTypedErrors() async {
    let loans = StubLending.closed()
    do {
      _ = try await loans.renew(.emma)
      preconditionFailure("renewed")
    } catch {
      let closed: Closed = error
      precondition(closed == Closed(), "another error")
    }
    do {
      _ = try await loans.last
      preconditionFailure("a last book")
    } catch {
      let closed: Closed = error
      precondition(closed == Closed(), "another error")
    }
  }

  /// Closures can be sent to other threads.
  func tellsOfLoans() {
    let loans = StubLending.closed()
    let received = Received()
    let tell: @Sendable () -> Void = loans.onLoan { received.book = $0 }
    tell()
    precondition(received.book == .emma, "the closure")
    guard case .onLoan(let body) = loans.calls[0] else { preconditionFailure("no call") }
    let sent: @Sendable (Book) -> Void = body
    sent(.dracula)
    precondition(received.book == .dracula, "the recorded closure")
  }
}
