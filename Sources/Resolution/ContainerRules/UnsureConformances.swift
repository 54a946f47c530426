import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// Conformances that the generated files have, and that would go although nobody can say that they
/// should: a macro or a class of another module may supply what they need.
struct UnsureConformances {
  let graph: ResolvedGraph
  let former: FormerFiles

  func diagnostics() -> [Diagnostic] {
    graph.supply.containers.compactMap { container in
      let lost = (former.conformances[container.symbol.path] ?? []).sorted()
        .compactMap { name in lostProtocol(name, by: container).map { (name, $0) } }
      guard !lost.isEmpty else { return nil }
      let unseen = unseenSources(of: container)
      let unsure = lost.map { name, id in (name, sources: unseen + doubts(of: id, by: container)) }
        .filter { !$0.sources.isEmpty }
      guard !unsure.isEmpty else { return nil }
      return UnsureConformance(
        container: container.symbol.path, protocols: unsure.map(\.0),
        sources: unsure.flatMap(\.sources).reduce(into: []) {
          if !$0.contains($1) { $0.append($1) }
        },
        location: graph.supply.symbols.location(of: container.id)
      ).diagnostic
    }
  }

  /// The Has-protocol of a name, if the container lacks what it asks for, as far as can be seen.
  private func lostProtocol(_ name: String, by container: NominalType) -> SymbolID? {
    let path = name.pathParts.last ?? name
    let ids = graph.supply.symbols.ids(path).filter(graph.supply.candidates.contains)
    let isLost = ids.allSatisfy { id in
      guard case .lacks = graph.supply.verdict(on: id, by: container) else { return false }
      return !graph.supply.isPromised(id, to: container)
        && !(graph.generated[container.id] ?? []).contains { $0.conformance.protocolID == id }
    }
    return isLost ? ids.first : nil
  }

  // MARK: What cannot be seen

  /// The macros and types that may add members to a container which no source shows.
  private func unseenSources(of container: NominalType) -> [UnsureConformance.Source] {
    let table = graph.supply.symbols
    let declarations = (container.symbol.sites + container.symbol.extensions).map(\.declaration)
    let attributes = declarations.flatMap { $0.attributes + $0.members.flatMap(\.attributes) }
      .map(\.name)
      .filter { !Self.ofTheLanguage.contains($0) && table.ids($0).isEmpty }
    let supertypeClosure = table.supertypeClosure(of: container.id)
    let types = supertypeClosure.externals.filter { !Self.supplyingNothing.contains($0) }.sorted()
    return attributes.map { .macro("@\($0)") }
      + declarations.flatMap(\.expandedMacros).map { .macro("#\($0)") }
      + types.map { .unreadType($0) }
  }

  /// The members that may be what a Has-protocol asks for, though it cannot be seen.
  private func doubts(of id: SymbolID, by container: NominalType) -> [UnsureConformance.Source] {
    graph.supply.verdict(on: id, by: container).shortcomings.compactMap { shortcoming in
      guard case .missed(_, let member, let fault) = shortcoming else { return nil }
      switch fault {
      case .inferredType: return .untypedMember(member.declaration.baseName)
      case .differentType:
        return unreadType(of: member).flatMap {
          // One that is declared where the file does not see it is told as that.
          graph.supply.symbols.ids($0).isEmpty ? .unreadTypeOfMember($0) : nil
        }
      default: return nil
      }
    }
  }

  /// A type that no source declares, and that may be another name of what is asked for.
  private func unreadType(of member: Member) -> String? {
    let scope = graph.supply.symbols.bodyScope(of: member.site, in: member.owner)
    let names = member.declaration.type?.namedParts ?? []
    return names.first { name in
      let first = name.components[0].name
      return !PlatformNames.standardLibrary.contains(first)
        && graph.supply.symbols.symbol(for: .name(name), in: scope) == nil
    }.map { TypeSyntax.name($0).description }
  }

  private static let supplyingNothing = PlatformNames.standardLibrary.union([
    "NSObject", "Observable", "ObservableObject",
  ])

  private static let ofTheLanguage: Set = [
    "GKInspectable", "IBAction", "IBInspectable", "IBOutlet", "MainActor", "NSCopying",
    "NSManaged", "Published", "Sendable", "UIApplicationMain", "available", "backDeployed",
    "discardableResult", "dynamicCallable", "dynamicMemberLookup", "frozen", "inlinable", "inline",
    "main", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "unchecked",
    "usableFromInline", "warn_unqualified_access",
  ]
}
