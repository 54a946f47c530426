import HasgenProgram
import HasgenReading

/// Finds the declarations and types that may be compositions.
package struct CompositionFinder {
  let table: SymbolTable
  let rules: Rules
  package var compositions: [Composition] = []
  private let words: WordPattern

  package init(table: SymbolTable, rules: Rules) {
    self.table = table
    self.rules = rules
    words = rules.wordsOfInterest
    for (index, file) in table.files.enumerated() {
      let scope = Scope(module: file.module, file: index)
      for declaration in file.source.outline.declarations {
        visit(declaration, in: scope)
      }
    }
  }

  private mutating func visit(_ declaration: Declaration, in scope: Scope) {
    guard !declaration.isIgnored, mayCompose(declaration) else { return }
    let inner = scope.entering(declaration)
    addInline(declaration, in: inner)
    switch declaration.kind {
    case .typealias:
      if case .tuple(let elements)? = declaration.type?.withoutOptional, elements.count > 1 {
        // Several compositions under one name: `(own: HasA & HasB, nested: Child.Dependencies)`.
        for element in elements {
          addInlineType(element.type, hasUsualName: false, of: declaration, in: inner)
        }
      } else {
        let types = [declaration.type].compactMap(\.self)
        addComposition(of: types, in: declaration, as: .alias, scope: inner)
      }
    case .protocol where !rules.fitsDependency(declaration.name):
      addComposition(
        of: declaration.inheritedTypes, in: declaration, as: .umbrella,
        certainty(of: declaration), scope: inner)
    case .struct, .class, .actor:
      addParents(of: declaration, table.owner(of: declaration, in: scope), in: inner)
    default:
      break
    }
    let members = declaration.isPlain ? declaration.memberTypes : declaration.members
    guard !members.isEmpty else { return }
    let body = inner.entering(table.owner(of: declaration, in: scope))
    for member in members {
      if member.holds(.typesOrCompositions) {
        visit(member, in: body)
      } else if !member.isIgnored, rules.mayAskInPlace(member) {
        addInline(member, in: body.entering(member))
      }
    }
  }

  /// True if a declaration may contain a composition. This quick check excludes most types.
  private func mayCompose(_ declaration: Declaration) -> Bool {
    if !declaration.isPlain || declaration.hasGenericClauses { return true }
    let isMarked = !declaration.traits.isDisjoint(with: [.compositions, .directives])
    return isMarked || declaration.contents.contains(.types) || words.fits(declaration.name)
  }

  /// The certainty that an umbrella protocol consists of dependencies. A protocol with requirements
  /// of its own usually belongs to a model.
  private func certainty(of umbrella: Declaration) -> Composition.Certainty {
    if DependencyNames.fits(composition: umbrella.baseName) { return .certain }
    return umbrella.members.isEmpty ? .asWhole : .partByPart
  }

  /// Adds the types that may describe a container's parents. A single Has-protocol is enough here.
  private mutating func addParents(
    of declaration: Declaration, _ owner: Scope.Owner, in header: Scope
  ) {
    guard let id = table.id(module: owner.module, path: owner.path),
      table.mayHoldComposition(id, by: rules)
    else { return }
    let body = header.entering(owner)
    for member in declaration.members where member.storage?.kind == .stored {
      guard let type = member.type, !member.isStatic, table.mayBeParent(member, of: id, by: rules)
      else { continue }
      addComposition(of: [type.withoutOptional], in: member, as: .parent, scope: body)
    }
    for type in declaration.genericConstraints {
      let place = declaration.nameRange.lowerBound
      addComposition(of: [type], in: declaration, as: .parent, scope: body, textOffset: place)
    }
  }

  mutating func addComposition(
    of types: [TypeSyntax], in declaration: Declaration, as form: Composition.Form,
    _ certainty: Composition.Certainty = .certain, hasUsualName: Bool = false, scope: Scope,
    textOffset: Int? = nil
  ) {
    guard types.contains(where: { !$0.namedParts.isEmpty }) else { return }
    let owner = form == .umbrella ? nil : scope.owners.last?.path
    compositions.append(
      Composition(
        consumer: owner ?? declaration.name, declaration: declaration, types: types, scope: scope,
        textOffset: textOffset, form: form, certainty: certainty, hasUsualName: hasUsualName))
  }
}
