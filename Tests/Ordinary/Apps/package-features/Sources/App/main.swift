import LoanAPI

let app = AppDependency(loanBook: LoanBook())
let desk = Desk(dependencies: app)
desk.serve("Ada", ["Emma"])
desk.serve("Bob", ["Ulysses", "Emma"])
precondition(
  app.loanBook.loans == ["Ada: Emma", "Bob: Ulysses", "Bob: Emma"],
  "another book, or another reader: \(app.loanBook.loans)")
