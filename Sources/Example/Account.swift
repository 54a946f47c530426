/// The account of a signed-in user.
struct Account: Sendable, Hashable {
  let name: String
}

protocol HasAccount {
  var account: Account { get }
}
