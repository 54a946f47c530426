import SwiftOutline

/// A value that cannot be built: who needs it, and why not.
struct BuildingFailure: Error {
  let wanted: Wanted
  /// Who needs it, the innermost first.
  private(set) var askers: [Asker]
  private(set) var refusals: [Refusal]
  /// Something at hand that may be meant.
  let hint: Hint?

  /// Something at hand that may be meant.
  struct Hint: Hashable {
    let name: String
    let type: String
    /// Whether it is of the right type, and has another name.
    let isOfType: Bool
  }

  init(_ wanted: Wanted, _ refusals: [Refusal], hint: Hint? = nil) {
    self.wanted = wanted
    askers = [wanted.asker]
    self.refusals = refusals
    self.hint = hint
  }

  /// The same, with what else was considered for what needs it.
  func considering(_ others: [Refusal]) -> BuildingFailure {
    var copy = self
    copy.refusals += others
    return copy
  }

  /// The same, for what was needed on the way.
  func needed(by asker: Asker) -> BuildingFailure {
    var copy = self
    if copy.askers.last != asker { copy.askers.append(asker) }
    return copy
  }
}

/// All that keeps a value from being built.
struct BuildingFailures: Error {
  let all: [BuildingFailure]

  init(_ all: [BuildingFailure]) { self.all = all }
}
