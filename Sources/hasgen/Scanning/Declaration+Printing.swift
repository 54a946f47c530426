import SwiftOutline

extension [Declaration] {
  /// The declarations that a scan prints.
  var printed: [Declaration] { filter { $0.kind != .associatedtype && $0.kind != .subscript } }
}

extension Declaration {
  /// The modifiers but for access, that of the setter included: `private(set)`.
  var writtenModifiers: [String] {
    (setterAccess.map { ["\($0.rawValue)(set)"] } ?? []) + modifiers
  }

  /// A variable's annotation, an alias's right side, a function's parameters, effects and result.
  var printedType: String? {
    switch kind {
    case .func, .`init`:
      let parameters = parameters.map(\.printed).joined(separator: ", ")
      let effects = effects == .none ? "" : " \(effects)"
      return "(\(parameters))\(effects)" + (type.map { " -> \($0)" } ?? "")
    case .let, .var, .typealias: return type.map { "\($0)" }
    default: return nil
    }
  }
}

extension Parameter {
  fileprivate var printed: String {
    let label = label ?? "_"
    let names = label == name ? name : "\(label) \(name)"
    let attributes = attributes.map { "\($0.text) " }.joined()
    return "\(attributes)\(names): \(type)\(isVariadic ? "..." : "")"
  }
}
