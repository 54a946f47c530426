import SwiftReading
import SwiftProgram

extension AppPart {
  /// The part that a type has by its own name.
  fileprivate init?(calledSo name: String) {
    switch name {
    case _ where name.hasSuffix("Coordinator"): self = .coordinator
    case _ where name.hasSuffix("ViewController"): self = .viewController
    case _ where name.hasSuffix("View"): self = .view
    case _ where name.hasSuffix("Delegate"): self = .delegate
    default: return nil
    }
  }

  /// The part that a type has by the name of something that it inherits from.
  fileprivate init?(inheriting name: String) {
    switch name {
    case "App": self = .main
    case _ where name.hasSuffix("Coordinator"): self = .coordinator
    case _
    where name.hasSuffix("ViewController") || name.hasPrefix("UI") && name.hasSuffix("Controller"):
      self = .viewController
    case _ where name.hasSuffix("ApplicationDelegate") || name.hasSuffix("SceneDelegate"):
      self = .delegate
    case _ where name.hasSuffix("View") || PlatformNames.onMainActor.contains(name): self = .view
    default: return nil
    }
  }
}

extension SymbolTable {
  /// The part that a type has in an app, by an attribute, its name or what it inherits from; `nil`
  /// for a type that may be a container.
  package func appPart(of id: SymbolID) -> AppPart? {
    let main: Set = ["main", "UIApplicationMain", "NSApplicationMain"]
    let symbol = self[id]
    if symbol.sites.contains(where: {
      $0.declaration.attributes.contains { main.contains($0.name) }
    }) {
      return .main
    }
    if let part = AppPart(calledSo: symbol.name) { return part }
    let supertypeClosure = supertypeClosure(of: id)
    let inherited =
      (supertypeClosure.superclasses + supertypeClosure.protocols.keys).map { self[$0].name }
      + supertypeClosure.externals
    return inherited.sorted().lazy.compactMap(AppPart.init(inheriting:)).first
  }
}
