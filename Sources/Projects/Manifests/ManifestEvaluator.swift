import SwiftOutline
import SwiftScript

/// Works out the values of a manifest's expressions from those of its constants.
struct ManifestEvaluator {
  /// The values at file level at the current statement.
  private var variables: [String: ManifestValue] = [:]
  /// The `static let`s by their full name: `Target.Dependency.core`.
  private var constants: [String: [ScriptBinding]] = [:]
  /// The functions and types that the manifest declares, by their full name.
  private var declared: Set<String> = []
  /// Whether the manifest says itself what `+` does.
  private let hasOwnSum: Bool
  /// The number of values that may still be worked out, so that time and memory stay linear in the
  /// text, however often something is added to itself.
  private var budget: Int

  package init(_ statements: [ScriptStatement], length: Int) {
    budget = 10_000 + 4 * length
    hasOwnSum = statements.contains { statement in
      if case .effects(let effects) = statement.kind { return effects.declared.contains("+") }
      return false
    }
    for statement in statements {
      switch statement.kind {
      case .binding(let binding) where !binding.scope.isEmpty:
        constants[Self.key(binding.scope, binding.name), default: []].append(binding)
      case .effects(let effects):
        declared.formUnion(effects.declared.map { Self.key(effects.scope, $0) })
      default: break
      }
    }
  }

  /// The value of a variable at file level.
  package subscript(variable: String) -> ManifestValue? {
    get { variables[variable] }
    set { variables[variable] = newValue }
  }

  /// Adds elements to a list at file level.
  package mutating func append(_ elements: [ManifestValue], to variable: String, at offset: Int) {
    // It leaves the table, so that it is not copied.
    guard let value = variables.removeValue(forKey: variable) else { return }
    if case .string(let text) = value.content, elements.count == 1, let added = elements[0].text {
      variables[variable] = string(text + added, at: offset)
      return
    }
    guard case .list(let old) = value.content, spend(old.count + elements.count) else {
      variables[variable] = ManifestValue(.computed, at: offset)
      return
    }
    variables[variable] = ManifestValue(.list(old + elements), at: value.offset)
  }

  // MARK: Expressions

  /// The value of an expression that stands in a scope.
  package mutating func value(
    _ expression: ScriptExpression, in scope: [String] = [], depth: Int = 0
  ) -> ManifestValue {
    let offset = expression.offset
    guard depth < ManifestValue.maximumDepth, spend(1) else {
      return ManifestValue(.computed, at: offset)
    }
    switch expression.kind {
    case .boolean(let value): return ManifestValue(.boolean(value), at: offset)
    case .null: return ManifestValue(.null, at: offset)
    case .number(let text): return ManifestValue(.number(text), at: offset)
    case .computed: return ManifestValue(.computed, at: offset)
    case .string(let parts): return string(parts, at: offset, in: scope, depth: depth)
    case .list(let elements):
      let values = elements.map { value($0, in: scope, depth: depth + 1) }
      return ManifestValue(.list(values), at: offset)
    case .sum(let operands):
      return sum(operands.map { value($0, in: scope, depth: depth + 1) }, at: offset)
    case .name(let path, let isImplicit):
      let isSelf = !scope.isEmpty && path[0] == "Self" && path.count > 1
      if isSelf { return named(scope + path.dropFirst(), at: offset, in: scope, depth: depth) }
      if isImplicit { return ManifestValue(.name(path, isImplicit: true), at: offset) }
      return named(path, at: offset, in: scope, depth: depth)
    case .call(let path, let isImplicit, let arguments):
      let values = arguments.map {
        ManifestValue.Argument(label: $0.label, value: value($0.value, in: scope, depth: depth + 1))
      }
      let isSelf = !scope.isEmpty && path[0] == "Self"
      let call = ManifestValue.Call(
        path: Self.unqualified(isSelf ? scope + path.dropFirst() : path),
        isImplicit: isImplicit, arguments: values)
      return ManifestValue(.call(call), at: offset)
    }
  }

