import HasgenProgram
import HasgenReading

/// Services and values: services are found by type and built, values are found by name alone.
extension TypeCatalog {
  /// The platform classes that are services, because their objects have an identity or shared
  /// state.
  static let platformServices: Set<String> = [
    "Bundle", "CLLocationManager", "CNContactStore", "DispatchQueue", "FileManager",
    "HTTPCookieStorage", "HKHealthStore", "JSONDecoder", "JSONEncoder", "ModelContainer",
    "NSCache", "NSManagedObjectContext", "NSPersistentContainer", "NotificationCenter",
    "OperationQueue", "ProcessInfo", "URLCache", "URLSession", "UNUserNotificationCenter",
    "UserDefaults",
  ]

  /// True if values of a resolved type are services.
  package func isService(_ type: TypeSyntax) -> Bool {
    parts(of: type).contains { part in
      id(of: part).map(isService) ?? Self.platformServices.contains(text(of: part))
    }
  }

  /// True if values of a declared type are services: protocols, classes and actors, and structs
  /// that conform to a protocol or store or take a service.
  func isService(_ id: SymbolID) -> Bool {
    services.answer(id) {
      var seen: Set<SymbolID> = []
      return isService(id, &seen)
    }
  }

  private func isService(_ id: SymbolID, _ seen: inout Set<SymbolID>) -> Bool {
    switch table[id].kind {
    case .protocol, .class, .actor: return true
    case .struct: break
    default: return false
    }
    guard seen.insert(id).inserted else { return false }
    if containers[id] != nil || !table.supertypeClosure(of: id).protocols.isEmpty { return true }
    for site in table[id].headers {
      let scope = table.bodyScope(of: site, in: id)
      for type in site.declaration.members.flatMap({ dependencyTypes(of: $0, in: scope) }) {
        let isOne = parts(of: type.unwrappedOrSelf).contains { part in
          guard let part = self.id(of: part) else {
            return Self.platformServices.contains(text(of: part))
          }
          return part != id && isService(part, &seen)
        }
        if isOne { return true }
      }
    }
    return false
  }

  /// The types of a stored member, or of an initializer's parameters.
  private func dependencyTypes(of member: Declaration, in scope: Scope) -> [TypeSyntax] {
    if member.isStoredInValues {
      guard let known = table.apparentType(of: member, in: scope) else { return [] }
      return [table.resolved(known.type, in: known.scope)]
    }
    guard member.kind == .`init` else { return [] }
    return member.parameters.map { table.resolved($0.type, in: scope.entering(member)) }
  }
}
