// A service that a member with a value of its own is, under whichever of its types it is asked for,
// whatever the order.
protocol Storing: AnyObject {}
protocol Reading: AnyObject {}
final class Store: Storing, Reading {}
final class User { init(store: Store) {} }
final class Fan { init(reading: any Reading) {} }
struct AppDependency {
  let store: any Storing = Store()
  let user: User
  let fan: Fan
}
struct ConcreteDependency {
  let fan: Fan
  let user: User
  let store = Store()
}
struct OptionalDependency {
  let user: User
  let store: (any Storing)? = Store()
}
// As a member, too.
struct MemberDependency {
  let store: any Storing = Store()
  let reading: any Reading
}
// What two members are that only their names tell apart is neither, nor a third one.
struct TwinDependency {
  let first: any Storing
  let second: any Storing
  let fan: Fan
  let reading: any Reading
}
// Of two implementations, nobody knows which one it is.
protocol Caching: AnyObject {}
final class DiskCache: Caching {}
final class MemoryCache: Caching {}
final class Reader { init(cache: DiskCache) {} }
struct UnknownDependency {
  let cache: any Caching = DiskCache()
  let reader: Reader
}
