package final class LoanBook {
  package var loans: [String] = []

  package init() {}
}

package protocol HasLoanBook {
  var loanBook: LoanBook { get }
}

package protocol LoanFlow {
  func lend(_ title: String)
}

package protocol MakesLoanFlow {
  func makeLoanFlow(reader: String) -> any LoanFlow
}
