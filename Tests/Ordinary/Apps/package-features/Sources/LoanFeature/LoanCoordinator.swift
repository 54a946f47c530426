package import LoanAPI

package struct LoanCoordinator: LoanFlow {
  package typealias Dependencies = HasLoanBook

  private let reader: String
  private let dependencies: any Dependencies

  package init(reader: String, dependencies: any Dependencies) {
    self.reader = reader
    self.dependencies = dependencies
  }

  package func lend(_ title: String) {
    dependencies.loanBook.loans.append("\(reader): \(title)")
  }
}
