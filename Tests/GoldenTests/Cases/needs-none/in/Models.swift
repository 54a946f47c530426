protocol HasDelegateLike: AnyObject { func done() }
protocol HasName { var name: String { get } }
protocol HasNickname { var nickname: String { get } }

final class Screens {
  weak var delegate: (any HasDelegateLike & Sendable)?
  weak var presenter: (any HasName & AnyObject)?
  weak var named: (any HasName & HasNickname & AnyObject)?
}

class Base {}
typealias NamedBase = Base & HasName
struct Person: HasName, Hashable { let name: String }
typealias Item = HasName & Hashable
func sort<T: HasName & Comparable>(_ items: [T]) -> [T] { items.sorted() }
func add(_ named: any Base & HasName & HasNickname) {}
