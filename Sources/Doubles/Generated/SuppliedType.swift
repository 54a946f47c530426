import SwiftProgram
import SwiftWriting

/// The type of what a test supplies for a member: that of a value, or of a closure.
public struct SuppliedType: Sendable, Hashable {
  private enum Form: Hashable {
    case value(String, optional: String, isFunction: Bool)
    case closure([String], end: String)
  }

  /// The attributes of a closure: `@MainActor`, `@Sendable`.
  let attributes: [String]
  private let form: Form

  /// The type of a value, and the same as an optional.
  init(value: String, optional: String, isFunction: Bool) {
    attributes = []
    form = .value(value, optional: optional, isFunction: isFunction)
  }

  /// The type of a closure.
  ///
  /// - Parameter end: The text behind its parameters: `async -> Int`.
  init(closure parameters: [String], end: String, attributes: [String]) {
    self.attributes = attributes
    form = .closure(parameters, end: end)
  }

  /// The type itself.
  ///
  /// - Parameter isOptional: `true` if a test may leave it out.
  func code(isOptional: Bool) -> Code {
    switch form {
    case .value(let type, let optional, _): .text(isOptional ? optional : type)
    case .closure(let parameters, let end):
      isOptional
        ? .list("(", [function(attributes, parameters, end)], ")?")
        : function(attributes, parameters, end)
    }
  }

  /// A parameter of the type, with its default value.
  func parameter(_ name: String, isOptional: Bool) -> Code {
    switch form {
    case .value(let type, let optional, let isFunction):
      let given = isFunction ? type.asEscaping : type
      let text = isOptional ? "\(optional) = nil" : given
      return isFunction ? .broken("\(name):", .text(text)) : "\(name): \(text)"
    case .closure where isOptional: return ["\(name): ", code(isOptional: true), " = nil"]
    case .closure(let parameters, let end):
      return .broken("\(name):", function(["@escaping"] + attributes, parameters, end))
    }
  }

  private func function(_ words: [String], _ parameters: [String], _ end: String) -> Code {
    .list(.words(words + ["("]), parameters.map(Code.text), ") \(end)")
  }
}
