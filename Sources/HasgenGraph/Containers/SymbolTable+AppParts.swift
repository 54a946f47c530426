import HasgenProgram
import HasgenReading

extension SymbolTable {
  /// True if a type is a coordinator, a view, a view controller, a delegate or the `@main` type.
  /// These are not containers unless they are marked.
  package func isAppPart(_ id: SymbolID, by rules: Rules) -> Bool {
    let symbol = self[id]
    let isMain = symbol.sites.contains { site in
      site.declaration.attributes.contains {
        ["main", "UIApplicationMain", "NSApplicationMain"].contains($0.name)
      }
    }
    let endings = ["Coordinator", "ViewController", "View", "Delegate"]
    if isMain || endings.contains(where: symbol.name.hasSuffix) { return true }
    let closure = supertypeClosure(of: id)
    let protocols = closure.protocols.keys.filter { !isDependencyProtocol($0, by: rules) }
    return (closure.superclasses + protocols).contains { self[$0].name.isOfAppPart }
      || closure.externals.contains(where: \.isOfAppPart)
  }
}

extension String {
  /// True if the string is the name of a type from which parts of an app inherit.
  fileprivate var isOfAppPart: Bool {
    let endings = ["Coordinator", "View", "ViewController", "ApplicationDelegate", "SceneDelegate"]
    let isController = hasPrefix("UI") && hasSuffix("Controller")
    if isController || endings.contains(where: hasSuffix) { return true }
    return self == "App" || PlatformNames.onMainActor.contains(self)
  }
}

extension SymbolTable {
  /// The suffix that makes a type a container if it stores a parent; `nil` for other names, and for
  /// views and the like with the suffix `Container` or `Scope`.
  func containerSuffix(of id: SymbolID, by rules: Rules) -> String? {
    guard let suffix = ContainerNames.suffix(of: self[id].name) else { return nil }
    return ContainerNames.distinctSuffixes.contains(suffix) || !isAppPart(id, by: rules)
      ? suffix : nil
  }
}
