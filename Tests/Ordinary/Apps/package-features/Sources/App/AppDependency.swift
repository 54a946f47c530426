import LoanAPI

struct AppDependency {
  let loanBook: LoanBook
}

/// Knows the flow by its interface.
struct Desk {
  typealias Dependencies = MakesLoanFlow

  let dependencies: any Dependencies

  func serve(_ reader: String, _ titles: [String]) {
    let flow = dependencies.makeLoanFlow(reader: reader)
    titles.forEach(flow.lend)
  }
}
