protocol Equating: Strideable {}
// hasgen: stub
protocol Inherits: NSObjectProtocol {}
// hasgen: stub
protocol Initializes { init(number: Int) }
// hasgen: stub
protocol GenericStatic { associatedtype Item; static func make() -> Item }
// hasgen: stub
protocol StaticSetter { static var count: Int { get set } }
// hasgen: stub
protocol Packs { func take<each T>(_ values: repeat each T) }
// hasgen: stub
protocol NotCopied { func take<T: ~Copyable>(_ value: borrowing T) }
// hasgen: stub
protocol Consumes { func take(_ value: consuming Int) }
// hasgen: stub
protocol Isolates { func run(on actor: isolated (any Actor)?) }
// hasgen: stub
protocol InoutGeneric { func change<T>(_ value: inout T) }
// hasgen: stub
protocol CallsGeneric { func each<T>(_ body: (T) -> Void) }
// hasgen: stub
protocol SetsGeneric { func set<T>(_ body: @escaping ((T) -> T) -> Void, to value: inout [T]) }
// hasgen: stub
protocol Saving: Codable { func save() }
// hasgen: stub
protocol Encoding: Encodable { func save() }
// hasgen: stub
protocol ThrowsGeneric { func run<E: Error>(_ error: E) throws(E) }
// hasgen: stub
protocol SelfClause { func take<T>(_ value: T) where T: Sequence, T.Element == Self }
// hasgen: stub
protocol Decides: Holding where Item == Int {}
protocol Holding { associatedtype Item; var item: Item { get } }
// hasgen: stub
protocol Subclass: Superclass {}
// hasgen: stub
struct NoProtocol {}
// hasgen: stub
protocol Described: Actor, Identifiable { var id: Int { get } }
// hasgen: stub
protocol Twice { func go() }
protocol HasForeign { var foreign: NSUnread { get } }
final class Screen {
  enum NSUnread {}
  typealias Dependencies = HasForeign
}
// hasgen: stub
protocol Deferring { func log(_ message: @autoclosure () -> String) }
// hasgen: stub
protocol Sometimes {
  #if DEBUG
    func debug()
  #endif
}
