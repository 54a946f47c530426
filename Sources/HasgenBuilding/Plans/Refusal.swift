import HasgenGraph
import HasgenProgram
import HasgenReading

/// A reason why a value cannot be built, or why a candidate for it is not used.
package struct Refusal: Hashable, Sendable {
  /// The kind of a refusal, which decides whether it is reported or the value becomes a parameter.
  package enum Kind: Sendable {
    /// Several candidates fit, and the user has to choose.
    case choice
    /// The container does not conform to a protocol of a composition.
    case lacks
    /// A declaration for the value cannot be used: a member that cannot be read, a marked candidate
    /// that cannot be called, or a `static func make…` that returns another type.
    case unusable
    /// The value depends on itself.
    case cycle
    /// A private member makes the memberwise initializer private.
    case hiddenMember
    /// No call of the candidate would compile.
    case uncallable
    /// The effects or the isolation of the call do not fit the body that contains it.
    case effects
    /// The container has no such value, and it is not a service that a source declares.
    case undeclared
    /// The parameter is of a kind that hasgen does not pass, for example `inout`.
    case unfit
    case other

    /// True if the failure is an error, even if `live` could take the value as a parameter.
    var mustBeReported: Bool { [.choice, .lacks, .unusable].contains(self) }
  }

  /// The fixes by which the user chooses among candidates.
  enum Choice: String {
    case mark = "mark the one that you mean with '// hasgen: live'"
    case unmark = "remove '// hasgen: live' from all but the one that you mean"
    case name = "ask for the one that you mean by its name and type"
    case rename = "rename all but the one that you mean"
    case result = "let the function return the one that you mean"
  }

  package let kind: Kind
  /// The sentence, which begins in lower case.
  package let sentence: String
  /// The location of the candidate or declaration.
  package let location: Location?
  /// The fix, and the other places.
  package let further: [Note]
  /// The names in the sentence: the missing protocol, or the member that hides an initializer.
  package let names: [String]

  init(
    _ kind: Kind, _ sentence: String, at location: Location? = nil,
    further: [Note] = [], names: [String] = []
  ) {
    self.kind = kind
    self.sentence = sentence
    self.location = location
    self.further = further
    self.names = names
  }

  /// Creates the refusal to choose among rivals.
  init(among rivals: [NamedPlace], _ fix: String) {
    self.init(
      .choice, "several would do: \(fix)",
      further: rivals.map { Note("'\($0.name)' would do", at: $0.location) })
  }

  var notes: [Note] { [Note(sentence, at: location)] + further }
}

extension Refusal {
  static func undeclared(_ request: ValueRequest) -> Refusal {
    let clause =
      request.text.hasSuffix(".\(ReferenceDeclaration.name)")
      ? ": ask for this class with '\"byReference\": true' in '.hasgen.json'"
      : ", and only services that the sources declare are built"
    return Refusal(.undeclared, "there is no '\(request.name)' of type '\(request.text)'\(clause)")
  }

  static func circular(_ name: String, at location: Location? = nil) -> Refusal {
    Refusal(.cycle, "'\(name)' needs another '\(name)'", at: location, further: [.splitting])
  }

  static let released = Refusal(.other, "an 'unowned' property does not keep a new object alive")

  static func ignored(_ place: NamedPlace) -> Refusal {
    Refusal(.uncallable, "'\(place.name)' is marked 'hasgen: ignore'", at: place.location)
  }

  static func hidden(_ place: NamedPlace, _ access: Access) -> Refusal {
    Refusal(.other, "'\(place.name)' is \(access.rawValue)", at: place.location)
  }

  static func generic(_ place: NamedPlace) -> Refusal {
    Refusal(
      .uncallable, "'\(place.name)' is generic, and nothing says of what", at: place.location)
  }

  /// - Parameter kind: `unusable` for a declaration that is meant for the value.
  static func conditional(
    _ place: NamedPlace, _ condition: ConditionSet, kind: Kind = .other
  ) -> Refusal {
    Refusal(
      kind, "'\(place.name)' is there only if '\(condition.text ?? "")'", at: place.location)
  }

  /// The refusal for a missing protocol; `owner` is a container that conforms to it.
  static func lack(of name: String, in container: String, owner: String?) -> Refusal {
    Refusal(
      .lacks, "'\(container)' has no '\(name)'\(owner.map { "; '\($0)' has it" } ?? "")",
      names: [name])
  }

  /// The refusal of a marked candidate that cannot be called.
  static func unusableMark(_ name: String) -> Refusal {
    Refusal(
      .unusable,
      "'\(name)' is marked 'hasgen: live', but cannot be called: change that, or mark another one")
  }

  /// The refusal of a call in a body without a mark that the call needs.
  static func unmarked(_ name: String, _ mark: String, at location: Location?) -> Refusal {
    Refusal(
      .effects, "'\(name)' needs '\(mark)'", at: location,
      further: [Note("mark what asks for it '\(mark)'")])
  }
}

extension Note {
  /// The fix for a cycle.
  static let splitting = Note(
    "split one of them: what the others need of it becomes a service of its own")
}
