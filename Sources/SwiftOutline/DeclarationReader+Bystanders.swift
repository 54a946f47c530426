import SwiftLexing

extension DeclarationReader {
  /// Reads to the end of the text, or to the first problem, all but types and extensions at file
  /// level that hold none of the words; gives a sketch of those, and `nil` if there are none.
  mutating func read(
    lookingFor words: WordPattern, _ roles: UnsafeBufferPointer<UInt8>
  ) -> Sketch? {
    let none = Bystanders(without: words, roles: roles)
    defer { none.deallocate() }
    bystanders = none
    read()
    // What is read now is not passed by again.
    guard var others = bystanders.take(), !lexer.hasFailed else { return nil }
    read(others.take(named: namesInProtocols))
    return others.sketch
  }

  /// The names that protocols ask for: where a protocol matters, these mostly matter too, and often
  /// stand beside it.
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
