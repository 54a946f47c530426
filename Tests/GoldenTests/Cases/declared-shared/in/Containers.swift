protocol Logging {}
protocol HasPage { var page: Int { get } }

struct AppDependency {
  let logger: any Logging
  let cache: Int
  let page: Int
}

struct UserDependency {
  let app: AppDependency
  let reference: AppDependency?
  let logger: any Logging
  let user: Int
}

struct FeatureDependency {
  let parent: any HasLogger & HasPage
  let user: Int
  let feature: Int
}

struct PageDependency<Parent: HasPage> {
  let parent: Parent
  // hasgen: has
  let app: AppDependency
}

final class Screen {
  typealias Dependencies = HasLogger & HasUser
}

final class Row {
  typealias Dependencies = HasFeature & HasUser
}
