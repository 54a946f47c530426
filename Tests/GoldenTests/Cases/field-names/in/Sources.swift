protocol SceneCoordinating {}
struct Session {}
protocol Searching {}
struct Repository<Key, Value> {}

protocol HasSceneCoordinator { var coordinator: any SceneCoordinating { get } }
protocol HasUrlSession { var session: Session { get } }
protocol HasSearchUseCase { var messageSearch: any Searching { get } }
protocol HasOptional { var maybe: Session? { get } }
protocol HasSpelledOptional { var spelled: Optional<Session> { get } }
protocol HasRepository { var repository: Repository<String, [Int]> { get } }
protocol HasMaker { var maker: Maker { get } }
protocol HasNested { var nested: Outer.Inner { get } }
protocol HasPair { var pair: (Session, name: String) { get } }
protocol HasTable { var table: [String: Session] { get } }
protocol HasBoth { var both: any SceneCoordinating & Searching { get } }
protocol HasOneLine { var oneLine: Int { get }; var secondOnLine: Int { get } }

typealias Maker = (Session) -> any Searching

enum Outer {
  struct Inner {}
}

struct AppDependency {
  let coordinator: any SceneCoordinating
  let session: Session
  let messageSearch: (any Searching)
  let maybe: Optional<Session>
  let spelled: Session?
  let repository: Repository< String, Array<Int> >
  let maker: (Session) -> any Searching
  let nested: Outer.Inner
  let pair: (Session, name: String)
  let table: Dictionary<String, Session>
  let both: any Searching & SceneCoordinating
  let oneLine, secondOnLine: Int
}
