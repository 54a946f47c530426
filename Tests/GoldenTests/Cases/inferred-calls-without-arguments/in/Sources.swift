import Foundation

struct Box<Item> { var item: Item }
typealias AnyBox = Box

/// What a call leaves to the compiler, nobody else can tell.
struct AppDependency {
  var box = Box(item: 1)
  var alias = AnyBox(item: 1)
  var numbers = Set([1])
  var url = URL(string: "a")
}