  private mutating func named(
    _ path: [String], at offset: Int, in scope: [String], depth: Int
  ) -> ManifestValue {
    let path = Self.unqualified(path)
    if path.count == 1, let value = variables[path[0]] { return value.moved(to: offset) }
    if path.count == 2, path[1] == "name", case .call(let call) = variables[path[0]]?.content,
      let name = call["name"]
    {
      return name.moved(to: offset)
    }
    let full = path.count == 1 ? scope + path : path
    return constant(full, at: offset, depth: depth)
      ?? ManifestValue(.name(path, isImplicit: false), at: offset)
  }

  /// The value of the only `static let` of a name.
  private mutating func constant(_ path: [String], at offset: Int, depth: Int) -> ManifestValue? {
    guard path.count > 1, let bindings = constants[path.joined(separator: ".")] else { return nil }
    guard bindings.count == 1 else { return ManifestValue(.computed, at: offset) }
    let scope = Array(path.dropLast())
    // A member that begins with a dot is one of the type that the constant has.
    return value(bindings[0].value, in: scope, depth: depth + 1).moved(to: offset)
  }

  private mutating func string(
    _ parts: [ScriptExpression.StringPart], at offset: Int, in scope: [String], depth: Int
  ) -> ManifestValue {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .interpolation(let expression):
        guard let piece = value(expression, in: scope, depth: depth + 1).text else {
          return ManifestValue(.computed, at: offset)
        }
        text += piece
      }
      if text.utf8.count > ManifestValue.maximumLength { break }
    }
    return string(text, at: offset)
  }

  private func string(_ text: String, at offset: Int) -> ManifestValue {
    let isShort = text.utf8.count <= ManifestValue.maximumLength
    return ManifestValue(isShort ? .string(text) : .computed, at: offset)
  }

  /// Texts put together, or lists, of which the unknown ones stand among the elements.
  private mutating func sum(_ values: [ManifestValue], at offset: Int) -> ManifestValue {
    if hasOwnSum { return ManifestValue(.computed, at: offset) }
    let texts = values.compactMap { resolved($0, as: ["String"]).text }
    if texts.count == values.count {
      return string(texts.joined(), at: offset)
    }
    var elements: [ManifestValue] = []
    var isList = false
    for value in values {
      if case .list(let more) = value.content {
        guard spend(more.count) else { return ManifestValue(.computed, at: offset) }
        elements += more
        isList = true
      } else {
        elements.append(ManifestValue(.computed, at: value.offset))
      }
    }
    return ManifestValue(isList ? .list(elements) : .computed, at: offset)
  }

  // MARK: What is asked for

  /// The value as one of a type: `.core` is `Target.Dependency.core` where that is declared.
  package mutating func resolved(_ value: ManifestValue, as type: [String]) -> ManifestValue {
    guard case .name(let path, true) = value.content else { return value }
    return constant(type + path, at: value.offset, depth: 0) ?? value
  }

  /// The text of a value.
  package mutating func text(_ value: ManifestValue) -> String? {
    resolved(value, as: ["String"]).text
  }

  /// The call of a function of the package manager's that makes a value of a type, and the name of
  /// the function; `nil` for what the manifest makes in its own way.
  package mutating func call(
    _ value: ManifestValue, as type: [String]
  ) -> (function: String, call: ManifestValue.Call)? {
    guard case .call(let call) = resolved(value, as: type).content,
      let function = call.path.last, !declared.contains(type[0]),
      call.isImplicit ? call.path.count == 1 : Array(call.path.dropLast()) == type,
      !declared.contains(Self.key(type, function)),
      !declared.contains(ScriptEffects.anyScope + function)
    else { return nil }
    return (function, call)
  }

  /// Whether the manifest declares a function or type of that full name.
  package func declares(_ name: String) -> Bool { declared.contains(name) }

  private mutating func spend(_ count: Int) -> Bool {
    guard budget >= count else { return false }
    budget -= count
    return true
  }

  private static func key(_ scope: [String], _ name: String) -> String {
    (unqualified(scope) + [name]).joined(separator: ".")
  }

  private static func unqualified(_ path: [String]) -> [String] {
    path.first == "PackageDescription" && path.count > 1 ? Array(path.dropFirst()) : path
  }
}
