import SwiftLexing
import SwiftOutline

/// The conditions under which something is compiled: any of some conjunctions of `#if` conditions.
package struct ConditionSet: Hashable, Sendable {
  /// Each a conjunction; one that is empty holds always, none at all holds never.
  package private(set) var alternatives: Set<Set<Condition>>

  package static let always = ConditionSet(alternatives: [[]])
  package static let never = ConditionSet(alternatives: [])

  private init(alternatives: Set<Set<Condition>>) {
    self.alternatives = alternatives
  }

  /// All of the given conditions together.
  ///
  /// `A && B` and `!A` are taken apart, so that they meet their opposites; `A || B` stays as it is.
  package init(_ conditions: [Condition]) {
    var whole = ConditionSet.always
    // Almost all are plain, and a long chain of `#elseif` gives each branch very many.
    var plain: Set<Condition> = []
    for condition in conditions {
      let taken = ConditionSet(takingApart: condition)
      if let only = taken.onlyCondition { plain.insert(only) } else { whole = whole.and(taken) }
    }
    guard !plain.isEmpty else {
      self = whole
      return
    }
    let together = ConditionSet(alternatives: Self.isContradictory(plain) ? [] : [plain])
    self = whole.isAlways ? together : together.and(whole)
  }

  /// The condition that it is, if it is no more than one.
  private var onlyCondition: Condition? {
    guard alternatives.count == 1, let conjunction = alternatives.first, conjunction.count == 1
    else { return nil }
    return conjunction.first
  }

  private init(takingApart condition: Condition) {
    if condition.factors.isEmpty {
      self = ConditionSet(alternatives: [[condition]])
    } else {
      let all = ConditionSet(condition.factors)
      self = condition.isNegated ? all.negated : all
    }
  }

  package var isAlways: Bool { alternatives.contains([]) }
  package var isNever: Bool { alternatives.isEmpty }

  package func and(_ other: ConditionSet) -> ConditionSet {
    if isAlways { return other }
    if other.isAlways { return self }
    let counts = (alternatives.count, other.alternatives.count)
    guard counts.0 * counts.1 <= Self.limit || counts.0 == 1 || counts.1 == 1 else {
      let texts = [text ?? "", other.text ?? ""]
      let isShorter = texts[1].utf8.count < texts[0].utf8.count
      let whole = Condition(text: "(\(isShorter ? texts[1] : texts[0]))")
      let taken = (isShorter ? self : other).alternatives
      return ConditionSet(alternatives: Set(taken.map { $0.union([whole]) }))
    }
    var product: Set<Set<Condition>> = []
    for left in alternatives {
      for right in other.alternatives {
        let both = left.union(right)
        if !Self.isContradictory(both) { product.insert(both) }
      }
    }
    return ConditionSet(alternatives: product).simplified
  }

  /// Whether the condition holds wherever another one does.
  package func holds(where other: ConditionSet) -> Bool { other.and(negated).isNever }

  package func or(_ other: ConditionSet) -> ConditionSet {
    if isAlways { return self }
    if other.isAlways { return other }
    if isNever { return other }
    if other.isNever { return self }
    return ConditionSet(alternatives: alternatives.union(other.alternatives)).simplified
  }

  /// The conditions under which this one does not hold.
  package var negated: ConditionSet {
    guard alternatives.count <= Self.limit || alternatives.allSatisfy({ $0.count == 1 }) else {
      let whole = Condition(text: text ?? "", isNegated: true)
      return ConditionSet(alternatives: [[whole]])
    }
    return alternatives.reduce(.always) { result, conjunction in
      let broken = conjunction.map { Set([$0.negated]) }
      return result.and(ConditionSet(alternatives: Set(broken)))
    }
  }

  /// The condition as it is written inside another one, as far as that is one conjunction.
  package func inside(_ outer: ConditionSet) -> ConditionSet {
    if outer.and(negated).isNever { return .always }
    guard outer.alternatives.count == 1, let known = outer.alternatives.first else { return self }
    return ConditionSet(alternatives: Set(alternatives.map { $0.subtracting(known) })).simplified
  }

  /// The conditions of a declaration that is compiled then.
  package var conditions: [Condition] {
    if let broken = brokenConjunction { return [broken] }
    guard alternatives.count == 1, let conjunction = alternatives.first else {
      return text.map { [Condition(text: $0)] } ?? []
    }
    return conjunction.sorted { $0.description < $1.description }
  }

  /// The condition as it stands behind `#if`; `nil` for always.
  package var text: String? {
    guard !isAlways else { return nil }
    if let broken = brokenConjunction { return broken.description }
    let terms = alternatives.map { conjunction in
      conjunction.map { $0.operand(amongOthers: conjunction.count > 1) }.sorted()
    }
    guard terms.count > 1 else { return terms.first.map { $0.joined(separator: " && ") } }
    return terms.map { $0.count > 1 ? "(\($0.joined(separator: " && ")))" : $0.joined() }
      .sorted().joined(separator: " || ")
  }

  /// The condition `!(A && B)` that `!A || !B` was most likely written as.
  private var brokenConjunction: Condition? {
    let conditions = alternatives.flatMap { $0 }
    guard alternatives.count > 1, conditions.count == alternatives.count,
      conditions.allSatisfy(\.isNegated)
    else { return nil }
    let factors = conditions.map(\.negated)
    return Condition(
      text: factors.map { $0.operand(amongOthers: true) }.sorted().joined(separator: " && "),
      isNegated: true, factors: factors)
  }

  /// Without what other alternatives make superfluous: `A || (!A && B)` is `A || B`.
  private var simplified: ConditionSet {
    guard alternatives.count > 1 else { return self }
    var result = alternatives.isLarge ? withoutWhatSingleOnesSay : alternatives
    var hasChanged = !result.isLarge
    while hasChanged {
      hasChanged = false
      // In a fixed order, so that the outcome is the same in every run.
      for conjunction in result.sorted(by: { $0.key < $1.key }) {
        if result.contains(where: { $0 != conjunction && $0.isSubset(of: conjunction) }) {
          result.remove(conjunction)
          hasChanged = true
          break
        }
        let superfluous = conjunction.sorted { $0.description < $1.description }.first {
          condition in
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

  /// The alternatives without what those make superfluous that are one condition: of a chain of
  /// `#elseif`, each branch says that no branch before it holds, however long the chain is.
  private var withoutWhatSingleOnesSay: Set<Set<Condition>> {
    var result = alternatives
    var singles = Set(result.filter { $0.count == 1 }.joined())
    var news = singles
    while !news.isEmpty {
      if Self.isContradictory(singles) { return [[]] }
      news = []
      for conjunction in result where conjunction.count > 1 {
        let rest = conjunction.filter { !singles.contains($0.negated) }
        let isSaid = rest.contains(where: singles.contains)
        guard isSaid || rest.count < conjunction.count else { continue }
        result.remove(conjunction)
        if isSaid { continue }
        result.insert(rest)
        if rest.count == 1 { news.formUnion(rest) }
      }
      singles.formUnion(news)
    }
    return result.contains([]) ? [[]] : result
  }

  /// Combining multiplies, and simplifying takes the third power: beyond so many alternatives the
  /// shorter of two becomes one condition that is not taken apart.
  fileprivate static let limit = 16

  private static func isContradictory(_ conjunction: Set<Condition>) -> Bool {
    conjunction.contains { conjunction.contains($0.negated) }
  }
}

extension Set<Set<Condition>> {
  /// Whether the set is too large to compare each condition with all others.
  fileprivate var isLarge: Bool {
    count > ConditionSet.limit || contains { $0.count > ConditionSet.limit }
  }
}

extension Condition {
  /// The condition as an operand of `&&` where it stands among others.
  fileprivate func operand(amongOthers: Bool) -> String {
    amongOthers && !isNegated && text.contains("||") ? "(\(text))" : description
  }
}

extension Set<Condition> {
  fileprivate var key: String { map(\.description).sorted().joined(separator: " && ") }
}
