import Observation
import SwiftUI

/// Keeps the scope of the account that is signed in, once for all windows.
@MainActor @Observable final class Session {
  typealias Dependencies = MakesUserScope

  private(set) var user: UserDependency.Reference?
  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func signIn(_ account: Account) {
    user = dependencies.makeUserScope(account: account, session: self).byReference
  }
  func signOut() { user = nil }
}
protocol HasSession { var session: Session { get } }

/// The root view of a window.
struct SessionView: View {
  let session: Session

  var body: some View {
    if let user = session.user {
      NavigationStack { PlantListView(dependencies: user) }
        .environment(\.signOut, user)
        .id(ObjectIdentifier(user))
    } else {
      SignInView(session: session)
    }
  }
}

struct SignInView: View {
  let session: Session
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Sign in") { session.signIn(Account(name: name)) }
    }
  }
}
