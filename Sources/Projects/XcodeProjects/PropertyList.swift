#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value of a property list, in the old style in which Xcode writes its projects, or in XML.
package indirect enum PropertyList: Decodable, Sendable, Hashable {
  case string(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// Reads a list; `nil` if the bytes are no property list.
  package init?(reading bytes: [UInt8]) {
    guard let list = try? PropertyListDecoder().decode(PropertyList.self, from: Data(bytes)) else {
      return nil
    }
    self = list
  }

  package init(from decoder: any Decoder) throws {
    if let text = try? String(from: decoder) {
      self = .string(text)
    } else if let elements = try? [PropertyList](from: decoder) {
      self = .list(elements)
    } else {
      // Nothing needs numbers, dates and data.
      self = (try? .dictionary([String: PropertyList](from: decoder))) ?? .string("")
    }
  }

  /// The text, if it is one.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements of a list; none of anything else.
  package var elements: [PropertyList] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The members of a dictionary; none of anything else.
  package var members: [String: PropertyList] {
    if case .dictionary(let members) = self { members } else { [:] }
  }

  /// The texts among the elements of a list.
  package var texts: [String] { elements.compactMap(\.text) }

  /// The value of a key; `nil` if there is none.
  package subscript(key: String) -> PropertyList? { members[key] }
}
