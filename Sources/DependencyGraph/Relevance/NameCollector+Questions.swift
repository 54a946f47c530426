import SwiftOutline

extension NameCollector {
  /// What a declaration holds that leads to something.
  enum Question: Comparable {
    case none
    /// Names that mean the same wherever they are written.
    case plain
    /// Names that may mean something that the types around them have, or inherit.
    case scoped
  }

  /// Adds what leads to containers and Has-protocols, with what stands beside it.
  @discardableResult
  mutating func addQuestions(in declaration: Declaration) -> Question {
    var asked: [TypeSyntax] = []
    switch declaration.kind {
    case .typealias:
      if leading.contains(declaration.name) || declaration.type.map(leading.contain(oneOf:)) == true
      {
        add(declaration.attributes)
        asked += [declaration.type].compactMap(\.self)
      }
    case .protocol, .class, .struct, .actor, .enum, .extension, .associatedtype:
      if declaration.supertypes.contains(where: leading.contain(oneOf:)) {
        asked += declaration.supertypes
      }
    case .let, .var, .func, .`init`, .subscript:
      let types = declaration.parameters.map(\.type) + [declaration.type].compactMap(\.self)
      asked += types.filter { $0.isComposition && leading.contain(oneOf: $0) }
    }
    var question = asked.isEmpty ? Question.none : .plain
    for type in asked {
      addQuestion(type)
      if mayBeNested(type) { question = .scoped }
    }
    for clause in [declaration.genericParameters, declaration.whereClause] {
      guard let clause,
        !asked.isEmpty || words(of: clause).contains(where: leading.contains)
      else { continue }
      question = .scoped
      addWords(of: clause)
    }
    for member in declaration.members where member.holds(.typesOrCompositions) {
      question = max(question, addQuestions(in: member))
    }
    // An extension is called as its type, which may be an alias of the consumer.
    if question == .scoped || question == .plain && declaration.kind == .extension {
      addWords(of: declaration.name)
    }
    return question
  }

  /// Whether one of the names in a type may mean something that a type has. Doubles are named in the
  /// scope of their consumers.
  private func mayBeNested(_ type: TypeSyntax) -> Bool {
    hasDoubles
      || type.hasName { nestedNames.contains(NameHash(ofWritten: $0.components[0].name)) }
  }

  /// Whether whatever `A` of `A.B` may be has a `B` itself, so that it does not inherit one.
  private func isDeclaredThere(_ name: TypeName) -> Bool {
    guard name.components.count > 1 else { return false }
    let parts = name.components.map(\.name.asTypeName)
    let found = idsByPath[parts.joined(separator: ".")]
    return found != nil
      && found?.count == idsByPath[parts.dropLast().joined(separator: ".")]?.count
  }

  private mutating func addQuestion(_ type: TypeSyntax) {
    type.visitNames { name in
      let isKnown = !hasDoubles && isDeclaredThere(name)
      for component in name.components {
        if isKnown { addDeclared(component.name) } else { add(component.name) }
      }
    }
  }
}
