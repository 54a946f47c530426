import Core

@testable import Shop

func make(_ cover: Core.Article) -> Shop.Reader.StubDependencies {
  Shop.Reader.StubDependencies(article: Shop.Article(), cover: cover)
}
