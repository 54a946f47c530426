import Foundation

/// A JSON schema, as far as the schema of graphs uses the language; an unknown keyword is an error.
struct Schema {
  private let root: [String: Any]

  struct UnknownKeyword: Error { let keyword: String }

  init(_ text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// The published schema of graphs.
  static var ofGraphs: Schema {
    get throws {
      let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      return try Schema(
        String(contentsOf: root.appending(path: ".hasgen.graph.schema.json"), encoding: .utf8))
    }
  }

  /// What is wrong with a document, each with its path.
  func faults(in text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return try faults(of: value, root, at: "")
  }

  private func faults(of value: Any, _ schema: [String: Any], at path: String) throws -> [String] {
    var faults: [String] = []
    for (keyword, argument) in schema {
      switch keyword {
      case "$schema", "title", "description", "definitions": break
      case "$ref":
        let name = (argument as? String)?.split(separator: "/").last.map(String.init) ?? ""
        let known = (root["definitions"] as? [String: Any])?[name] as? [String: Any]
        guard let known else { throw UnknownKeyword(keyword: name) }
        faults += try self.faults(of: value, known, at: path)
      case "type": if !Self.isOf(argument as? String, value) { faults.append("\(path): type") }
      case "const": if !Self.isEqual(value, argument) { faults.append("\(path): const") }
      case "enum":
        let words = argument as? [Any] ?? []
        if !words.contains(where: { Self.isEqual($0, value) }) { faults.append("\(path): enum") }
      case "minimum":
        if let number = value as? Int, number < argument as? Int ?? 0 {
          faults.append("\(path): minimum")
        }
      case "items":
        for (index, element) in (value as? [Any] ?? []).enumerated() {
          faults += try self.faults(
            of: element, argument as? [String: Any] ?? [:], at: "\(path)/\(index)")
        }
      case "required":
        let keys = (value as? [String: Any])?.keys.map { $0 } ?? []
        for key in argument as? [String] ?? [] where !keys.contains(key) {
          faults.append("\(path): no \(key)")
        }
      case "properties":
        for (key, property) in argument as? [String: [String: Any]] ?? [:] {
          guard let member = (value as? [String: Any])?[key] else { continue }
          faults += try self.faults(of: member, property, at: "\(path)/\(key)")
        }
      case "additionalProperties":
        let known = (schema["properties"] as? [String: Any])?.keys.map { $0 } ?? []
        for key in (value as? [String: Any])?.keys.map({ $0 }) ?? [] where !known.contains(key) {
          faults.append("\(path): \(key)")
        }
      default: throw UnknownKeyword(keyword: keyword)
      }
    }
    return faults
  }

  private static func isOf(_ type: String?, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    default: false
    }
  }

  private static func isEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? String { return one == other as? String }
    if let one = one as? Int { return one == other as? Int }
    return false
  }
}
