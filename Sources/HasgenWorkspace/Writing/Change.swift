import HasgenReading

/// A change of one file.
package struct Change: Sendable, Hashable {
  /// The kind of a change.
  package enum Kind: String, Sendable, Hashable {
    case create, update, remove
  }

  /// The path to print.
  package let path: String
  /// The present bytes; `nil` for a new file.
  package let before: [UInt8]?
  /// The bytes to write; `nil` for a file to remove.
  package let after: [UInt8]?
  /// The path at which the file is written: absolute, without links.
  package let target: String

  /// `create` without present bytes, `remove` without new bytes.
  package var kind: Kind {
    if after == nil { return .remove }
    return before == nil ? .create : .update
  }

  /// True if a generated file loses a declaration that other code may use.
  var losesDeclarations: Bool {
    !declarations(in: before).isSubset(of: declarations(in: after))
  }

  /// The types and conformances in a generated file, and the members that it adds to types.
  private func declarations(in bytes: [UInt8]?) -> Set<String> {
    let outline = bytes.flatMap(GeneratedText.init)?.outline
    return Set(outline?.declarations.flatMap { $0.names() } ?? [])
  }

  /// The parameters that a static function of a generated file requires before the change; `nil` if
  /// the file has no such function.
  func formerParameters(of function: String, in type: String) -> Set<String>? {
    let outline = before.flatMap(GeneratedText.init)?.outline
    let extensions = outline?.declarations.filter { $0.kind == .extension && $0.name == type }
    let functions = extensions?.flatMap(\.members).filter { $0.nameWithoutLabels == function }
    guard let functions, !functions.isEmpty else { return nil }
    return Set(functions.flatMap(\.parameters).filter { !$0.hasDefault }.map(\.name))
  }
}

extension Declaration {
  /// The name and the conformances; for an extension without conformances, those of its members.
  fileprivate func names(in outer: String = "") -> [String] {
    guard access != .private, access != .fileprivate else { return [] }
    let name = outer + name
    let conformances = inheritedTypes.map { "\(name): \($0)" }
    guard kind == .extension else { return [name] + conformances }
    guard conformances.isEmpty else { return conformances }
    return members.flatMap { $0.names(in: name + ".") }
  }
}
