// What takes more, and leaves a choice, is not passed over for what takes less.
protocol Store {}
final class DiskStore: Store {}
final class MemoryStore: Store {}
protocol MakesScreen { func makeScreen(number: Int) -> Screen }
final class Screen {
  init(number: Int) {}
  init(number: Int, store: any Store) {}
}

// One runtime argument makes no two of a type; a plain value may go to several.
final class Stack {}
final class Repo { init(stack: Stack) {} }
struct List { let repo: Repo }
struct Detail { let repo: Repo }
protocol MakesPanes { func makePanes(stack: Stack) -> Panes }
struct Panes {
  let list: List
  let detail: Detail
}
protocol MakesTabs { func makeTabs(openRepo: Stack) -> Tabs }
struct Tabs {
  let make: (Stack) -> Panes
  let openRepo: Stack
}

// A misspelled label, for what could not be built, and for what could.
struct Article { let id: Int }
struct Draft {}
protocol MakesPage { func makePage(artcle: Article) -> Page }
final class Page { init(article: Article) {} }
protocol MakesEditor { func makeEditor(darft: Draft) -> Editor }
final class Editor { init(draft: Draft) {} }
protocol MakesSheet { func makeSheet(artcle: Article) -> Sheet }
struct Sheet { let page: Page }

// Of one type, and neither of the name.
protocol Logging {}
struct User { let name: String }
protocol MakesReport { func makeReport() -> Report }
struct Report {
  let log: any Logging
  let user: User
  let role: Role
}
struct Role { let name: String }

struct AppDependency { let logger: any Logging }
struct UserDependency {
  let app: AppDependency
  let auditLogger: any Logging
  let user: User
  let role: Role
}
final class Coordinator {
  typealias Dependencies = MakesScreen & MakesPanes & MakesTabs & MakesPage & MakesEditor
    & MakesSheet & MakesReport
}
