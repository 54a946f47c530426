import BuildPlans
import DependencyGraph
import Findings
import Roles
import SwiftReading

/// A value that nothing at hand makes.
package struct CannotBuild {
  private let failure: BuildingFailure
  /// The container in whose scope it is looked for.
  let container: String
  /// The consumers that need the outermost value.
  let consumers: [NamedType]

  package init(_ failure: BuildingFailure, in container: String, consumers: [NamedType] = []) {
    self.failure = failure
    self.container = container
    self.consumers = consumers
  }

  /// The type as it is written.
  private var type: String { failure.request.text }
  /// The name that it goes by.
  private var name: String { failure.request.name }
  private var askers: [Asker] { failure.askers }
  private var rejections: [RejectedProvider] { failure.rejections }

  package var diagnostic: Diagnostic {
    let users = consumers.map {
      Diagnostic.Note("'\($0.name)' needs that", at: $0.location, isFurther: true)
    }
    return Diagnostic(
      severity: .error, id: .cannotBuild, message: message, location: askers.first?.location,
      notes: rejections.flatMap {
        $0.notes(
          in: container, maker: failure.request.name == "_" ? nil : failure.request.makerName)
      }
      .reduce(into: []) { notes, note in if !notes.contains(note) { notes.append(note) } }
        + cures + steps + users)
  }

  package var message: String {
    for case .isUsed(let times, let by) in rejections.map(\.reason) {
      return times == 0
        ? "'\(by)' does not take '\(name)', which '\(askers[0].name)' is given"
        : "'\(by)' takes '\(name)' \(times) times, which '\(askers[0].name)' is given once"
    }
    let needs = askers.map(\.name).enumerated().map { index, asker in
      index == 0 && askers.count > 1
        ? "needed by '\(name)' of '\(asker)'" : "needed by '\(asker)'"
    }
    return "cannot build '\(type)': \(needs.joined(separator: ", "))"
  }

  /// The failure as notes to another diagnostic.
  package var causes: [Diagnostic.Note] {
    [Diagnostic.Note(message, at: askers.first?.location)]
      + rejections.flatMap { $0.notes(in: container) }
  }

  /// The ways out of a circle of types.
  private var cures: [Diagnostic.Note] {
    let isCircle = rejections.contains { if case .needsItself = $0.reason { true } else { false } }
    guard isCircle else { return [] }
    return [
      Diagnostic.Note(
        "split one of them: what the others need of it becomes a service of its own")
    ]
  }

  private var steps: [Diagnostic.Note] {
    askers.dropFirst().map { Diagnostic.Note("'\($0.name)' needs it", at: $0.location) }
  }
}

extension RejectedProvider {
  /// The reason in words, at its place.
  ///
  /// - Parameter maker: What a function is called that would make it; `nil` for no such cure.
  func notes(in container: String, maker: String? = nil) -> [Diagnostic.Note] {
    switch reason {
    case .isOneOf(let rivals, let kind):
      return [Diagnostic.Note(kind.cure + (kind.isLeftToHand ? maker.map(cure(by:)) ?? "" : ""))]
        + rivals.map { Diagnostic.Note("'\($0.name)' would do", at: $0.location) }
    case .lacks(let lacks, let container):
      let further = lacks.compactMap(\.isTooEarly).flatMap { $0.notes(in: container) }
      return lacks.map { $0.note(in: container) }
        + further.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    case .isOutOfReach(let cause, let holder):
      return [Diagnostic.Note("'\(holder)' has it by '\(name)', \(cause.words)", at: location)]
        + [cause == .isTooEarly ? TooEarly.member(name).cure : Diagnostic.Note(cause.cure)]
    case .isUsed(let times, _):
      let cure =
        times == 0
        ? "give it a parameter of that name and type, or remove the argument"
        : "give one of the two another name, or the function another argument"
      return [Diagnostic.Note(cure)]
    default:
      return [Diagnostic.Note(reason.words(for: name, container), at: location)]
    }
  }
}

extension RejectedProvider.TooEarly {
  fileprivate var name: String {
    switch self {
    case .member(let name), .parameter(let name, _, _), .factory(let name, _): name
    }
  }

  /// Why, and what helps.
  fileprivate func notes(in container: String) -> [Diagnostic.Note] {
    switch self {
    case .factory(_, let causes) where !causes.isEmpty:
      causes.flatMap { $0.notes(in: container) }
    default: [cure]
    }
  }

