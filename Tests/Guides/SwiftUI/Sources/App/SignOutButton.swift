import SwiftUI

/// A button for the toolbar of any screen, which gets its dependencies from the environment.
struct SignOutButton: View {
  typealias Dependencies = HasAccount & HasSession

  @Environment(\.signOut) private var dependencies: (any Dependencies)?

  var body: some View {
    if let dependencies {
      Button("Sign out \(dependencies.account.name)") { dependencies.session.signOut() }
    }
  }
}

private nonisolated struct SignOutKey: EnvironmentKey {
  static var defaultValue: (any SignOutButton.Dependencies)? { nil }
}

extension EnvironmentValues {
  /// The dependencies of `SignOutButton`; `nil` if nobody is signed in, and in previews.
  nonisolated var signOut: (any SignOutButton.Dependencies)? {
    get { self[SignOutKey.self] }
    set { self[SignOutKey.self] = newValue }
  }
}
