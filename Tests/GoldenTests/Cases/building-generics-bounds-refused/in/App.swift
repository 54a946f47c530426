struct AppDependency {}

protocol MakesSaver { func makeSaver() -> Saver }
final class Saver { init(store: any Store<Order>) {} }

protocol MakesIndexer { func makeIndexer() -> Indexer }
final class Indexer { init(index: any Index<Pet>) {} }

/// Both queues are for what is 'Codable'.
protocol MakesSender { func makeSender() -> Sender }
final class Sender { init(queue: any Queue<Pet>) {} }

final class Coordinator {
  typealias Dependencies = MakesSaver & MakesIndexer & MakesSender
  init(dependencies: Dependencies) {}
}
