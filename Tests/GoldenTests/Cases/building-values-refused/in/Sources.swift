// A factory hands nothing over: a value of another name is an error.
struct AppDependency {
  let log: Log
  let audit: Log
}

protocol MakesScreen { func makeScreen(title: String) -> Screen }
final class Screen { init(path: String, title: String) {} }

// The label hits one member, and the internal name another one.
protocol MakesPage { func makePage() -> Page }
final class Page { init(log audit: Log) {} }

// Two of the type, and none of the name: never a third.
protocol MakesSheet { func makeSheet() -> Sheet }
final class Sheet { init(logger: Log) {} }

// What may be nil is no source for what may not.
protocol MakesCard { func makeCard() -> Card }
final class Card { init(server: Server) {} }
final class Server {}
struct DebugDependency { let app: AppDependency; let server: Server? }

final class Coordinator {
  typealias Dependencies = MakesScreen & MakesPage & MakesSheet & MakesCard
}
