import Foundation

struct Box<Item> { var item: Item }
typealias Numbers = Box<Int>

/// What an initializer call tells, it tells whether or not the sources declare it.
struct AppDependency {
  var decoder = JSONDecoder()
  var numbers = Numbers(item: 1)
  var box = Box<String>(item: "")
}
