import Observation
import SwiftUI

@testable import App

/// Keeps the scope of an account outside the views.
@MainActor @Observable final class UserCoordinator {
  typealias Dependencies = MakesUserScope

  private(set) var scope: UserDependency?
  @ObservationIgnored private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func signIn(_ account: Account) { scope = dependencies.makeUserScope(account: account) }
  func signOut() { scope = nil }
}

struct CoordinatedView: View {
  let coordinator: UserCoordinator

  var body: some View {
    if let scope = coordinator.scope {
      NavigationStack { PlantListView(dependencies: scope) }.id(scope.account)
    }
  }
}

/// Wrong: the view of the next account keeps the scope of this one.
struct SessionViewWithoutID: View {
  let dependencies: any SessionView.Dependencies

  var body: some View {
    if let account = dependencies.session.account {
      UserFlow(account: account, dependencies: dependencies)
    }
  }
}

/// Wrong: each evaluation of the body makes another scope.
struct ForgetfulFlow: View {
  let plant: Plant
  let dependencies: any MakesPlantScope

  var body: some View { PlantView(dependencies: dependencies.makePlantScope(plant: plant)) }
}
