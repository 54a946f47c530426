/// The same with Has-protocols: what is not here is generated.
protocol HasPhotoStore {
  var photoStore: any PhotoStoring { get }
}

protocol HasLog {
  var log: any Logging { get }
}

protocol HasUserName {
  var userName: String { get }
}

struct AppDependency: Sendable {
  let photoStore: any PhotoStoring
  let log: any Logging
}

struct UserDependency: Sendable {
  let app: AppDependency
  let userName: String
}

final class PhotoScreen {
  typealias Dependencies = HasLog & HasPhotoStore

  private let photo: Photo
  private let dependencies: any Dependencies

  init(photo: Photo, dependencies: any Dependencies) {
    self.photo = photo
    self.dependencies = dependencies
  }

  func title() -> String {
    dependencies.log.log("showing \(photo.name)")
    return "\(photo.name), one of \(dependencies.photoStore.photos.count)"
  }
}

protocol MakesPhotoScreen {
  func makePhotoScreen(for photo: Photo) -> PhotoScreen
}

protocol MakesUserDependency {
  func makeUserDependency(userName: String) -> UserDependency
}

final class FeedScreen {
  typealias Dependencies = HasPhotoStore & HasUserName & MakesPhotoScreen

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  var title: String { "\(dependencies.photoStore.photos.count) photos of \(dependencies.userName)" }

  func open(_ photo: Photo) -> PhotoScreen { dependencies.makePhotoScreen(for: photo) }
}
