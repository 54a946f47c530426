import Core

protocol CheckoutDependencies: HasUserName, HasRegion {}

struct CheckoutScreen {
  let dependencies: any CheckoutDependencies & HasKeychain

  func show() { print(dependencies.userName) }
}