  fileprivate var cure: Diagnostic.Note {
    switch self {
    case .member:
      Diagnostic.Note(
        "make that a member without a value of its own, so that 'live' builds it, or what needs it "
          + "a 'lazy var', built on first use")
    case .parameter(let name, let type, let container):
      Diagnostic.Note(
        "let the initializer of '\(container)' take it under its own name and type, "
          + "'\(name): \(type)', so that 'live' knows which it is")
    case .factory:
      Diagnostic.Note(
        "make what needs it a 'lazy var' of the container, built on first use, when what makes it "
          + "is there")
    }
  }
}

extension RejectedProvider.Lack {
  fileprivate func note(in container: String) -> Diagnostic.Note {
    if let isTooEarly {
      return Diagnostic.Note(
        "'\(container)' has '\(name)' by '\(isTooEarly.name)', which is not there before the "
          + "container is")
    }
    if let notSendable {
      return Diagnostic.Note(
        "'\(name)' gives '\(notSendable)', which is not 'Sendable', as the composition has to be: "
          + "make its type 'Sendable', or ask for no 'Sendable'")
    }
    if hasAssociatedTypes {
      return Diagnostic.Note(
        "'\(name)' has associated types, and no type of exactly the composition can be written "
          + "before '\(container)' is there: take what it gives as a parameter of that type and name"
      )
    }
    return Diagnostic.Note(
      "'\(container)' has no '\(name)'\(owner.map { "; '\($0)' has it" } ?? "")")
  }
}

extension RejectedProvider {
  /// The function to write instead of a mark.
  fileprivate func cure(by maker: String) -> String {
    ", or return it from 'static func \(maker)(…)' of the container"
  }
}

extension RejectedProvider.Kind {
  /// Whether a function that is written by hand can choose.
  fileprivate var isLeftToHand: Bool {
    switch self {
    case .implementation, .initializer, .member, .twin: true
    default: false
    }
  }

  /// The ways in which the user can choose.
  var cure: String {
    switch self {
    case .argument, .member:
      "several would do: give the parameter the name of the one that you mean"
    case .twin:
      "several would do, and there is no third one: ask for the one that you mean by its name and type"
    case .implementation, .initializer:
      "several would do: mark the one that you mean with '// hasgen: live'"
    case .marked: "several are marked: remove '// hasgen: live' from all but the one that you mean"
    case .scope: "several scopes would do: let the function return the one that you mean"
    case .factory: "several would do: call the one that you mean 'make' and what it makes"
    }
  }
}

