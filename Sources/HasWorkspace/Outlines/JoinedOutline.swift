import FileSystem
import SwiftOutline
import SwiftProgram

/// An outline that was read back, with the texts as they stand in its JSON until one is asked for.
struct JoinedOutline: Sendable {
  /// A file of the module.
  struct File: Sendable {
    let path: String
    /// Whether the tool wrote it.
    let isGenerated: Bool
    let file: OutlinedFiles.File
  }

  let folders: [String]
  let files: [File]

  /// The outline that a JSON text holds.
  ///
  /// - Throws: Why it holds none, at the place there.
  init(_ bytes: [UInt8]) throws(JSONError) {
    let document = try JSONParser.parse(bytes, deferring: ["text", "names", "mentioned"])
    let fields = try document.members()
    guard let version = try fields.number("version"), version == ModuleOutline.version else {
      throw JSONError(
        message: "it is of another version than this hasgen reads", offset: document.offset)
    }
    _ = try fields.text("module", of: document)
    let words = try fields.text("words", of: document)
    folders = try fields.list("folders", of: document).map { node throws(JSONError) in
      try node.text()
    }
    files = try fields.list("files", of: document).map { node throws(JSONError) in
      let fields = try node.members()
      return File(
        path: try fields.text("path", of: node), isGenerated: fields["generated"] != nil,
        file: OutlinedFiles.File(
          text: try fields.contents(in: bytes, of: node),
          sketch: try fields.sketch(in: bytes).map {
            OutlinedFiles.SketchOfWords(words: words, sketch: $0)
          }
        ))
    }
  }
}

extension [JSONNode.Member] {
  fileprivate subscript(key: String) -> JSONNode? { first { $0.key == key }?.node }

  fileprivate func contents(
    in bytes: [UInt8], of node: JSONNode
  ) throws(JSONError) -> OutlinedFiles.Text {
    if let code = try number("unreadable") {
      return .unreadable(SystemError(code: Int32(truncatingIfNeeded: code)))
    }
    if let digits = self["hex"] {
      guard let bytes = Hexadecimal.bytes(of: try digits.text()) else {
        throw JSONError(
          message: "pairs of hexadecimal digits are wanted", offset: digits.offset)
      }
      return .bytes(bytes)
    }
    let text = try required("text", of: node)
    guard case .deferred = text.value else {
      throw JSONError(message: "'text' has to be a string", offset: text.offset)
    }
    return .json(bytes, at: text.offset)
  }

  fileprivate func sketch(in bytes: [UInt8]) throws(JSONError) -> Sketch? {
    guard let names = self["names"], let mentioned = self["mentioned"] else { return nil }
    guard let numbers = Hexadecimal.numbers(in: bytes, at: names.offset),
      let filter = Hexadecimal.numbers(in: bytes, at: mentioned.offset),
      let sketch = Sketch(Sketch.Numbers(names: numbers, mentioned: filter))
    else {
      throw JSONError(message: "hexadecimal numbers are wanted", offset: names.offset)
    }
    return sketch
  }

  fileprivate func number(_ key: String) throws(JSONError) -> Int? {
    guard let node = self[key] else { return nil }
    guard case .number(let text) = node.value, let number = Int(text) else {
      throw JSONError(message: "'\(key)' has to be a number", offset: node.offset)
    }
    return number
  }

  fileprivate func text(_ key: String, of node: JSONNode) throws(JSONError) -> String {
    try required(key, of: node).text()
  }

  fileprivate func list(_ key: String, of node: JSONNode) throws(JSONError) -> [JSONNode] {
    let list = try required(key, of: node)
    guard case .array(let elements) = list.value else {
      throw JSONError(message: "'\(key)' has to be a list", offset: list.offset)
    }
    return elements
  }

  private func required(_ key: String, of node: JSONNode) throws(JSONError) -> JSONNode {
    guard let found = self[key] else {
      throw JSONError(message: "'\(key)' is missing", offset: node.offset)
    }
    return found
  }
}

extension JSONNode {
  fileprivate func members() throws(JSONError) -> [Member] {
    guard case .object(let members) = value else {
      throw JSONError(message: "an object is wanted", offset: offset)
    }
    return members
  }

  fileprivate func text() throws(JSONError) -> String {
    guard case .string(let text) = value else {
      throw JSONError(message: "a string is wanted", offset: offset)
    }
    return text
  }
}
