struct AppDependency: Sendable {
  let owner: String
}

protocol MakesFolderScreen {
  func makeFolderScreen(title: String) -> FolderScreen
}

struct FolderScreen {
  let path: String
  let title: String
}

struct Browser {
  typealias Dependencies = MakesFolderScreen
  let dependencies: any Dependencies

  func open(_ title: String) -> FolderScreen { dependencies.makeFolderScreen(title: title) }
}
