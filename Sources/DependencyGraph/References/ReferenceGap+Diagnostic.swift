import Findings
import SwiftOutline

extension ReferenceGap {
  /// The gap in words.
  func diagnostic(for container: String) -> Diagnostic {
    Diagnostic(
      severity: .warning, id: .leftOutOfReference,
      message:
        "'\(container).\(Reference.name)' cannot conform to '\(protocolName)': \(cause.words)",
      location: location,
      notes: [cause.cure].compactMap { $0.map { Diagnostic.Note($0) } } + [
        Diagnostic.Note("pass the '\(container)' itself where '\(protocolName)' is needed")
      ])
  }

}

extension ReferenceGap.Cause {
  /// What would take the cause away; `nil` for what is as it is.
  var cure: String? {
    guard case .unnameable(let type, _) = self, case .isNotImported(let module) = type.cause else {
      return nil
    }
    return "import it in the container's file: 'import \(module)'"
  }

  /// The cause in words.
  var words: String {
    switch self {
    case .initializer: "it asks for an initializer"
    case .mentionsSelf(let member): "'\(member)' is written with 'Self'"
    case .variadic(let member): "'\(member)' is variadic, and such arguments cannot be passed on"
    case .unnameable(let type, let member):
      type.cause == .isHidden
        ? "'\(member)' needs '\(type.name)', which is the name of something else in the container"
        : "'\(member)' needs '\(type.name)', which the generated file cannot see"
    case .unknownParent(let parent):
      "what '\(parent)' asks for is not known, since it is not declared in the sources"
    case .undeclared: "what it asks for is not known, since it is not declared in the sources"
    case .notSendable(let setter):
      "it asks for 'Sendable', and '\(setter)' changes the shared copy"
    case .isolated(let member, let globalActor):
      "'\(member)' changes the shared copy, which others use outside of '\(globalActor)'"
    case .hidden(let access): "it is \(access.rawValue), and the generated file cannot see it"
    case .elsewhere(let module): "the container conforms to it only in module '\(module)'"
    }
  }
}
