/// Writes a JSON text from the front to the back; keys keep the order in which they are written.
package struct JSONWriter {
  /// The text so far.
  package private(set) var text = ""
  private var isFirst = true

  package init() {}

  /// `{…}`
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    text += "{"
    isFirst = true
    body(&self)
    text += "}"
    isFirst = false
  }

  /// `"key":{…}`
  package mutating func member(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    isFirst = true
    object(body)
  }

  /// `"key":[…]`; with `inLines`, each element begins a line of its own, for readers and `diff`.
  package mutating func list<Element>(
    _ key: String, _ elements: [Element], inLines: Bool = false,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    text += "["
    isFirst = true
    for element in elements {
      separate()
      if inLines { text += "\n" }
      isFirst = true
      body(&self, element)
      isFirst = false
    }
    text += "]"
    isFirst = false
  }

  /// `"key":["…"]`, left out when empty.
  package mutating func field(_ key: String, unlessEmpty values: [String]) {
    guard !values.isEmpty else { return }
    list(key, values) { json, value in json.string(value) }
  }

  /// `"key":"…"`, left out for `nil`.
  package mutating func field(_ key: String, _ value: String?) {
    guard let value else { return }
    self.key(key)
    string(value)
  }

  /// `"key":1`
  package mutating func field(_ key: String, _ value: Int) {
    self.key(key)
    text += String(value)
  }

  /// `"key":true`
  package mutating func field(_ key: String, _ value: Bool) {
    self.key(key)
    text += value ? "true" : "false"
  }

  private mutating func key(_ key: String) {
    separate()
    string(key)
    text += ":"
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { text += "," }
  }

  /// A string, quoted.
  package mutating func string(_ value: String) {
    text += "\""
    var rest = value[...]
    while let next = rest.utf8.firstIndex(where: Self.needsEscape) {
      text += rest[..<next]
      escape(rest.unicodeScalars[next])
      rest = rest[rest.unicodeScalars.index(after: next)...]
    }
    text += rest
    text += "\""
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\": text += "\\\(scalar)"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}

extension String {
  /// The text as a string of JSON, in its quotes.
  package var json: String {
    var writer = JSONWriter()
    writer.string(self)
    return writer.text
  }
}
