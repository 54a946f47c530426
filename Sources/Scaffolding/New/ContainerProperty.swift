import Roles
import SwiftOutline
import SwiftProgram

/// The property by which a container holds a new service, written as its neighbours are.
package struct ContainerProperty: Sendable {
  /// A declaration of the container, and the property in it that the new one follows.
  package struct Place: Sendable {
    /// The path of the file.
    package let path: String
    package let container: Declaration
    package let neighbour: Declaration?
  }

  /// The access and a space, as it is written: `public `; empty for none.
  private let access: String
  /// The setter's access and a space: `private(set) `; empty for none.
  private let setterAccess: String
  /// The keyword: `let`, `var` or `lazy var`.
  private let keyword: String
  /// Whether the property must be a variable if it has a value: the memberwise initializer takes no
  /// constant that has one, so `overriding` could not replace it.
  private let isReplaced: Bool
  /// The access, and a space, of the types that the property names: `public `; empty for internal.
  package let typeAccess: String
  /// Whether any part of the app may read it, however the container is isolated.
  let isFree: Bool
  /// Whether `live` may give it its value in place of an initial value, as far as the declarations
  /// say.
  package let mayBeWired: Bool
  /// The places where it is written: one for each declaration of the container.
  package let places: [Place]

  /// The property of a container.
  init(of container: NominalType, in table: SymbolTable, by rules: Rules) {
    places = container.symbol.sites.map { site in
      Place(
        path: table.files[site.scope.file].source.path, container: site.declaration,
        neighbour: site.declaration.neighbourOfNewProperty)
    }
    let neighbour = places.first?.neighbour
    let choice = table.choice(for: container.id, by: rules)
    let isMemberwise =
      container.kind == .struct && container.possibleMacros.isEmpty
      && !container.ownMembers.contains { $0.declaration.kind == .`init` }
    mayBeWired =
      choice?.isWired == true && isMemberwise && neighbour?.storage?.hasInitialValue != true
    isReplaced = choice?.isOverridable == true && isMemberwise
    switch (container.kind, neighbour?.kind, neighbour?.storage?.kind) {
    case (.class, _, .lazy): keyword = "lazy var"
    case (.class, .var, _), (.struct, .var, .stored): keyword = "var"
    default: keyword = "let"
    }
    let standard = container.access >= .package ? min(container.access, .public) : nil
    let written = neighbour.map(\.access) ?? standard
    let access = written.map { $0 == .open ? .public : $0 }.flatMap { $0 > .fileprivate ? $0 : nil }
    typeAccess = access.flatMap { $0 > .internal ? "\($0.rawValue) " : nil } ?? ""
    self.access = access.map { "\($0.rawValue) " } ?? ""
    let setter = keyword == "let" ? nil : neighbour?.setterAccess
    setterAccess = setter.map { "\($0.rawValue)(set) " } ?? ""
    isFree = keyword == "let" || container.kind == .struct
  }

  /// The line of the property.
  package func line(_ names: ServiceNames, hasValue: Bool) -> String {
    let keyword = hasValue && isReplaced && keyword == "let" ? "var" : keyword
    return "\(access)\(setterAccess)\(keyword) \(names.property): any \(names.service)"
      + (hasValue ? " = \(names.implementation)()" : "")
  }
}

extension Declaration {
  /// The stored property of a container that a new one follows and is written like: the last one
  /// that others see and that always stands there.
  fileprivate var neighbourOfNewProperty: Declaration? {
    let stored = members.filter {
      $0.isStoredInstanceProperty && $0.conditions == conditions
    }
    return stored.last { ($0.access ?? .internal) > .fileprivate && $0.isPlain } ?? stored.last
  }

  private var isPlain: Bool { attributes.isEmpty && reference == nil }
}
