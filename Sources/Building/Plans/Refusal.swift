import Findings
import Roles
import SwiftProgram
import SwiftReading

/// A reason why a value cannot be built, or why a candidate for it is not used.
package struct Refusal: Hashable, Sendable {
  /// The kind of a refusal, which decides whether it is reported or the value becomes a parameter.
  package enum Kind: Sendable {
    /// Several candidates fit, and the user has to choose.
    case arguments, members, implementations, marks, initializers, makers, scopes
    /// The container does not conform to a protocol of a composition.
    case lacks
    /// The value is a container's member, which cannot be read.
    case reach
    /// The value depends on itself.
    case cycle
    /// The value is the container that is being built.
    case container
    /// A `static func make…` of the value's name returns another type, or is under `#if`.
    case maker
    /// A marked type or initializer cannot be called.
    case mark
    /// The declaration is not visible.
    case access
    /// A private member makes the memberwise initializer private.
    case hiddenMember
    /// No call of the candidate would compile.
    case uncallable
    /// The effects or the isolation of the call do not fit the body that contains it.
    case effects
    /// No source declares the type.
    case undeclared
    /// The parameter is of a kind that hasgen does not pass, for example `inout`.
    case unfit
    /// Only an ancestor of the container may build the value.
    case above
    case other

    /// True if the user has to choose.
    var isChoice: Bool {
      switch self {
      case .arguments, .members, .implementations, .marks, .initializers, .makers, .scopes: true
      default: false
      }
    }

    /// The fix by which the user chooses.
    fileprivate var fix: String {
      switch self {
      case .implementations, .initializers: ": mark the one that you mean with '// hasgen: live'"
      case .marks: ": remove '// hasgen: live' from all but the one that you mean"
      case .makers: ": rename the one that you mean to 'make' and the type that it returns"
      case .scopes: ": let the function return the one that you mean"
      default: ": give the parameter the name of the one that you mean"
      }
    }

    /// True if the failure is an error, even if `live` could take the value as a parameter.
    var mustBeTold: Bool {
      switch self {
      case .lacks, .reach, .container, .maker, .mark: true
      default: isChoice
      }
    }
  }

  package let kind: Kind
  /// The sentence, which begins in lower case.
  package let sentence: String
  /// The location of the candidate or declaration.
  package let location: Location?
  /// The fix, and the other places.
  package let further: [Diagnostic.Note]
  /// The names in the sentence: the missing protocol, or the member that hides an initializer.
  package let names: [String]

  init(
    _ kind: Kind, _ sentence: String, at location: Location? = nil,
    further: [Diagnostic.Note] = [], names: [String] = []
  ) {
    self.kind = kind
    self.sentence = sentence
    self.location = location
    self.further = further
    self.names = names
  }

  /// Creates the refusal to choose among rivals.
  ///
  /// - Parameter maker: The handwritten function that could choose; `nil` for no such fix.
  init(_ kind: Kind, among rivals: [NamedPlace], fix: String? = nil, maker: String? = nil) {
    let function = maker.map { ", or return it from 'static func \($0)(…)' of the container" } ?? ""
    self.init(
      kind,
      "\(kind == .marks ? "several are marked" : "several would do")\(fix ?? kind.fix)\(function)",
      further: rivals.map { Diagnostic.Note("'\($0.name)' would do", at: $0.location) })
  }

  var notes: [Diagnostic.Note] { [Diagnostic.Note(sentence, at: location)] + further }
}

extension Refusal {
  static func undeclared(_ name: String, in container: String) -> Refusal {
    Refusal(.undeclared, "'\(container)' has no '\(name)', and no source declares how it is made")
  }

  static func circular(_ name: String, at location: Location? = nil) -> Refusal {
    Refusal(.cycle, "'\(name)' needs another '\(name)'", at: location, further: [.splitting])
  }

  static let released = Refusal(.other, "an 'unowned' property does not keep a new object alive")

  static func unfit(_ word: String) -> Refusal {
    Refusal(.unfit, "hasgen passes no '\(word)' argument")
  }

  static func hidden(_ name: String, _ access: Access, at location: Location) -> Refusal {
    Refusal(.access, "'\(name)' is \(access.rawValue)", at: location)
  }

  static func generic(_ name: String, at location: Location) -> Refusal {
    Refusal(.uncallable, "'\(name)' is generic, and nothing says of what", at: location)
  }

  static func conditional(_ name: String, _ condition: ConditionSet, at location: Location?)
    -> Refusal
  {
    Refusal(
      .other, "'\(name)' is there only if '\(condition.text ?? "")'", at: location)
  }

  /// The refusal for a missing protocol; `owner` is a container that conforms to it.
  static func lack(of name: String, in container: String, owner: String?) -> Refusal {
    Refusal(
      .lacks, "'\(container)' has no '\(name)'\(owner.map { "; '\($0)' has it" } ?? "")",
      names: [name])
  }

  /// The refusal of a marked candidate that cannot be called.
  static func markedInVain(_ name: String) -> Refusal {
    Refusal(
      .mark,
      "'\(name)' is marked 'hasgen: live': let it be called from there, or mark another one")
  }

  /// Creates the refusal of a call that needs `async`, `throws` or an actor; `nil` if the call fits
  /// the body.
  init?(
    effects: Effects, isolation actor: String?, of name: String, in body: Effects,
    at location: Location?
  ) {
    let isThrown =
      switch (body.throwing, effects.throwing) {
      case (_, .nothing), (.anyError, _): true
      case (.typed(let own), .typed(let others)): own == others
      default: false
      }
    let isAwaited = body.isAsync || !effects.isAsync
    if !isAwaited || !isThrown {
      let causes = (isAwaited ? [] : ["is async"]) + (isThrown ? [] : ["may throw"])
      let marks = (isAwaited ? [] : ["async"]) + (isThrown ? [] : ["throws"])
      self.init(
        of: name, that: causes.joined(separator: " and "),
        needs: "'\(marks.joined(separator: " "))'", at: location)
    } else if let actor, !body.isAsync {
      self.init(
        of: name, that: "is isolated to '\(actor)'", needs: "'@\(actor)', or 'async'", at: location)
    } else {
      return nil
    }
  }

  init(of name: String, that cause: String, needs mark: String, at location: Location? = nil) {
    self.init(
      .effects, "'\(name)' \(cause)", at: location,
      further: [Diagnostic.Note("mark what asks for it \(mark)")])
  }
}

extension Diagnostic.Note {
  /// The fix for a cycle.
  static let splitting = Diagnostic.Note(
    "split one of them: what the others need of it becomes a service of its own")
}
