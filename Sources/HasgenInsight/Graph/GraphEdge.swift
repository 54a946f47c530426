import HasgenReading

/// A dependency of one part of an app on another one.
package struct GraphEdge: Sendable, Hashable, Codable {
  /// The kinds, each with the nodes at its ends.
  package enum Kind: String, Sendable, CaseIterable, Codable {
    /// A scope has a scope as its parent; `label` is the property.
    case parent
    /// A scope has a protocol; `label` is the source, `through` the parent's property.
    case has
    /// A member of a scope satisfies a protocol.
    case gives
    /// A consumer asks for a protocol; `through` is the consumer whose composition brings it.
    case asks
    /// A consumer's composition names that of another consumer.
    case includes
    /// A member has the type of a service; `label` is `names` for a type such as an array of it.
    case type
    /// `live` builds a member by making a service; `label` is the call.
    case built
    /// A service, or a member, is built from a member or another service.
    case takes
    /// A factory of a Makes-protocol makes a value; `label` is the requirement.
    case makes

    var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The source of a scope's protocol: the `label` of an edge of the kind `has`.
  enum Source: String { case members, parent, factory, hand, superclass }

  package let kind: Kind
  package let from: String
  package let to: String
  var label: String?
  var through: String?
  /// The scope to which the edge is limited; `nil` for none.
  var scope: String?
  package var place: Location?
  /// The use of a protocol by the consumer that asks for it, according to `lint`; `nil` if it is
  /// not known.
  var use: String?

  /// The source of the protocol; `nil` for other kinds.
  var source: Source? { kind == .has ? label.flatMap(Source.init) : nil }

  /// The end that changes if the other one does.
  var dependent: String { isTurned ? to : from }

  /// The end that the other one depends on.
  var dependency: String { isTurned ? from : to }

  /// True if the edge begins at the dependency: a protocol depends on a scope that has it.
  private var isTurned: Bool { kind == .has || kind == .gives }

  /// Returns the relation of one end to the other one, as a clause behind its name; empty if the
  /// names show the relation.
  func clause(of end: String, to other: String) -> String {
    let call = label ?? ""
    return switch (kind, end == from) {
    case (.parent, true): "whose parent is \(other)"
    case (.parent, false): "parent '\(call)'"
    case (.has, false): "which \(other) has"
    case (.has, true): sourceClause(of: other)
    case (.gives, true), (.asks, false): ""
    case (.gives, false): "which \(other) gives"
    case (.asks, true): "asks for \(other)"
    case (.includes, true): "includes what \(other) asks for"
    case (.includes, false): "included"
    case (.type, true): "whose type \(label ?? "is") \(other)"
    case (.type, false): "its type"
    case (.built, true): "which \(other) is built for"
    case (.built, false): "built by \(call)"
    case (.takes, true): "built from \(other)"
    case (.takes, false): "from which \(other) is built"
    case (.makes, true): "which makes \(other)"
    case (.makes, false): "made by \(call)"
    }
  }

  /// Returns the source of a scope's protocol as a clause behind the name of the scope.
  private func sourceClause(of dependency: String) -> String {
    switch source {
    case .parent: "through its parent '\(through ?? "")'"
    case .factory: "by generated code"
    case .hand: "by hand"
    case .superclass: "through its superclass"
    case .members, nil: "which has \(dependency)"
    }
  }
}
