// Of another name, it may not be meant; and what may be nil is not built a second time.
final class Session {}
final class Player {}
struct AppDependency {
  let baseURL: String
  let session: Session
  let player: Player?
}
protocol MakesDraft { func makeDraft() -> Draft }
struct Draft { init(title: String?) {} }
protocol MakesRepo { func makeRepo() -> Repo }
struct Repo { init(previous: Session?) {} }
protocol MakesStage { func makeStage() -> Stage }
struct Stage { init(player: Player) {} }

final class Coordinator { typealias Dependencies = MakesDraft & MakesRepo & MakesStage }
