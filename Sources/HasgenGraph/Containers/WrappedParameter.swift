import HasgenProgram
import HasgenReading

/// The parameter for a member with a property wrapper in the memberwise initializer.
package enum WrappedParameter {
  /// The parameter takes the member's value, as an autoclosure if there is a shape.
  case value(ClosureShape?)
  /// The parameter takes the property wrapper, which cannot be initialized with a value.
  case wrapper(TypeSyntax)

  /// The type of the parameter, if it is not the member's type.
  package var type: TypeSyntax? {
    if case .wrapper(let type) = self { type } else { nil }
  }

  package var autoclosure: ClosureShape? {
    if case .value(let shape) = self { shape } else { nil }
  }
}

extension SymbolTable {
  /// The parameter for a member in the memberwise initializer.
  package func parameter(for member: Declaration, in scope: Scope) -> WrappedParameter {
    for attribute in member.attributes {
      guard let id = symbol(for: attribute.type, in: scope) else {
        switch attribute.name {
        case "Lazy": return .value(.ofLazy)
        // The property wrapper of SwiftUI.
        case "Binding": return .wrapper(attribute.type(wrapping: member, isGeneric: true))
        default: continue
        }
      }
      guard isPropertyWrapper(id) else { continue }
      if let parameter = parameterOfInitializer(of: id) { return parameter }
      return isMadeOfValue(id)
        ? .value(nil) : .wrapper(attribute.type(wrapping: member, isGeneric: isGeneric(id)))
    }
    return .value(nil)
  }

  /// The parameter of the first initializer of a wrapper that needs nothing but the value; `nil`
  /// for none.
  private func parameterOfInitializer(of id: SymbolID) -> WrappedParameter? {
    for site in self[id].headers {
      for initializer in site.declaration.members where initializer.kind == .`init` {
        guard initializer.parameters.dropFirst().allSatisfy(\.hasDefault),
          let value = initializer.parameters.first, value.label == "wrappedValue"
        else { continue }
        return .value(
          ClosureShape(ofAutoclosure: value.type, in: bodyScope(of: site, in: id), table: self))
      }
    }
    return nil
  }

  /// True if a member's wrapper is initialized by its written arguments alone, or if a wrapper of
  /// SwiftUI makes the value: `@Setting("theme", default: .dark)`, `@State private var isOpen =
  /// false`.
  package func isMadeByWrapper(_ member: Declaration, in scope: Scope) -> Bool {
    let hasValue = member.storage?.hasInitialValue == true
    return member.attributes.contains { makesValue($0, in: scope, hasValue: hasValue) }
  }

  /// True if a wrapper is initialized by the arguments of its attribute alone, or is one of SwiftUI
  /// that makes the value.
  private func makesValue(_ attribute: Attribute, in scope: Scope, hasValue: Bool) -> Bool {
    if ["EnvironmentObject", "FocusState", "Namespace"].contains(attribute.name) { return true }
    if ["State", "StateObject"].contains(attribute.name) { return hasValue }
    guard attribute.text.hasSuffix(")"), attribute.text.contains("("),
      attribute.name.pathParts.last?.first?.isUppercase == true
    else { return false }
    guard let id = symbol(for: attribute.type, in: scope) else { return true }
    guard isPropertyWrapper(id) else { return false }
    let members = self[id].headers.flatMap(\.declaration.members)
    let initializers = members.filter { $0.kind == .`init` }
    if initializers.isEmpty { return !isMadeOfValue(id) }
    return initializers.contains { $0.parameters.allSatisfy { $0.label != "wrappedValue" } }
  }

  /// The name of a member's wrapper if it takes a closure: `Lazy`; `nil` for other wrappers.
  package func lazyWrapper(of name: String, in container: NominalType) -> String? {
    guard let member = container.members(named: name).first(where: { $0.owner == container.id })
    else { return nil }
    let scope = bodyScope(of: member)
    guard parameter(for: member.declaration, in: scope).autoclosure != nil else { return nil }
    return member.declaration.attributes.first {
      $0.name == "Lazy" || symbol(for: $0.type, in: scope) != nil
    }?.name
  }

  private func isGeneric(_ id: SymbolID) -> Bool {
    self[id].sites.contains { !$0.declaration.genericParameters.isEmpty }
  }

  private func isPropertyWrapper(_ id: SymbolID) -> Bool {
    self[id].headers.contains { site in
      site.declaration.attributes.contains { $0.name == "propertyWrapper" }
    }
  }

  /// True if the memberwise initializer of a wrapper takes the value: `wrappedValue` is stored, and
  /// no initializer is written.
  private func isMadeOfValue(_ id: SymbolID) -> Bool {
    let members = self[id].sites.flatMap(\.declaration.members)
    guard self[id].kind == .struct, !members.contains(where: { $0.kind == .`init` }) else {
      return false
    }
    return members.contains { $0.baseName == "wrappedValue" && $0.storage?.kind == .stored }
  }
}

extension Attribute {
  /// The type of the wrapper around a member: `Binding<Int>`.
  fileprivate func type(wrapping member: Declaration, isGeneric: Bool) -> TypeSyntax {
    guard isGeneric, case .name(let wrapper) = type, let last = wrapper.components.last,
      last.arguments.isEmpty, let value = member.type
    else { return type }
    return .name(
      TypeName(
        components: wrapper.components.dropLast() + [
          TypeName.Component(name: last.name, arguments: [value])
        ]))
  }
}

extension ClosureShape {
  /// The closure that HasKit's `Lazy` takes.
  fileprivate static let ofLazy = ClosureShape(
    names: [], isolation: nil, isSendable: true, effects: .none)
}
