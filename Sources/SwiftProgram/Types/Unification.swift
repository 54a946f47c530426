import SwiftReading

/// Finds out whether two resolved types are the same, where some names of the first may stand
/// for any type, but each for one.
package struct Unification {
  /// The names that may stand for any type: a protocol's associated types.
  package let free: Set<String>
  /// The types that they stand for, as far as that is settled.
  package private(set) var bindings: [String: TypeSyntax]

  /// Whether a type can stand for another; a `@Sendable` function for one that is not.
  package mutating func unify(wanted: TypeSyntax, found: TypeSyntax) -> Bool {
    if case .prefixed("@Sendable", let function) = found, !wanted.prefixes.contains("@Sendable") {
      return unify(wanted, function)
    }
    return unify(wanted, found)
  }

  private mutating func unify(_ wanted: TypeSyntax, _ found: TypeSyntax) -> Bool {
    guard !free.isEmpty else { return wanted == found }
    var open: Set<String> = []
    collectFree(in: wanted, into: &open)
    let unbound = open.subtracting(bindings.keys)
    if unbound.isEmpty { return wanted.substituting(resolvedBindings(of: wanted)) == found }
    if case .name(let name) = wanted, let last = name.components.first.flatMap({ freeName(of: $0) })
    {
      bindings[last] = found
      return true
    }
    // Deeper down, what is bound first decides: the shapes are compared child by child.
    let left = children(of: wanted)
    let right = children(of: found)
    guard left.count == right.count, shell(of: wanted) == shell(of: found) else { return false }
    for (wantedChild, foundChild) in zip(left, right) {
      guard unify(wantedChild, foundChild) else { return false }
    }
    return true
  }

  /// An associated type's resolved name ends with the name that it is declared by.
  private func freeName(of component: TypeName.Component) -> String? {
    let name = component.name.pathParts.last ?? component.name
    return free.contains(name) && component.arguments.isEmpty ? name : nil
  }

  private func collectFree(in type: TypeSyntax, into names: inout Set<String>) {
    if case .name(let name) = type, let first = name.components.first,
      let free = freeName(of: first)
    {
      names.insert(free)
    }
    for child in children(of: type) { collectFree(in: child, into: &names) }
  }

  private func resolvedBindings(of type: TypeSyntax) -> [String: TypeSyntax] {
    var result: [String: TypeSyntax] = [:]
    func visit(_ type: TypeSyntax) {
      if case .name(let name) = type, let first = name.components.first,
        let free = freeName(of: first)
      {
        result[first.name] = bindings[free]
      }
      for child in children(of: type) { visit(child) }
    }
    visit(type)
    return result
  }

  private func children(of type: TypeSyntax) -> [TypeSyntax] {
    var result: [TypeSyntax] = []
    _ = type.mapChildren { child in
      result.append(child)
      return child
    }
    return result
  }

  /// The type with its children taken out.
  private func shell(of type: TypeSyntax) -> TypeSyntax {
    type.mapChildren { _ in .tuple([]) }
  }
}
