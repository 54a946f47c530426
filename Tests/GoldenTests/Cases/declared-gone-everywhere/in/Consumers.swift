final class View {
  init(dependencies: any HasNet & HasGone) {}
}
final class Opaque {
  init(dependencies: some HasNet & HasGone) {}
}
final class Single {
  let dependencies: any HasGone
  init(dependencies: any HasGone) { self.dependencies = dependencies }
}
final class Holder {
  let box: [String: Box<any HasGone>] = [:]
  func make(_ body: (any HasGone) -> Void) -> (any HasGone)? { nil }
}
struct Box<Value> {}

class Generic<D: HasGone> {}
class Constrained<D> where D: HasNet, D: HasGone {}
func use<T: HasNet & HasGone>(_ dependencies: T) {}

struct Mock: HasGone { let gone = "" }
extension HasGone { var length: Int { gone.count } }
protocol HasAll: HasNet, HasGone {}

/// Has its own of that name.
enum Other {
  protocol HasGone {}
  struct Mock: HasGone {}
}
// hasgen: ignore
struct Ignored: HasGone {}
