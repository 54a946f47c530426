struct AppDependency: Sendable {
  let setupLog: SetupLog
  let player: any Playing
  let catalog: Catalog
  let database: any Databasing
}

struct PlayScreen {
  typealias Dependencies = HasCatalog & HasDatabase & HasPlayer
  let dependencies: any Dependencies

  func open() async -> String {
    let known = dependencies.catalog.count
    let count = await dependencies.database.count()
    return "\(await dependencies.player.play()), knows \(known) of \(count)"
  }
}
