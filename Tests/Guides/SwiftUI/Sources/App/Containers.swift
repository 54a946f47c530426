/// Lives as long as the process.
struct AppDependency: Sendable {
  let clock: any TimeTelling
  let plantStore: any PlantStoring
}

/// Lives as long as an account is signed in.
struct UserDependency: Sendable {
  let app: AppDependency.Reference
  let account: Account
  let garden: Garden
  unowned let session: Session
}

@MainActor protocol MakesUserScope {
  func makeUserScope(account: Account, session: Session) -> UserDependency
}

/// Lives as long as the screen of a plant is on the navigation stack.
struct PlantDependency: Sendable {
  let user: UserDependency.Reference
  let plant: Plant
  let visit: Visit
}

@MainActor protocol MakesPlantScope {
  func makePlantScope(plant: Plant) -> PlantDependency
}

/// Lives as long as the sheet in which a plant is added.
struct PlantingDependency: Sendable {
  let user: UserDependency.Reference
  let draft: Draft
}

@MainActor protocol MakesPlantingScope {
  func makePlantingScope() -> PlantingDependency
}
