protocol Storing {}
struct Disk: Storing {}
extension Int: Storing {}

protocol HasStore {
  associatedtype Store: Storing
  var store: Store { get }
}
protocol HasDrawer {
  associatedtype Drawer: Storing
  var drawer: Drawer { get }
}
protocol HasExtra { var extra: Int { get } }
protocol HasLucky { var lucky: Int { get } }
extension HasLucky where Self: AnyObject { var lucky: Int { 7 } }

// hasgen: container
struct Scope<Value> {
  let store: Disk
  let drawer: Int
  let value: Value
}

extension Scope where Value == Int {
  var extra: Int { value }
}
