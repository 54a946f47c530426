import HasKit

/// Coming from a container that registers and resolves.
protocol CardManaging: Sendable {
  var count: Int { get }
}

struct CardManager: CardManaging {
  var count: Int { 52 }
}

enum Registering {
  /// As it was: whatever is resolved has to be registered before, and nobody checks that it is.
  static func registry() -> Registry {
    let registry = Registry()
    registry.register((any CardManaging).self, CardManager())
    return registry
  }

  final class CardScreen {
    @Injected var cardManager: any CardManaging
    var title: String { "\(cardManager.count) cards" }
  }
}

/// As it is here.
protocol HasCardManager {
  var cardManager: any CardManaging { get }
}

final class CardScreen {
  typealias Dependencies = HasCardManager

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  var title: String { "\(dependencies.cardManager.count) cards" }
}
