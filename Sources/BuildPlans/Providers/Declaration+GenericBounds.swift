import SwiftReading
import SwiftProgram

extension Declaration {
  /// Whether a generic parameter of its own stands for one value's type and no more, so that any
  /// value of what it is constrained to can be handed over.
  func takesOnce(_ name: String) -> Bool {
    let users = parameters.filter { parameter in
      parameter.type.contains { part in
        if case .name(let own) = part { own.components[0].name == name } else { false }
      }
    }
    return users.count == 1
      && users.allSatisfy { $0.type.withoutPrefixes.description == name && !$0.isVariadic }
  }

  /// The constraint of one of its generic parameters; `nil` if that is not exactly one type.
  func bound(of name: String) -> TypeSyntax? {
    let mentions = genericRequirements.filter { requirement in
      requirement.sides.contains { $0.hasName { $0.components.contains { $0.name == name } } }
    }
    guard mentions.count == 1, let only = mentions.first, !only.isSameType,
      only.subject.description == name
    else { return nil }
    return only.type
  }
}

extension TypeSyntax {
  /// Whether the type contains a `some` type, which the caller chooses.
  var hasOpaquePart: Bool {
    var inner = self
    while case .prefixed(_, let next) = inner { inner = next }
    return inner.contains { if case .prefixed("some", _) = $0 { true } else { false } }
  }
}
