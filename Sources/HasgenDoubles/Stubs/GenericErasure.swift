import HasgenProgram
import HasgenReading

/// The types of a generic function as its closure takes and returns them: `Any` for a type that the
/// caller chooses.
struct GenericErasure {
  private let names: Set<String>

  init(of declaration: Declaration) { names = Set(declaration.genericParameters.map(\.name)) }

  /// True if a type contains a generic parameter of the function, or `some`.
  func mentionsGeneric(_ type: TypeSyntax) -> Bool {
    type.contains { type in
      switch type {
      case .prefixed("some", _): true
      case .name(let name): name.components.first.map { names.contains($0.name) } ?? false
      default: false
      }
    }
  }

  /// The type with `Any` for the generic part: `T?` becomes `Any?`, `[T]` becomes `Any`.
  func erased(_ type: TypeSyntax) -> TypeSyntax {
    switch type {
    case .optional(let inner): .optional(erased(inner))
    case .prefixed("__owned", let inner), .prefixed("__shared", let inner): erased(inner)
    case .prefixed("sending", let inner): .prefixed("sending", erased(inner))
    default: .named("Any")
    }
  }

  /// The type of a nonescaping function with an erased result; `nil` if the caller also chooses a
  /// parameter or the error.
  func erasingResult(of type: TypeSyntax) -> TypeSyntax? {
    switch type {
    case .prefixed(let prefix, let inner):
      return erasingResult(of: inner).map { .prefixed(prefix, $0) }
    case .function(let parameters, let effects, let result):
      if case .typed(let error) = effects.throwing, mentionsGeneric(error) { return nil }
      guard !parameters.contains(where: { mentionsGeneric($0.type) }) else { return nil }
      return .function(parameters, effects, result: erased(result))
    default: return nil
    }
  }
}
