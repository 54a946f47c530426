/// What is built here in four ways: screens for photos, which need a store and a log.
struct Photo: Hashable, Sendable {
  let name: String
}

protocol PhotoStoring: Sendable {
  var photos: [Photo] { get }
}

// hasgen: live
struct FolderStore: PhotoStoring {
  let folder: String

  var photos: [Photo] { ["dune", "lake"].map { Photo(name: "\(folder)/\($0)") } }
}

struct DemoStore: PhotoStoring {
  let photos = [Photo(name: "demo")]
}

protocol Logging: AnyObject, Sendable {
  func log(_ line: String)
}

final class ConsoleLog: Logging {
  func log(_ line: String) { print(line) }
}
