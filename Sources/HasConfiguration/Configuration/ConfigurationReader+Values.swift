import FileSystem
import Findings
/// Reading the values of keys as the table says.
extension ConfigurationReader {
  /// A string of the configuration, with the offset of its first byte.
  struct LocatedText {
    let text: String
    let offset: Int
  }

  /// The values of an object's keys.
  struct Members {
    /// The object's place.
    let offset: Int
    /// The object in messages.
    let subject: String
    fileprivate let nodes: [String: JSONNode]
    /// The keys that hasgen suggests in place of unknown ones.
    fileprivate let suggested: Set<String>

    subscript<Value>(key: ConfigurationKey<Value>) -> JSONNode? { nodes[key.name] }

    /// Returns true if an unknown key is nearly this one.
    func hasMisspelt<Value>(_ key: ConfigurationKey<Value>) -> Bool {
      suggested.contains(key.name)
    }
  }

  /// A value that is a string or an object.
  enum TextOrObject {
    case text(LocatedText)
    case object(Members)
  }

  // MARK: Objects

  /// The values of an object's keys; none where the node is no object.
  mutating func members(of node: JSONNode, _ object: ConfigurationObject) -> Members {
    var nodes: [String: JSONNode] = [:]
    var suggested: Set<String> = []
    if case .object(let members) = node.value {
      let keys = object.rows.map(\.name)
      for member in members {
        guard !keys.contains(member.key) else {
          nodes[member.key] = member.node
          continue
        }
        let nearest = nearestName(to: member.key, among: keys)
        if let nearest { suggested.insert(nearest) }
        let known = keys.filter { !$0.hasPrefix("$") }.map { "'\($0)'" }.joined(separator: ", ")
        report(
          "\(object.subject) has no key '\(member.key)'", at: member.keyOffset, id: .unknownKey,
          note: nearest.map { "did you mean '\($0)'?" } ?? "the keys are \(known)")
      }
    } else {
      report("\(object.subject) must be an object, not \(node.kind)", at: node.offset)
    }
    return Members(
      offset: node.offset, subject: object.subject, nodes: nodes, suggested: suggested)
  }

  /// Reports an object that lacks a key which it needs, and returns false for it.
  mutating func requires<Value>(
    _ members: Members, _ key: ConfigurationKey<Value>, _ meaning: String? = nil
  ) -> Bool {
    if members[key] != nil { return true }
    let meaning = meaning.map { ": \($0)" } ?? ""
    report("\(members.subject) needs a '\(key.name)'\(meaning)", at: members.offset)
    return false
  }

  /// A string or an object; `nil` for anything else.
  mutating func textOrObject(
    _ node: JSONNode, _ kind: ConfigurationTextOrObject
  ) -> TextOrObject? {
    switch node.value {
    case .string: return text(node, kind.text).map { .text($0) }
    case .object: return .object(members(of: node, kind.object))
    default:
      report(
        "\(kind.object.subject) must be \(kind.words), not \(node.kind)", at: node.offset)
      return nil
    }
  }

  // MARK: Lists

  /// The elements of a list.
  mutating func elements<Element>(
    _ members: Members, _ key: ConfigurationKey<ConfigurationList<Element>>
  ) -> [JSONNode] {
    guard let node = members[key] else { return [] }
    if case .array(let nodes) = node.value { return nodes }
    report(
      "'\(key.name)' must be a list of \(key.value.elements), not \(node.kind)", at: node.offset)
    return []
  }

  /// The elements of a list, or the only one.
  func elements<Element>(
    _ members: Members, _ key: ConfigurationKey<ConfigurationOneOrMore<Element>>
  ) -> [JSONNode] {
    guard let node = members[key] else { return [] }
    if case .array(let nodes) = node.value { return nodes }
    return [node]
  }

  /// Reports an element of the wrong kind.
  mutating func refuse<Element>(
    _ node: JSONNode, _ key: ConfigurationKey<ConfigurationOneOrMore<Element>>
  ) {
    report("'\(key.name)' must be \(key.value.words), not \(node.kind)", at: node.offset)
  }

  /// The strings of a list.
  mutating func texts(
    _ members: Members, _ key: ConfigurationKey<ConfigurationList<ConfigurationText>>
  ) -> [LocatedText] {
    elements(members, key).compactMap { text($0, key.value.element, key.name) }
  }

  /// The strings of a list, or the only one.
  mutating func texts(
    _ members: Members, _ key: ConfigurationKey<ConfigurationOneOrMore<ConfigurationText>>
  ) -> [LocatedText] {
    elements(members, key).compactMap { node in
      if case .string = node.value { return text(node, key.value.element, key.name) }
      refuse(node, key)
      return nil
    }
  }

  // MARK: Single values

  /// The string of a key.
  mutating func text(
    _ members: Members, _ key: ConfigurationKey<ConfigurationText>
  ) -> LocatedText? {
    members[key].flatMap { text($0, key.value, key.name) }
  }

  /// The flag of a key.
  mutating func flag(_ members: Members, _ key: ConfigurationKey<ConfigurationFlag>)
    -> Bool?
  {
    guard let node = members[key] else { return key.value.standard }
    guard case .boolean(let isTrue) = node.value else {
      report("'\(key.name)' must be true or false, not \(node.kind)", at: node.offset)
      return nil
    }
    return isTrue
  }

  /// The word of a key.
  mutating func word<Word>(
    _ members: Members, _ key: ConfigurationKey<ConfigurationWord<Word>>
  ) -> Word? {
    guard let node = members[key] else { return key.value.standard }
    checkNeed(of: key, members, at: node.offset)
    if case .string(let text) = node.value, let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    report("'\(key.name)' must be \(words)", at: node.offset)
    return nil
  }

  private mutating func checkNeed<Value>(
    of key: ConfigurationKey<Value>, _ members: Members, at offset: Int
  ) {
    guard let need = key.need, members.nodes[need] == nil else { return }
    report("'\(key.name)' does nothing without '\(need)'", at: offset)
  }

  private mutating func text(
    _ node: JSONNode, _ kind: ConfigurationText, _ key: String = ""
  ) -> LocatedText? {
    let what = kind.words ?? "'\(key)'"
    guard case .string(let text) = node.value else {
      report("\(what) must be a string, not \(node.kind)", at: node.offset)
      return nil
    }
    guard !text.isEmpty else {
      report("\(what) must not be empty", at: node.offset)
      return nil
    }
    guard Path.reasonNotToName(text) == nil else {
      report("\(what) must not have line breaks or other control characters", at: node.offset)
      return nil
    }
    if let mistake = kind.rule.mistake(in: text, what) {
      report(mistake.message, at: node.offset, note: mistake.note)
      return nil
    }
    return LocatedText(text: text, offset: node.offset)
  }
}

extension ConfigurationText.Rule {
  /// The words for a string that breaks the rule; `nil` for one that keeps it.
  fileprivate func mistake(in text: String, _ what: String) -> (message: String, note: String?)? {
    switch self {
    case .plain: nil
    case .moduleName where !text.isModuleName:
      ("\(what) must be a module's name, not '\(text)'", nil)
    case .swiftFile where !text.hasSuffix(".swift"):
      ("\(what) must be a Swift file: '\(text)' has no '.swift'", nil)
    case .glob where Glob(text) == nil: ("the glob '\(text)' has a '[' without its ']'", nil)
    case .comment where !text.hasPrefix("//"):
      ("\(what) must be a comment, '// …'", "write '// \(text)'")
    case .moduleName, .swiftFile, .glob, .comment: nil
    }
  }
}

extension String {
  fileprivate var isModuleName: Bool {
    first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
