/// Reads the literals of a manifest: its top-level `let`s, and the arguments of its `Package`.
struct ManifestReader {
  /// The reasons why targets are missing or wrong.
  private(set) var faults: [(offset: Int, message: String)] = []
  /// False if a statement outside `Package(…)` may change the settings of targets.
  private(set) var areSettingsLiteral = true
  /// False if a statement outside `Package(…)` may change the dependencies of targets.
  private(set) var areDependenciesLiteral = true

  private let tokens: [ManifestToken]
  /// The values of the top-level `let`s; none of them is the name of another.
  private var constants: [String: ManifestExpression] = [:]
  /// The arguments of `Package`, and the indices of its tokens.
  private var package: (arguments: [ManifestExpression.Argument], tokens: Range<Int>)?

  init(_ tokens: [ManifestToken]) {
    self.tokens = tokens
  }

  mutating func read(into manifest: inout Manifest) {
    manifest.namesDefaultIsolation = tokens.contains(where: \.namesDefaultIsolation)
    readConstants()
    guard let package else {
      let call = tokens.indices.first { tokens[$0].text == "Package" && text(at: $0 + 1) == "(" }
      if let call {
        fail("this package is not a constant of the file", at: tokens[call].offset)
      } else {
        fail("this manifest has no 'Package(…)'", at: 0)
      }
      return
    }
    let changes = changes(besides: package.tokens)
    let call = ManifestCall(function: "Package", arguments: package.arguments)
    if call.hasUnknownSettings { areSettingsLiteral = false }
    manifest.localPackages = elements(call["dependencies"]).compactMap {
      self.call($0, of: ["Package", "Dependency"]).flatMap { text($0["path"]) }
    }
    manifest.targets = elements(call["targets"]).compactMap { readTarget($0) }
    // Report a later change only if there is no other error: it is often the same mistake.
    if faults.isEmpty { faults = Array(changes.prefix(1)) }
  }

  mutating func fail(_ message: String, at offset: Int) {
    faults.append((offset, message))
  }

  private func text(at index: Int) -> String { index < tokens.count ? tokens[index].text : "" }

  // MARK: Statements

  private mutating func readConstants() {
    for (index, token) in tokens.enumerated()
    where token.depth == 0 && (token.text == "let" || token.text == "var") {
      let sign = tokens[(index + 1)...].dropFirst().firstIndex {
        $0.isFirstOfLine || $0.text == "="
      }
      guard let sign, tokens[sign].text == "=" else { continue }
      var reader = ManifestExpressionReader(tokens, at: sign + 1)
      let value = reader.read()
      if case .call(let path, let arguments) = value.kind, path.last == "Package" {
        package = (arguments, sign + 1..<reader.at)
      } else if token.text == "let" {
        constants[text(at: index + 1)] = constant(value)
      }
    }
  }

  /// The value of a constant. Lists are limited to 1,000 elements, because
  /// `let b = a + a; let c = b + b` grows exponentially.
  private func constant(_ value: ManifestExpression) -> ManifestExpression {
    guard case .sum = value.kind else { return resolved(value) }
    let all = elements(value)
    return ManifestExpression(kind: all.count < 1000 ? .list(all) : .computed, offset: value.offset)
  }

  /// The statements outside `Package(…)` that change targets. Changes of settings and dependencies
  /// only clear the flags.
  private mutating func changes(
    besides package: Range<Int>
  ) -> [(offset: Int, message: String)] {
    var changes: [(offset: Int, message: String)] = []
    for (index, token) in tokens.enumerated() where token.isWord && !package.contains(index) {
      let before = index > 0 ? text(at: index - 1) : ""
      // Skip labels, declarations and names of constants.
      if text(at: index + 1) == ":" || ["let", "var", "func"].contains(before) { continue }
      if before != ".", constants[token.text] != nil { continue }
      switch token.text {
      case "swiftSettings": areSettingsLiteral = false
      case "targets":
        areSettingsLiteral = false
        if isChanged(at: index) { changes.append((token.offset, "'targets' changes here")) }
      case "name", "path", "sources", "exclude", "type":
        guard before == ".", isChanged(at: index) else { continue }
        changes.append((token.offset, "'\(token.text)' of a target may change here"))
      case "dependencies" where index < 2 || text(at: index - 2) != "package":
        areDependenciesLiteral = false
      default: break
      }
    }
    return changes
  }

  /// Returns true if the tokens after a name change its value: `= x`, `.append(x)`.
  private func isChanged(at index: Int) -> Bool {
    let next = text(at: index + 1) == "?" || text(at: index + 1) == "!" ? index + 2 : index + 1
    if text(at: next) == "=" || text(at: next) == "+=" { return true }
    let methods = ["append", "insert", "remove", "replace"]
    return text(at: next) == "." && methods.contains(where: text(at: next + 1).hasPrefix)
  }

  // MARK: Values

  /// The value of a constant, if the expression is the name of one.
  private func resolved(_ value: ManifestExpression) -> ManifestExpression {
    guard case .name(let path) = value.kind, path.count == 1, let constant = constants[path[0]]
    else { return value }
    return ManifestExpression(kind: constant.kind, offset: value.offset)
  }

  func text(_ value: ManifestExpression?) -> String? {
    guard let value, case .text(let text) = resolved(value).kind else { return nil }
    return text
  }

  /// The texts of a list; `nil` if one of them is unknown.
  func texts(_ value: ManifestExpression?) -> [String]? {
    let texts = elements(value).map { text($0) }
    return texts.contains(nil) ? nil : texts.compactMap(\.self)
  }

  /// The elements of a list; an expression that is not a list is the only element.
  func elements(_ value: ManifestExpression?) -> [ManifestExpression] {
    guard let value = value.map(resolved), !value.isNil else { return [] }
    switch value.kind {
    case .list(let elements): return elements
    case .sum(let operands): return operands.flatMap { elements($0) }
    default: return [value]
    }
  }

  /// The call of a function of one of the package manager's types, unless the manifest declares a
  /// function of that name.
  func call(_ value: ManifestExpression, of type: [String]) -> ManifestCall? {
    guard case .call(let path, let arguments) = resolved(value).kind, let function = path.last,
      path == ["", function] || path.dropLast().suffix(type.count) == type[...],
      !declares(function: function)
    else { return nil }
    return ManifestCall(function: function, arguments: arguments)
  }

  private func declares(function name: String) -> Bool {
    tokens.indices.contains { tokens[$0].text == "func" && text(at: $0 + 1) == name }
  }
}

/// A call of one of the package manager's functions.
struct ManifestCall {
  let function: String
  let arguments: [ManifestExpression.Argument]

  subscript(label: String) -> ManifestExpression? {
    arguments.first { $0.label == label }?.value
  }

  /// True if an argument `…Settings` is unknown to hasgen.
  var hasUnknownSettings: Bool {
    let known = ["cSettings", "cxxSettings", "swiftSettings", "linkerSettings"]
    return arguments.compactMap(\.label).contains {
      $0.hasSuffix("Settings") && !known.contains($0)
    }
  }
}
