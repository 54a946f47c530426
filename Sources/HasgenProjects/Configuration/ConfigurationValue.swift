import HasgenReading

/// The text of a configuration, with the line and column of each byte.
struct ConfigurationText {
  /// The path to print in messages.
  let path: String
  /// The folders that the paths in it are relative to.
  let finder: SourceFinder
  private let lines: LineTable

  init(_ bytes: [UInt8], path: String, _ finder: SourceFinder) {
    self.path = path
    self.finder = finder
    lines = LineTable(of: bytes)
  }

  func location(at offset: Int) -> Location {
    let position = lines.position(of: offset)
    return Location(path: path, line: position.line, column: position.column)
  }
}

/// A value of a configuration. Its functions return the value as a type, or throw the mistake.
struct ConfigurationValue {
  let node: JSONNode
  /// The value in messages: `'wiring'`, `a container`.
  let name: String
  let file: ConfigurationText

  var location: Location { file.location(at: node.offset) }

  func mistake(_ message: String, note: String? = nil) -> WorkspaceError {
    WorkspaceError(message, id: .invalidConfiguration, at: location, note: note)
  }

  private func wrongType(_ wanted: String) -> WorkspaceError {
    mistake("\(name) must be \(wanted), not \(node.kind)")
  }

  // MARK: Single values

  func flag() throws(WorkspaceError) -> Bool {
    guard case .boolean(let isTrue) = node.value else { throw wrongType("true or false") }
    return isTrue
  }

  /// - Parameter wantedForm: Returns the required form, in words, if a text does not have it;
  ///   otherwise `nil`.
  func text(
    _ wantedForm: (String) -> String? = { _ in nil }
  ) throws(WorkspaceError) -> String {
    guard case .string(let text) = node.value else { throw wrongType("a string") }
    guard !text.isEmpty else { throw mistake("\(name) must not be empty") }
    guard Path.reasonNotToName(text) == nil else {
      throw mistake("\(name) must not have line breaks or other control characters")
    }
    if let form = wantedForm(text) { throw mistake("\(name) must be \(form), not '\(text)'") }
    return text
  }

  /// The path as seen from the working directory.
  func path(
    _ wantedForm: (String) -> String? = { _ in nil }
  ) throws(WorkspaceError) -> RequestedPath {
    let finder = file.finder
    let path = Path.resolved(finder.root, try text(wantedForm))
    return RequestedPath(finder.shown(path), at: location)
  }

  func word<Word: RawRepresentable<String> & CaseIterable>() throws(WorkspaceError) -> Word {
    if case .string(let text) = node.value, let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    throw mistake("\(name) must be \(words)")
  }

  func moduleName() throws(WorkspaceError) -> String {
    try text { $0 == ModuleName.identifier($0) ? nil : "a module's name" }
  }

  func glob() throws(WorkspaceError) -> Glob {
    guard let glob = Glob(try text()) else {
      throw mistake("\(name) has a '[' without its ']'")
    }
    return glob
  }

  // MARK: Lists

  /// Returns the elements. `element` names one of them in messages.
  func list(of element: String) throws(WorkspaceError) -> [ConfigurationValue] {
    guard case .array(let nodes) = node.value else { throw wrongType("a list") }
    return nodes.map { ConfigurationValue(node: $0, name: element, file: file) }
  }

  /// Returns the elements of a list. Any other value is returned as the only element.
  func oneOrMore(of element: String) -> [ConfigurationValue] {
    (try? list(of: element)) ?? [ConfigurationValue(node: node, name: element, file: file)]
  }

  /// The elements of a list of names.
  var names: [ConfigurationValue] {
    get throws(WorkspaceError) { try list(of: "a name in \(name)") }
  }

  func texts() throws(WorkspaceError) -> [String] {
    try names.map { name throws(WorkspaceError) in try name.text() }
  }

  // MARK: Objects

  /// The values of an object by their keys.
  ///
  /// - Parameter short: The key whose value, a string, may be written instead of the object.
  func object<Key>(
    _: Key.Type = Key.self, orText short: Key? = nil
  ) throws(WorkspaceError) -> [Key: ConfigurationValue]
  where Key: RawRepresentable<String> & CaseIterable & Hashable {
    if let short, case .string = node.value { return [short: self] }
    let values = try object(
      keys: Key.allCases.map(\.rawValue), or: short.map { "a \($0.rawValue) or " })
    return Dictionary(
      uniqueKeysWithValues: Key.allCases.compactMap { key in
        values[key.rawValue].map { (key, $0) }
      })
  }

  func object(
    keys: [String], or short: String? = nil
  ) throws(WorkspaceError) -> [String: ConfigurationValue] {
    guard case .object(let members) = node.value else {
      throw wrongType("\(short ?? "")an object")
    }
    if let member = members.first(where: { !keys.contains($0.key) }) {
      let known = keys.filter { !$0.hasPrefix("$") }.inQuotes()
      let nearest = nearestName(to: member.key, among: keys)
      throw WorkspaceError(
        "\(name) has no key '\(member.key)'", id: .unknownKey,
        at: file.location(at: member.keyOffset),
        note: nearest.map { "did you mean '\($0)'?" } ?? "the keys are \(known)")
    }
    return Dictionary(
      uniqueKeysWithValues: members.map { member in
        (member.key, ConfigurationValue(node: member.node, name: "'\(member.key)'", file: file))
      })
  }

  /// The value of a required key.
  func required<Key: RawRepresentable<String>>(
    _ key: Key, of object: [Key: ConfigurationValue]
  ) throws(WorkspaceError) -> ConfigurationValue {
    guard let value = object[key] else { throw mistake("\(name) needs a '\(key.rawValue)'") }
    return value
  }
}
