import HasgenGraph
import HasgenLint
import HasgenProgram
import HasgenProjects
import HasgenReading
import HasgenRules

/// The removal of the dependencies that findings report.
struct LintFix: Sendable {
  /// The new texts of files, by their paths.
  private(set) var texts: [String: [UInt8]] = [:]
  /// Notes about the findings that are not fixed.
  private(set) var left: [Diagnostic] = []

  /// - Parameters:
  ///   - findings: The findings of one rule that no comment allows.
  ///   - removesPublic: True to change public compositions.
  ///   - tested: Returns the member, of the removed ones, that a test or preview names beside a
  ///     consumer, or beside any consumer for `nil`.
  init(
    of findings: [Diagnostic], in app: LintedApp, removesPublic: Bool,
    tested: (_ consumer: String?, _ members: Set<String>) -> String?
  ) {
    let places = Set(findings.compactMap(\.location))
    // By the place of the first removed name. A composition in a file of several modules has one
    // place, and is cut only if no module needs it whole.
    var cuts: [Location: [Range<Int>]] = [:]
    var kept: Set<Location> = []
    var removedFromShared: Set<SymbolID> = []
    for composition in app.compositions {
      let removed = composition.terms.indices.filter {
        places.contains(app.location(of: composition.terms[$0], in: composition))
      }
      guard let first = removed.first, composition.composition.textOffset == nil else { continue }
      let place = app.location(of: composition.terms[first], in: composition)
      let names = removed.map { "'\(composition.terms[$0].text)'" }.joined(separator: ", ")
      func leave(_ reason: String) {
        kept.insert(place)
        left.append(
          Diagnostic(
            .note, "'\(composition.consumer)' keeps \(names): \(reason)", id: .unusedDependency,
            at: place))
      }
      let dependencies = removed.flatMap { composition.terms[$0].dependencies }
      let members = Set(
        dependencies.flatMap { app.table[$0].sites }.flatMap(\.declaration.members).map(\.baseName))
      let isNamedByAnother = app.uses.isNamedByAnother(composition)
      if removed.count == composition.terms.count {
        leave("\(composition.nameInWords) would be empty, remove it by hand")
      } else if let reason = app.reasonToKeep(composition, removesPublic: removesPublic) {
        leave(reason)
      } else if let member = tested(isNamedByAnother ? nil : composition.consumer, members) {
        leave("tests or previews name '\(member)', '--tests' removes it all the same")
      } else if isNamedByAnother, !removedFromShared.isDisjoint(with: dependencies) {
        // A consumer may have the dependency by two compositions, and needs one of them.
        continue
      } else if let bytes = app.linted.texts.bytes(place.path),
        let edit = CompositionEdit(
          removing: Set(removed), of: composition.terms.map(\.offset), in: BodyText(reading: bytes))
      {
        cuts[place] = edit.cuts
        if isNamedByAnother { removedFromShared.formUnion(dependencies) }
      } else {
        leave("remove it by hand")
      }
    }
    let files = Dictionary(grouping: cuts.filter { !kept.contains($0.key) }, by: \.key.path)
    for (path, cuts) in files {
      texts[path] = app.linted.texts.bytes(path)?.removing(cuts.flatMap(\.value))
    }
  }
}

extension LintedApp {
  /// The reason why other code needs all of a composition; `nil` if it does not.
  fileprivate func reasonToKeep(
    _ composition: AskingComposition, removesPublic: Bool
  ) -> String? {
    let attributes = composition.composition.declaration.attributes
    if attributes.contains(where: { $0.name == "Environment" }) {
      return "its key in the environment has the same type, remove it by hand"
    }
    if !removesPublic, isPublic(composition) {
      return "\(composition.nameInWords) is public, '--public' changes it"
    }
    return conformer(to: composition).map { "'\($0)' conforms to it, remove it by hand" }
  }

  /// A type, not a container, that conforms to a composition by its name, so that other code may
  /// pass it as the composition.
  fileprivate func conformer(to composition: AskingComposition) -> String? {
    let own = composition.composition
    let outer = own.scope.owners.last
    guard own.isNamed,
      let alias = table.id(
        module: outer?.module ?? own.scope.module,
        path: outer.map { "\($0.path).\(own.name)" } ?? own.name, seenFrom: own.scope.file)
    else { return nil }
    return table.allIDs.first { id in
      table[id].kind != .protocol && linted.graph.supply.container(id) == nil
        && table[id].headers.contains { site in
          site.declaration.inheritedTypes.flatMap(\.namedParts).contains {
            $0.components.last?.name == own.name
              && table.meaning(of: $0, in: site.headerScope) == .symbol(alias)
          }
        }
    }.map { table[$0].path }
  }

  /// True if code of other modules can name a composition.
  fileprivate func isPublic(_ composition: AskingComposition) -> Bool {
    let declared = composition.composition.declaration.access ?? .internal
    let owner = composition.composition.owner(in: table).map { table[$0].access } ?? .open
    return min(declared, owner) >= .public
  }
}
