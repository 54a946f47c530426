/// Has one value of each type, of which only the time-out is the cache's.
struct AppDependency: Sendable {
  let owner: String
  let buildNumber: Int
  let isFirstLaunch: Bool
  let timeout: Double
  let cache: any Caching
  let keyStore: any KeyStoring
}

protocol MakesFolderScreen {
  func makeFolderScreen(path: String) -> FolderScreen
}

struct FolderScreen {
  let path: String
  let columns: Int
  let owner: String

  init(path: String, columns: Int = 3, owner: String) {
    self.path = path
    self.columns = columns
    self.owner = owner
  }
}

struct Browser {
  typealias Dependencies = MakesFolderScreen
  let dependencies: any Dependencies

  func open(_ path: String) -> FolderScreen { dependencies.makeFolderScreen(path: path) }
}
