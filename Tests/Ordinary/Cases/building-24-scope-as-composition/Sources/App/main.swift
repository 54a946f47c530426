import Accounts

let logger = MemoryLogger()
let app = AppDependency.live(logger: logger)
let signIn = SignInScreen(dependencies: app)
let ada = signIn.signIn("Ada")
let bob = signIn.signIn("Bob")

// Each scope has its user and ledger, and the logger of the app.
ada.pay(3)
bob.pay(5)
ada.pay(8)
precondition(
  logger.lines == ["Ada pays [3]", "Bob pays [5]", "Ada pays [3, 8]"],
  "the scopes are mixed: \(logger.lines)")

// The scope is the child that 'live' builds.
let scope = app.makeUserScope(userName: "Eve")
precondition(scope is UserDependency, "another container: \(type(of: scope))")
precondition(scope.logger === logger && scope.userName == "Eve", "another app or user")
precondition(scope.ledger.amounts.isEmpty, "a ledger for two scopes")
