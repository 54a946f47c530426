extension ModuleOutline {
  /// The outline that a JSON text holds.
  ///
  /// - Throws: Why it holds none, at the place there.
  init(_ document: JSONNode) throws(JSONError) {
    let fields = try document.fields()
    guard let version = try fields.number("version"), version == Self.version else {
      throw JSONError(
        message: "it is of another version than this hasgen reads", offset: document.offset)
    }
    name = try fields.text("module", of: document)
    folders = try fields.list("folders", of: document).map { node throws(JSONError) in
      try node.text()
    }
    files = try fields.list("files", of: document).map { node throws(JSONError) in
      let fields = try node.fields()
      return File(path: try fields.text("path", of: node), text: try Text(fields, of: node))
    }
  }
}

extension ModuleOutline.Text {
  fileprivate init(_ fields: [String: JSONNode], of node: JSONNode) throws(JSONError) {
    if let code = try fields.number("unreadable") {
      self = .unreadable(code)
    } else if let digits = fields["hex"] {
      self = .bytes(try digits.bytes())
    } else {
      self = .text(try fields.text("text", of: node))
    }
  }
}

extension JSONNode {
  fileprivate func fields() throws(JSONError) -> [String: JSONNode] {
    guard case .object(let members) = value else {
      throw JSONError(message: "an object is wanted", offset: offset)
    }
    return Dictionary(members.map { ($0.key, $0.node) }, uniquingKeysWith: { first, _ in first })
  }

  fileprivate func text() throws(JSONError) -> String {
    guard case .string(let text) = value else {
      throw JSONError(message: "a string is wanted", offset: offset)
    }
    return text
  }

  /// The bytes that pairs of hexadecimal digits stand for.
  fileprivate func bytes() throws(JSONError) -> [UInt8] {
    let digits = Array(try text().utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { i in
      UInt8(String(decoding: digits[i..<min(i + 2, digits.count)], as: UTF8.self), radix: 16)
    }
    guard bytes.count * 2 == digits.count else {
      throw JSONError(message: "pairs of hexadecimal digits are wanted", offset: offset)
    }
    return bytes
  }
}

extension [String: JSONNode] {
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
