extension User: Named {}

struct AppDependency {
  let orders: any Store<Order>
  let users: any Store<User>
  let pets: any Store<Pet>
  let kinds: any Cache<Kind, Int>
  let orderNames: any Cache<Order, String>
  let names: any Cache<Int, String>
  let orderIndex: any Index<Order>
  let userIndex: any Index<User>
  let queue: any Queue<Order>
  let kindQueue: any Queue<Kind>
  let listQueue: any Queue<[Order]>
  let optionalQueue: any Queue<Order?>
  let closureQueue: any Queue<() -> Void>
  let namedQueue: any Queue<any Named>
  let petStores: any Store<[Pet]>
  let grades: any Cache<Grade, [Pet]>
}
