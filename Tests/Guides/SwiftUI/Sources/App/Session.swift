import Observation
import SwiftUI

@MainActor @Observable final class Session {
  private(set) var account: Account?

  func signIn(_ account: Account) { self.account = account }
  func signOut() { account = nil }
}
protocol HasSession { var session: Session { get } }

/// The view of whoever is signed in.
struct SessionView: View {
  typealias Dependencies = SignInView.Dependencies & MakesUserScope

  let dependencies: any Dependencies

  var body: some View {
    if let account = dependencies.session.account {
      UserFlow(account: account, dependencies: dependencies).id(account)
    } else {
      SignInView(dependencies: dependencies)
    }
  }
}

struct SignInView: View {
  typealias Dependencies = HasSession

  let dependencies: any Dependencies
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Sign in") { dependencies.session.signIn(Account(name: name)) }
    }
  }
}

/// Keeps the scope of an account as long as the account is signed in.
struct UserFlow: View {
  @State private var scope: UserDependency

  init(account: Account, dependencies: any MakesUserScope) {
    _scope = State(initialValue: dependencies.makeUserScope(account: account))
  }

  var body: some View {
    NavigationStack { PlantListView(dependencies: scope) }
      .environment(\.signOut, scope)
  }
}
