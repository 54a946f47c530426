import SwiftReading
import SwiftProgram

extension ProviderFinder {
  /// The `static let shared` of a type.
  func shared(of id: SymbolID, _ obstacle: Refusal?) -> [Provider] {
    guard catalog.isService(id), catalog.containers[id] == nil else { return [] }
    let symbol = table[id]
    return symbol.headers.flatMap { site in
      site.declaration.members.filter { $0.isStatic && $0.kind == .let && $0.baseName == "shared" }
        .compactMap { declaration -> Provider? in
          let scope = table.bodyScope(of: site, in: id)
          let type = table.apparentType(of: declaration, in: scope).map {
            table.resolved($0.type, in: $0.scope)
          }
          guard type == table.resolvedType(of: id) else { return nil }
          let member = Member(declaration: declaration, site: site, owner: id)
          let name = "\(symbol.path).shared"
          let location = table.location(of: declaration, inFile: site.scope.file)
          let own =
            member.isCallable(beside: container, in: table)
            ? condition(ConditionSet(declaration.conditions), of: name, at: location)
            : .hidden(name, member.access, at: location)
          return Provider(
            callee: .shared(id), name: name, location: location, parameters: [],
            effects: .none, isolation: table.isolation(of: declaration, in: site, of: id),
            isFailable: false,
            isPreferred: declaration.directives.contains { $0.name == "live" },
            availability: declaration.restrictions
              + symbol.sites.flatMap(\.declaration.restrictions),
            modules: [symbol.module, site.scope.module], obstacle: obstacle ?? own)
        }
    }
  }
}