extension RejectedProvider.Reason {
  /// The reason why a provider is not taken, in words.
  func words(for name: String, _ container: String) -> String {
    switch self {
    case .isUndeclared:
      "'\(container)' has no '\(name)', and no source declares how it is made"
    case .hasOtherAssociatedType(let type, let own, let request):
      "the '\(type)' of '\(name)' is '\(own)', and not '\(request)'"
    case .hasNoImplementation: "no type conforms to '\(name)'"
    case .isOneOf: "'\(name)' is one of several"
    case .lacks: "'\(container)' lacks something"
    case .hasOtherNames(let others, let names):
      "values are found by name, and '\(container)' has no '\(name)' called "
        + "\(names.map { "'\($0)'" }.joined(separator: " or ")); it has \(others.someInQuotes)"
    case .isOutOfReach(let cause, let holder), .isPassedOver(let cause, let holder):
      "'\(holder)' has '\(name)', \(cause.words)"
    case .isContainer(true): "'\(name)' is not there before it is built itself"
    case .isContainer: "'\(name)' is a container, which is never built as a part of something"
    case .isMadeAbove:
      "'\(name)' would be made of the members of another one: a scope above makes it, asked for by "
        + "a protocol that it can meet"
    case .isHidden(let access): "'\(name)' is \(access.rawValue)"
    case .isHiddenBy(let member, let access): "'\(name)' is \(access.rawValue), as '\(member)' is"
    case .isNotImported(let module):
      "'\(name)' is not seen: the module of '\(container)' does not import '\(module)'"
    case .cannotBeNamed(.isNotImported(let module)):
      "the generated file cannot see '\(name)', since the module of '\(container)' does not import "
        + "'\(module)': let it depend on '\(module)', and import that in the file of '\(container)'"
    case .cannotBeNamed(.isInvisible):
      "the generated file cannot see '\(name)'"
    case .cannotBeNamed(.isHidden), .cannotBeNamed(.isBehindModule):
      "'\(name)' is the name of something else in the generated file"
    case .isFailable: "'\(name)' may fail"
    case .isForTests: "'\(name)' is for tests"
    case .givesOther(let other, let type):
      "'\(name)' is called as what makes it, and gives '\(other)': let it give '\(type)', or call it "
        + "otherwise"
    case .isMarkedInVain:
      "'\(name)' is marked 'hasgen: live': let it be called from there, or mark another one"
    case .isMadeByCase:
      "write '\(name)' for each case, with the same parameters and effects, and that is called"
    case .isConstrained(let clause): "'\(name)' is there only for '\(clause)'"
    case .isOfGenericFunction(let function):
      "'\(function)' is generic, and what it makes depends on its caller: write it by hand in an "
        + "extension of '\(container)'"
    case .hasOpenArguments(let names):
      "'\(name)' conforms, and nothing says what its \(names.someInQuotes) \(names.count == 1 ? "is" : "are")"
    case .isGeneric: "'\(name)' is generic, and nothing says of what"
    case .isConditional(let condition): "'\(name)' is there only if '\(condition)'"
    case .isIgnored: "'\(name)' is marked 'hasgen: ignore'"
    case .hasNoInitializer(let kind): "there is no initializer of the \(kind) '\(name)'"
    case .needsItself: "building '\(name)' takes another one"
    case .callsItself: "'\(name)' would call itself, for what its own result is made of"
    case .isAsync(let by): "'\(by)' is async: what asks for it has to be so too"
    case .throwsErrors(let by): "'\(by)' may throw: what asks for it has to be marked so too"
    case .throwsOtherErrors(let by):
      "'\(by)' may throw errors of another type than what asks for it may"
    case .isIsolated(let actor, let by):
      "'\(by)' is isolated to '\(actor)', and what asks '\(container)' for it is not: mark that "
        + "'@\(actor)' too, or 'async'"
    case .hasUnnamedArguments(let type):
      "the arguments of '\(name)' have no names to tell those of '\(type)' apart by: give them "
        + "those that are meant, '(_ name: \(type), …)'"
    case .isInGeneric(let outer):
      "'\(name)' stands in the generic '\(outer)': write what makes it by hand"
    case .isUnfit(let what): "what is '\(what)' cannot be passed"
    case .isTooLarge:
      "what needs '\(name)' takes more than \(Resolver.limit) values, or calls "
        + "\(Resolver.depthLimit) deep: write what makes it by hand"
    case .isUsed(let times, let by): "'\(by)' takes '\(name)' \(times) times"
    case .isNoService: "'\(name)' is a value: it is not built, and found by its name alone"
    case .isNotKept(let reference): "what is '\(reference)' does not keep what is built for it"
    case .isUnavailable: "'\(name)' is marked as unavailable or deprecated"
    case .isForeign: "'\(name)' conforms, and no source declares how it is made"
    case .isMemberElsewhere(let member, let owner, true):
      "'\(member)' of '\(owner)' is one: what needs it is made there, or is passed it"
    case .isMemberElsewhere(let member, let owner, false):
      "'\(member)' of '\(owner)' is one, which '\(container)' does not reach: add a member to "
        + "'\(container)', or pass it as an argument"
    case .isShared(let type, let sharer):
      "'live' of '\(sharer)' shares one '\(type)' among its members: add a member of this type to "
        + "'\(container)', so that there is no second one"
    }
  }
}

extension OutOfReach.Cause {
  /// The words about the member: `which is private`.
  fileprivate var words: String {
    switch self {
    case .isTooEarly: "which is not there before the container is"
    case .isHidden(let access): "which is \(access.rawValue)"
    case .isOfHidden(let parent, let access): "and '\(parent)' is \(access.rawValue)"
    case .isMutating: "which changes the struct when it is read"
    case .isConditional(let condition): "which is there only if '\(condition)'"
    case .isUntyped: "whose type is not written"
    case .isIsolated(let actor): "which is isolated to '\(actor)'"
    case .isOfOptional(let parent): "and '\(parent)' may be nil"
    case .isBehindReference: "which no protocol passes on by reference"
    case .isOptional: "which may be nil"
    case .isOfProtocol(let type): "as '\(type)'"
    }
  }

  /// The change that would help.
  fileprivate var cure: String {
    switch self {
    case .isTooEarly, .isOfOptional: "pass it as an argument"
    case .isHidden, .isOfHidden:
      "let other files of the module read it, or pass it as an argument"
    case .isMutating: "make it a constant, or the container a class"
    case .isConditional: "declare it for the other case too"
    case .isUntyped: "write its type"
    case .isIsolated, .isBehindReference: "declare a Has-protocol for it"
    case .isOptional: "make it one that is always there, or pass it as an argument"
    case .isOfProtocol(let type):
      "ask for '\(type)', or declare the member as what it is"
    }
  }
}
