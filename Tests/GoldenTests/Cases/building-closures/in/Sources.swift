// A closure without arguments reads the member of its name, makes something new if its name says so,
// or is handed over, as a member too.
final class Store {}
final class Heavy {}
final class Reader {
  init(store: () -> Store, makeStore: () -> Store, storeProvider: () -> Store) {}
}
// A member with a value of its own is not there yet, and one that may be nil is no 'Heavy'.
final class Late { init(heavy: () -> Heavy, number: () -> Int) {} }
struct AppDependency {
  let storeProvider: () -> Store
  let makeStore: () -> Store
  let store: Store
  let heavy = Heavy()
  let number: Int?
  let reader: Reader
  let late: Late
}
struct UserDependency {
  let app: AppDependency
  let store: () -> Store
}
