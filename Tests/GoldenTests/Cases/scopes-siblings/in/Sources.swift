protocol HasRepo<Item> {
  associatedtype Item
  var repo: Item { get }
}
protocol HasLogger { var logger: Int { get } }
protocol HasX { var x: Int { get } }

struct AppDependency {
  let logger: Int
  let repo: Int
}
extension AppDependency: HasRepo {}

struct UserDependency<P: HasRepo & HasLogger> {
  let parent: P
  let x: Int
}
struct U2Dependency<P: HasRepo<Int> & HasLogger> {
  let parent: P
  let x: Int
}
