import HasgenGraph
import HasgenProgram
import HasgenReading

extension GraphRule {
  /// Has-protocols to which several parents of a container conform; one finding for the same
  /// parents.
  static let ambiguousParent = GraphRule(id: .ambiguousParent, level: .error) { app, rule in
    app.children.flatMap { child, forwarding in
      Dictionary(grouping: forwarding.choices) { $0.parents.map(\.name) }.map { names, group in
        let protocols = Set(group.map { app.table[$0.protocolID].path }).sorted()
        let parents = group[0].parents
        let quoted = names.quoted
        return rule.finding(
          "'\(child.path)' can have \(protocols.inQuotes()) "
            + "through \(quoted.dropLast().joined(separator: ", ")) and \(quoted.last ?? "")",
          at: parents.last.map { app.table.location(of: $0) },
          fix: "mark \(parents.count > 2 ? "all but one" : "one") with '// hasgen: not-parent', or "
            + "with '// hasgen: no-forward \(protocols.joined(separator: " "))'; or give "
            + "'\(child.path)' its own member",
          notes: parents.dropLast().map {
            Note("'\($0.name)' is declared here", at: app.table.location(of: $0))
          })
      }
    }
  }

  /// Containers that hold each other, so that none of them can be the parent.
  static let cyclicParents = GraphRule(id: .cyclicParents, level: .error) { app, rule in
    app.supply.scopes.cycles.map { cycle in
      let names = cycle.map { app.table[$0.container].path }
      return rule.finding(
        "'\(names[0])' would be its own parent", at: app.table.location(of: cycle[0].parent),
        fix: "mark the property that holds no parent with '// hasgen: not-parent'",
        notes: cycle.enumerated().map { index, step in
          Note(
            "'\(names[index])' holds '\(names[(index + 1) % names.count])' as "
              + "'\(step.parent.name)'", at: app.table.location(of: step.parent))
        })
    }
  }

  /// A private property that holds a parent, which the generated file cannot read.
  static let hiddenParent = GraphRule(id: .hiddenParent, level: .warning) { app, rule in
    app.blockedParents(hidden: true).map { child, parent, protocols in
      let access = parent.property.access.rawValue
      return rule.finding(
        "'\(parent.name)' is \(access), so '\(child.path)' cannot forward \(protocols) to it "
          + "from its generated file",
        at: app.table.location(of: parent),
        fix: "remove '\(access)', or mark it as '// hasgen: not-parent'")
    }
  }

  /// An optional property that holds a parent, so that a conformance cannot be forwarded to it.
  static let optionalParent = GraphRule(id: .optionalParent, level: .warning) { app, rule in
    app.blockedParents(hidden: false).map { child, parent, protocols in
      let property = parent.property.declaration
      let isWeak = property.modifiers.contains { $0.hasPrefix("weak") }
      let written = "'let \(property.name): \(property.type?.wrapped.description ?? "")'"
      return rule.finding(
        "'\(parent.name)' is \(isWeak ? "weak" : "optional"), so '\(child.path)' cannot "
          + "forward \(protocols) to it: it may be nil",
        at: app.table.location(of: parent),
        fix: "declare it as \(isWeak ? "'unowned let', or as \(written)" : written); or mark it as "
          + "'// hasgen: not-parent'")
    }
  }
}

extension CheckedApp {
  /// The children with their forwarded conformances, parents first. Children in a cycle and below
  /// one are left out, because their conformances cannot be decided.
  var children: [(child: NominalType, forwarding: ForwardedSupply)] {
    let undecided = supply.scopes.undecided
    return supply.scopes.ordered.compactMap { child in
      guard !undecided.contains(child.id), let forwarding = supply.forwarded[child.id] else {
        return nil
      }
      return (child, forwarding)
    }
  }

  /// The parents that cannot be forwarded to because of their own declaration, with the names of
  /// the Has-protocols.
  ///
  /// - Parameter isHidden: True for the private parents, and false for the others, which are
  ///   optional.
  fileprivate func blockedParents(
    hidden isHidden: Bool
  ) -> [(child: NominalType, parent: Parent, protocols: String)] {
    children.flatMap { child, forwarding in
      (supply.scopes.parents[child.id] ?? []).compactMap { parent in
        guard isHidden == (parent.property.access <= .fileprivate) else { return nil }
        let names = forwarding.gaps.filter {
          $0.parent.property.key == parent.property.key && $0.obstacle.cause.isParent
        }.map { table[$0.protocolID].path }
        return names.isEmpty ? nil : (child, parent, names.sorted().inQuotes())
      }
    }
  }
}

extension SymbolTable {
  /// The location of the property that holds a parent.
  func location(of parent: Parent) -> Location { location(of: parent.property) }
}

extension TypeSyntax {
  /// The type without its optional: `any A & B` of `(any A & B)?`.
  fileprivate var wrapped: TypeSyntax {
    switch self {
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner.wrapped
    case .tuple(let elements) where elements.count == 1: elements[0].type.wrapped
    default: self
    }
  }
}
