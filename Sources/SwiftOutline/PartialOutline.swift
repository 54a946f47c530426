/// An outline of what may have to do with some words, and a sketch of what has not.
public struct PartialOutline: Sendable {
  /// The imports, and the declarations that hold one of the words or are asked for by a protocol
  /// which does. All problems of the text are told.
  public let outline: Outline
  /// The other types and extensions at file level; `nil` if there are none.
  public let rest: Sketch?

  /// Reads a source text.
  ///
  /// Total: whatever the bytes are, it comes back with what it found. A text with a problem is
  /// outlined as a whole.
  ///
  /// - Parameter words: The words for which a declaration is outlined.
  public init(reading source: UnsafeBufferPointer<UInt8>, lookingFor words: WordPattern) {
    let parts = words.roles.withUnsafeBufferPointer { roles in
      Outline.read(source) { reader in
        reader.bystanders = Bystanders(without: words, roles: roles)
        reader.read()
        reader.readNamedBystanders()
        return reader.bystanders?.sketch
      }
    }
    guard let parts, parts.outline.problems.isEmpty else {
      outline = Outline(reading: source)
      rest = nil
      return
    }
    (outline, rest) = parts
  }
}

extension DeclarationReader {
  /// Reads what protocols ask for beside them: of those that matter it mostly matters too.
  fileprivate mutating func readNamedBystanders() {
    guard !lexer.hasFailed, var others = bystanders else { return }
    bystanders = nil
    var names = NameSet()
    for declaration in declarations where declaration.kind == .protocol {
      for type in declaration.members.compactMap(\.type) {
        type.visitNames { name in
          for component in name.components { names.insert(NameHash(component.name)) }
        }
      }
    }
    for range in others.take(named: names) { read(range) }
    sortDeclarations()
    bystanders = others
  }
}
