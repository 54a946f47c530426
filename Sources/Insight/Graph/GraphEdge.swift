import Findings

/// How one part of an app depends on another one.
package struct GraphEdge: Sendable, Hashable {
  /// The kinds, each with what stands at its ends.
  package enum Kind: String, Sendable, CaseIterable {
    /// A scope has a scope as its parent; `label` is the property.
    case parent
    /// A scope has a protocol; `label` says where from, `through` is the parent's property.
    case has
    /// A member of a scope is what a protocol asks for.
    case gives
    /// A consumer asks for a protocol; `through` is the consumer whose composition brings it.
    case asks
    /// A consumer's composition names that of another consumer.
    case includes
    /// A member has the type of a service.
    case type
    /// `live` builds a member by making a service; `label` is the call.
    case built
    /// A service, or a member, is built from a member or another service.
    case takes
    /// A Makes-protocol gives what the generated code makes; `label` is the requirement.
    case makes
  }

  /// Where a scope has a protocol from: the `label` of an edge of the kind `has`.
  package enum Source: String, Sendable, CaseIterable {
    case members, parent, factory, hand, superclass
  }

  package let kind: Kind
  package let from: String
  package let to: String
  package let label: String?
  package let through: String?
  /// The scope in which it is so; `nil` for everywhere.
  package let scope: String?
  package let place: Location?

  package init(
    _ kind: Kind, from: String, to: String, label: String? = nil, through: String? = nil,
    scope: String? = nil, place: Location? = nil
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.label = label
    self.through = through
    self.scope = scope
    self.place = place
  }

  /// Where the scope has the protocol from; `nil` for other kinds.
  package var source: Source? { kind == .has ? label.flatMap(Source.init) : nil }

  /// The end that changes if the other one does.
  package var dependent: String { isTurned ? to : from }

  /// The end that the other one depends on.
  package var dependency: String { isTurned ? from : to }

  /// Whether what stands first is what the other one depends on: a protocol is worth what a scope
  /// has for it.
  private var isTurned: Bool { kind == .has || kind == .gives }
}

extension GraphEdge {
  /// Whether it comes first of two edges of one kind between the same nodes.
  func isBefore(_ other: GraphEdge) -> Bool {
    switch (place, other.place) {
    case (nil, _?): true
    case (_?, nil): false
    case (let place?, let otherPlace?) where place != otherPlace: place < otherPlace
    default:
      (label ?? "", scope ?? "", through ?? "")
        < (other.label ?? "", other.scope ?? "", other.through ?? "")
    }
  }
}

extension GraphEdge.Kind: Comparable {
  /// Orders as the cases stand.
  package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  /// The position among the cases, below 16.
  var rank: Int {
    switch self {
    case .parent: 0
    case .has: 1
    case .gives: 2
    case .asks: 3
    case .includes: 4
    case .type: 5
    case .built: 6
    case .takes: 7
    case .makes: 8
    }
  }
}
