struct ArticlesProvider {}
struct ArticleProvider {}
protocol Service {}
struct Impl: Service {}

protocol HasArticleProvider { var articleProvider: ArticleProvider { get } }
protocol HasHidden { var hidden: Int { get } }
protocol HasConcrete { var concrete: any Service { get } }
protocol HasSetter { var setter: Int { get set } }

struct AppDependency {
  let articleProvider: ArticlesProvider
  private let hidden: Int
  let concrete: Impl
  let setter: Int
}
