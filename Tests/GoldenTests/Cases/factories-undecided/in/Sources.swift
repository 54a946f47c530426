final class Repo { init(stack: Stack) {} }
struct List { let repo: Repo }
protocol MakesPanes { func makePanes(stack: Stack) -> Panes }
struct Panes {
  let list: List
}
protocol MakesTabs { func makeTabs(openRepo: Stack) -> Tabs }
struct Tabs {
  let make: (Stack) -> Panes
}

protocol MakesPage { func makePage(artcle: Article) -> Page }
final class Page { init(article: Article) {} }
protocol MakesEditor { func makeEditor(darft: Draft) -> Editor }
final class Editor { init(draft: Draft) {} }
protocol MakesSheet { func makeSheet(artcle: Article) -> Sheet }
struct Sheet { let page: Page }

protocol MakesReport { func makeReport() -> Report }
struct Report {
  let log: any Logging
}

struct AppDependency { let logger: any Logging }
final class Coordinator {
  typealias Dependencies = MakesPanes & MakesTabs & MakesPage & MakesEditor
    & MakesSheet & MakesReport
}
