import Core

final class Feed { init(store: Store, user: UserDependency) {} }
protocol MakesFeed { func makeFeed() -> Feed }
final class Shop { init(store: Store, feature: FeatureDependency) {} }
protocol MakesShop { func makeShop() -> Shop }

final class Coordinator { typealias Dependencies = MakesFeed & MakesShop }
