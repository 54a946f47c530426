#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON value to be written. Keys keep their order, and members without a value are left out.
package indirect enum JSON: Sendable {
  case string(String)
  case number(Int)
  case flag(Bool)
  case list([JSON], inLines: Bool)
  case object([(key: String, value: JSON)])

  /// A list. If `inLines` is true, each element begins a line of its own, for readers and `diff`.
  package static func list<Element>(
    _ elements: [Element], inLines: Bool = false, _ value: (Element) -> JSON
  ) -> JSON {
    .list(elements.map(value), inLines: inLines)
  }

  package static func texts(_ texts: [String]) -> JSON { list(texts) { .string($0) } }

  /// The string; `nil` for `nil`, so that an object leaves its member out.
  package static func text(_ text: String?) -> JSON? { text.map { .string($0) } }

  /// The list; `nil` if it is empty.
  package var unlessEmpty: JSON? {
    if case .list(let elements, _) = self, elements.isEmpty { nil } else { self }
  }

  /// The members of two objects in one; the first value if one of them is not an object.
  package static func + (one: JSON, other: JSON?) -> JSON {
    guard case .object(let members) = one, case .object(let more)? = other else { return one }
    return .object(members + more)
  }

  /// The text, without spaces.
  package var text: String {
    switch self {
    case .string(let text): return text.json
    case .number(let number): return "\(number)"
    case .flag(let isTrue): return isTrue ? "true" : "false"
    case .list(let elements, let inLines):
      let texts = elements.map { (inLines ? "\n" : "") + $0.text }
      return "[\(texts.joined(separator: ","))]"
    case .object(let members):
      return "{\(members.map { "\($0.key.json):\($0.value.text)" }.joined(separator: ","))}"
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }

  package init(integerLiteral number: Int) { self = .number(number) }

  package init(dictionaryLiteral members: (String, JSON?)...) {
    self = .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}

extension String {
  /// The text as a string of JSON, in its quotes.
  package var json: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) else {
      return "\"\(self)\""
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let bytes = try? encoder.encode(self) else { return "\"\"" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
