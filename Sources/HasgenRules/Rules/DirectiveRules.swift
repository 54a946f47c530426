import HasgenGraph
import HasgenProgram
import HasgenReading

extension GraphRule {
  /// A `// hasgen:` comment that hasgen does not understand.
  static let unknownDirective = GraphRule(id: .unknownDirective, level: .error) { app, rule in
    app.table.directedDeclarations.flatMap { declaration, file in
      declaration.directives.compactMap { directive in
        directive.fault(at: app.table.location(file: file, offset: directive.offset), by: rule)
      }
    }
  }

  /// A directive without effect at its declaration. Directives for doubles are checked by their own
  /// rule.
  static let idleDirective = GraphRule(id: .idleDirective, level: .error) { app, rule in
    // A directive in a file of several modules needs an effect in one of them.
    var used: Set<Location> = []
    let findings = app.table.directedDeclarations.flatMap { declaration, file in
      declaration.directives.compactMap { directive -> Finding? in
        let place = app.table.location(file: file, offset: directive.offset)
        guard let subject = Directive.subjects[directive.name],
          !app.isUsed(directive, at: declaration, inFile: file)
        else {
          used.insert(place)
          return nil
        }
        return rule.finding(
          "'\(directive.name)' has no effect here", at: place,
          fix: "it belongs to \(subject); move it there, or remove it")
      }
    }
    return findings.filter { $0.diagnostic.location.map(used.contains) != true }
  }
}

extension CheckedApp {
  /// True if a directive has an effect at a declaration.
  fileprivate func isUsed(
    _ directive: Directive, at declaration: Declaration, inFile file: Int
  ) -> Bool {
    let isType = [.struct, .class, .actor, .enum].contains(declaration.kind)
    switch directive.name {
    case "container": return isType
    case "live": return isType || declaration.kind == .`init` || declaration.isStatic
    case "has":
      return sources.declared.isUsed(CodePlace(declaration, inFile: file))
    case "no-forward" where directive.names.isEmpty:
      return concernsHasProtocol(declaration) || table.importsUnreadModule(file)
    case "no-forward", "not-parent":
      return declaration.isProperty
        && (table.importsUnreadModule(file) || holdsParent(declaration, inFile: file))
    default: return true
    }
  }

  /// True if a declaration is a Has-protocol, or has the name of a member that a Has-protocol
  /// requires.
  private func concernsHasProtocol(_ declaration: Declaration) -> Bool {
    supply.protocols.contains { candidate in
      declaration.kind == .protocol
        ? table[candidate].sites.contains { $0.declaration === declaration }
        : table.requirements(of: candidate, seenFrom: table[candidate].module).requirements
          .contains { $0.declaration.baseName == declaration.baseName }
    }
  }

  /// True if a property's type is a container, its `Reference`, or a composition.
  private func holdsParent(_ declaration: Declaration, inFile file: Int) -> Bool {
    let place = CodePlace(declaration, inFile: file)
    let finder = ParentFinder(
      table: table, rules: rules, containers: Set(supply.containers.map(\.id)))
    return table.allIDs.contains { id in
      guard table[id].sites.contains(where: { $0.scope.file == file }) else { return false }
      let type = NominalType(id, in: table)
      return type.members(of: [id] + type.superclasses).contains { member in
        member.key == place && finder.kind(of: member, in: type) != nil
      }
    }
  }
}

extension Directive {
  /// The kinds of declarations at which each directive has an effect, in words.
  fileprivate static let subjects = [
    "container": "a struct, a class, an actor or an enum",
    "has": "a property that other files see and that has no Has-protocol, in a container with "
      + "'\"declareProtocols\": \"marked\"' in '.hasgen.json'",
    "live": "an implementation, an initializer, or a 'static let shared'",
    "no-forward":
      "a Has-protocol or what one asks for; with names, to a property that holds a parent",
    "not-parent": "a property that holds another container",
    "preview": "a consumer", "stub": "the protocol of a service",
  ]

  /// The finding about a directive that hasgen does not understand; `nil` for others.
  fileprivate func fault(at location: Location, by rule: GraphRule) -> Finding? {
    if isNearlyRight { return correction(at: location, by: rule) }
    if name == "allow" { return allowFault(at: location, by: rule) }
    let known = Self.subjects.keys.sorted() + ["allow", "ignore"]
    guard !known.contains(name) else { return nil }
    let nearest = nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
    return rule.finding(
      "unknown directive '\(name)'", at: location,
      fix: nearest ?? "the directives are \(known.sorted().inQuotes())")
  }

  /// The finding about a comment that is almost a directive; `nil` for prose that begins with
  /// "hasgen".
  private func correction(at location: Location, by rule: GraphRule) -> Finding? {
    let parts = name.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    var words = parts[1].replacing("*/", with: " ").split { $0 == " " || $0 == "\t" }.map(
      String.init)
    guard let first = words.first?.lowercased(),
      Self.subjects[first] != nil || ["allow", "ignore"].contains(first),
      first == "allow" || words.dropFirst().allSatisfy({ $0.first?.isUppercase == true })
    else { return nil }
    words[0] = first
    return rule.finding(
      "'\(name)' is no directive", at: location,
      fix: "write '// hasgen: \(words.joined(separator: " "))'")
  }

  /// The mistake in a comment `// hasgen: allow left-to-you: reason`; `nil` if it is correct.
  private func allowFault(
    at location: Location, by rule: GraphRule
  ) -> Finding? {
    guard let first = arguments.first, first.hasSuffix(":"), arguments.count > 1 else {
      let id = arguments.first?.replacing(":", with: "") ?? "left-to-you"
      return rule.finding(
        "'allow' needs a warning and a reason", at: location,
        fix: "write '// hasgen: allow \(id): reason'")
    }
    let id = String(first.dropLast())
    let known = Diagnostic.idsOfAllowableWarnings.union(DiagnosticID.lintRules).map(\.rawValue)
    guard !known.contains(id) else { return nil }
    let nearest = nearestName(to: id, among: known)
    return rule.finding(
      "no warning is called '\(id)'", at: location,
      fix: nearest.map { "did you mean '\($0)'?" }
        ?? "only warnings can be allowed; use the id in brackets at the end of the message")
  }
}
