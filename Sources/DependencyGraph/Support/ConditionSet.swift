import SwiftOutline

/// When something is compiled: any of some conjunctions of `#if` conditions.
struct ConditionSet: Hashable, Sendable {
  /// Each a conjunction; one that is empty holds always, none at all holds never.
  private(set) var alternatives: Set<Set<Condition>>

  static let always = ConditionSet(alternatives: [[]])
  static let never = ConditionSet(alternatives: [])

  private init(alternatives: Set<Set<Condition>>) {
    self.alternatives = alternatives
  }

  /// All of the given conditions together.
  init(_ conditions: [Condition]) {
    let conjunction = Set(conditions)
    alternatives = Self.isContradictory(conjunction) ? [] : [conjunction]
  }

  var isAlways: Bool { alternatives.contains([]) }
  var isNever: Bool { alternatives.isEmpty }

  func and(_ other: ConditionSet) -> ConditionSet {
    if isAlways { return other }
    if other.isAlways { return self }
    var product: Set<Set<Condition>> = []
    for left in alternatives {
      for right in other.alternatives {
        let both = left.union(right)
        if !Self.isContradictory(both) { product.insert(both) }
      }
    }
    return ConditionSet(alternatives: product).simplified
  }

  func or(_ other: ConditionSet) -> ConditionSet {
    ConditionSet(alternatives: alternatives.union(other.alternatives)).simplified
  }

  /// When this does not hold.
  var negated: ConditionSet {
    alternatives.reduce(.always) { result, conjunction in
      let broken = conjunction.map { Set([$0.negated]) }
      return result.and(ConditionSet(alternatives: Set(broken)))
    }
  }

  /// The condition as it stands behind `#if`; `nil` for always.
  var text: String? {
    guard !isAlways else { return nil }
    let terms = alternatives.map { conjunction in
      conjunction.map { $0.operand(amongOthers: conjunction.count > 1) }.sorted()
    }
    guard terms.count > 1 else { return terms.first.map { $0.joined(separator: " && ") } }
    return terms.map { $0.count > 1 ? "(\($0.joined(separator: " && ")))" : $0.joined() }
      .sorted().joined(separator: " || ")
  }

  /// Without what other alternatives make superfluous: `A || (!A && B)` is `A || B`.
  private var simplified: ConditionSet {
    var result = alternatives
    var hasChanged = true
    while hasChanged && result.count <= Self.simplificationLimit {
      hasChanged = false
      for conjunction in result {
        if result.contains(where: { $0 != conjunction && $0.isSubset(of: conjunction) }) {
          result.remove(conjunction)
          hasChanged = true
          break
        }
        let superfluous = conjunction.first { condition in
          let rest = conjunction.subtracting([condition])
          return result.contains {
            $0.contains(condition.negated) && $0.subtracting([condition.negated]).isSubset(of: rest)
          }
        }
        if let superfluous {
          result.remove(conjunction)
          result.insert(conjunction.subtracting([superfluous]))
          hasChanged = true
          break
        }
      }
    }
    return ConditionSet(alternatives: result)
  }

  /// Simplifying is quadratic: what has more alternatives stays as it is.
  private static let simplificationLimit = 64

  private static func isContradictory(_ conjunction: Set<Condition>) -> Bool {
    conjunction.contains { conjunction.contains($0.negated) }
  }
}

extension Condition {
  fileprivate var negated: Condition { Condition(text: text, isNegated: !isNegated) }

  /// The condition as an operand of `&&` where it stands among others.
  fileprivate func operand(amongOthers: Bool) -> String {
    amongOthers && !isNegated && text.contains("||") ? "(\(text))" : description
  }
}
