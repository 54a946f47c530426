protocol HasLogger { var logger: Int { get } }
protocol HasX { var x: Int { get } }

struct FeatureDependency<Parent> where Parent: HasLogger {
  let parent: Parent
  let x: Int
}
struct AppDependency {
  let logger: Int
}
