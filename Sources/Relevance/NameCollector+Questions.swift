import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

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
  ///
  /// - Parameter owner: The declaration around it: what stands for one of its aliases is known.
  @discardableResult
  mutating func addQuestions(
    in declaration: Declaration, of owner: Declaration? = nil
  ) -> Question {
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
      asked += declaration.writtenTypes.filter {
        rules.fitsDependency($0)
          || ($0.isComposition || declaration.isCalledAsDependencies)
            && owner?.hasAlias(called: $0) != true && leading.contain(oneOf: $0)
      }
    }
    if declaration.traits.contains(.compositions) {
      let arguments = (declaration.inheritedTypes + declaration.writtenTypes)
        .flatMap(\.composedArguments)
      asked += arguments.filter(leading.contain(oneOf:))
    }
    var question = asked.isEmpty ? Question.none : .plain
    for type in asked {
      addQuestion(type)
      if mayBeNested(type) { question = .scoped }
    }
    let requirements = declaration.genericRequirements
    if declaration.hasGenericClauses && !asked.isEmpty
      || requirements.contains(where: { $0.sides.contains(where: leading.contain(oneOf:)) })
    {
      question = .scoped
      add(requirements)
    }
    for member in declaration.members
    where member.holds(.typesOrCompositions) || rules.mayAskInPlace(member) {
      question = max(question, addQuestions(in: member, of: declaration))
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

extension Declaration {
  /// The types of its parameters, and its own.
  fileprivate var writtenTypes: [TypeSyntax] {
    let types = parameters.map(\.type)
    return type.map { types + [$0] } ?? types
  }

  /// Whether a type is one of its aliases alone.
  fileprivate func hasAlias(called type: TypeSyntax) -> Bool {
    guard case .name(let name) = type.withoutOptional, name.components.count == 1 else {
      return false
    }
    return members.contains { $0.kind == .typealias && $0.name == name.components[0].name }
  }
}
