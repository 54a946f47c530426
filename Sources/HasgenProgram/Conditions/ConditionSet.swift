import HasgenReading

/// The conditions under which something is compiled: a truth table over the atoms of `#if`
/// conditions. An atom is a name, a call, or conditions joined with `||`.
///
/// If a combination would have more than six atoms, each operand becomes a single atom: two sets
/// that exclude each other may then seem to overlap. If an operand has an atom of more than 1000
/// bytes, that operand is the result, so that atoms do not grow without bound.
package struct ConditionSet: Hashable, Sendable {
  private static let limit = 6
  /// The truth table of each atom alone, by its index.
  private static let columns: [UInt64] = [
    0xAAAA_AAAA_AAAA_AAAA, 0xCCCC_CCCC_CCCC_CCCC, 0xF0F0_F0F0_F0F0_F0F0, 0xFF00_FF00_FF00_FF00,
    0xFFFF_0000_FFFF_0000, 0xFFFF_FFFF_0000_0000,
  ]

  package static let always = ConditionSet(atoms: [], table: .max)
  package static let never = ConditionSet(atoms: [], table: 0)

  /// The atoms that the table depends on, sorted.
  private let atoms: [String]
  /// The truth table: bit `row` is set if the set holds when exactly the atoms hold whose bits are
  /// set in `row`.
  private let table: UInt64

  package var isAlways: Bool { table == .max }
  package var isNever: Bool { table == 0 }

  package func and(_ other: ConditionSet) -> ConditionSet { combined(with: other, &) }

  package func or(_ other: ConditionSet) -> ConditionSet { combined(with: other, |) }

  /// The conditions under which the set does not hold.
  package var negated: ConditionSet { ConditionSet(atoms: atoms, table: ~table) }

  /// Returns true if the set holds wherever another one holds.
  package func holds(where other: ConditionSet) -> Bool { other.and(negated).isNever }

  /// The set as it is written inside an `#if` with an outer condition, without the conditions that
  /// the outer one guarantees. Unchanged if the outer condition is not a single conjunction.
  package func inside(_ outer: ConditionSet) -> ConditionSet {
    if holds(where: outer) { return .always }
    let known = outer.alternatives
    guard known.count == 1 else { return self }
    return alternatives.reduce(.never) { result, conjunction in
      result.or(ConditionSet(conjunction.filter { !known[0].contains($0) }))
    }
  }

  private func combined(
    with other: ConditionSet, _ operation: (UInt64, UInt64) -> UInt64
  ) -> ConditionSet {
    let isOneEmpty = atoms.isEmpty || other.atoms.isEmpty
    let all = isOneEmpty ? atoms + other.atoms : Set(atoms + other.atoms).sorted()
    guard all.count <= Self.limit else {
      if let vast = [self, other].first(where: \.isVast) { return vast }
      return asAtom.combined(with: other.asAtom, operation)
    }
    let result = ConditionSet(
      atoms: all, table: operation(table(over: all), other.table(over: all)))
    let needed = all.indices.filter(result.depends).map { all[$0] }
    return ConditionSet(atoms: needed, table: result.table(over: needed))
  }

  private var isVast: Bool { atoms.contains { $0.utf8.count > 1000 } }

  private var asAtom: ConditionSet {
    atoms.count < 2 ? self : ConditionSet(atoms: [text ?? ""], table: Self.columns[0])
  }

  private func depends(onAtom index: Int) -> Bool {
    ((table >> (1 << index)) ^ table) & ~Self.columns[index] != 0
  }

  /// Returns the truth table over other atoms, which must include all atoms of the set.
  private func table(over all: [String]) -> UInt64 {
    guard all != atoms else { return table }
    let bits: [Int] = all.map { atom in atoms.firstIndex(of: atom).map { 1 << $0 } ?? 0 }
    var result: UInt64 = 0
    for row in 0..<64 {
      let holding = bits.indices.filter { row & (1 << $0) != 0 }
      let ownRow = holding.reduce(0) { $0 | bits[$1] }
      result |= ((table >> ownRow) & 1) << row
    }
    return result
  }

  /// Short conjunctions that cover the set when joined with `||`: one empty conjunction for always,
  /// none for never.
  var alternatives: [[Condition]] {
    var cubes: [(conditions: [Condition], table: UInt64)] = [([], .max)]
    for (atom, column) in zip(atoms, Self.columns) {
      let condition = Condition(text: atom)
      for cube in cubes where cube.table & table != 0 {
        cubes.append((cube.conditions + [condition], cube.table & column))
        cubes.append((cube.conditions + [condition.negated], cube.table & ~column))
      }
    }
    cubes = cubes.filter { $0.table & ~table == 0 }
    cubes.sort { $0.conditions.count < $1.conditions.count }
    var open = table
    var result: [[Condition]] = []
    for cube in cubes where cube.table & open != 0 {
      result.append(cube.conditions)
      open &= ~cube.table
    }
    return result
  }

  /// The set as the `#if` conditions of a declaration.
  package var conditions: [Condition] {
    let terms = alternatives
    guard terms.count > 1 else { return terms.first ?? [] }
    let opposite = negated.alternatives
    if opposite.count == 1, !opposite[0].contains(where: \.isNegated) {
      // `!A || !B` was most likely written as `!(A && B)`.
      return [Condition(text: Self.text(of: opposite[0]), isNegated: true, factors: opposite[0])]
    }
    let texts = terms.map { $0.count > 1 ? "(\(Self.text(of: $0)))" : Self.text(of: $0) }
    return [Condition(text: texts.sorted().joined(separator: " || "))]
  }

  /// The text of the set behind `#if`; `nil` for always.
  package var text: String? {
    let conditions = conditions
    return conditions.isEmpty ? nil : Self.text(of: conditions)
  }

  private static func text(of conjunction: [Condition]) -> String {
    guard conjunction.count > 1 else { return conjunction[0].description }
    return conjunction.map(Self.text(ofFactor:)).sorted().joined(separator: " && ")
  }

  /// The text of a condition between `&&`.
  private static func text(ofFactor condition: Condition) -> String {
    let isAlternatives = !condition.isNegated && condition.text.contains("||")
    return isAlternatives ? "(\(condition.text))" : condition.description
  }
}

extension ConditionSet {
  /// The conjunction of some conditions; always for none.
  package init(_ conditions: [Condition]) {
    self = conditions.reduce(.always) { $0.and(ConditionSet($1)) }
  }

  private init(_ condition: Condition) {
    let isAtom = condition.factors.isEmpty || condition.factors.count > Self.limit
    let atom = ConditionSet(atoms: [condition.text], table: Self.columns[0])
    let whole = isAtom ? atom : ConditionSet(condition.factors)
    self = condition.isNegated ? whole.negated : whole
  }
}
