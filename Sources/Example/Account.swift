/// Who is signed in.
struct Account: Sendable, Hashable {
  let name: String
}

protocol HasAccount {
  var account: Account { get }
}
