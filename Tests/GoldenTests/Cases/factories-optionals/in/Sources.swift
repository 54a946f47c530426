// An optional parameter takes what is optional too, or what goes by its name.
final class Net {}
final class Session {}
struct AppDependency {
  let title: String
  let net: Net
  let draft: Session?
}
protocol MakesDraft { func makeDraft() -> Draft }
struct Draft { init(title: String?, subtitle: String? = nil, session: Session?) {} }
protocol MakesSync { func makeSync() -> Sync }
final class Sync { init(net: Net? = nil, other: Net? = nil) {} }

final class Coordinator { typealias Dependencies = MakesDraft & MakesSync }
