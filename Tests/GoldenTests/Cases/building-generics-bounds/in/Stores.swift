// What a generic type asks of its arguments counts where these follow from what is asked for.
protocol Store<Entity> { associatedtype Entity }
final class SQLStore<Entity: Codable>: Store { init() {} }

protocol Cache<Key, Value> {
  associatedtype Key
  associatedtype Value
}
final class MemoryCache<Key, Value>: Cache where Key: Hashable { init() {} }

protocol Index<Element> { associatedtype Element }
struct PlainIndex<Element> {}
extension PlainIndex: Index where Element: Named {}

/// Of two, the one that is left.
protocol Queue<Item> { associatedtype Item }
final class StoredQueue<Item: Codable>: Queue { init() {} }
final class PlainQueue<Item>: Queue { init() {} }

protocol Named {}
