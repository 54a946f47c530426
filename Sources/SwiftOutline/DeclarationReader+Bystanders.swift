extension DeclarationReader {
  /// Reads to the end of the text, or to the first problem, all but types and extensions at file
  /// level that hold none of the words; gives those.
  mutating func read(
    lookingFor words: WordPattern, _ roles: UnsafeBufferPointer<UInt8>
  ) -> Bystanders {
    bystanders = Bystanders(without: words, roles: roles)
    read()
    var others = bystanders.take() ?? Bystanders(without: words, roles: roles)
    let wanted = lexer.hasFailed ? [] : others.take(named: namesInProtocols)
    if !wanted.isEmpty { read(wanted) }
    return others
  }

  /// What protocols ask for: where they matter it mostly matters too, and often stands beside them.
  private var namesInProtocols: NameSet {
    var names = NameSet()
    for declaration in declarations where declaration.kind == .protocol {
      for type in declaration.members.compactMap(\.type) {
        type.visitNames { name in
          for component in name.components { names.insert(NameHash(component.name)) }
        }
      }
    }
    return names
  }
}
