import SwiftLexing

extension DeclarationReader {
  mutating func readImport(_ prefix: DeclarationPrefix, from end: Int) {
    var text = ""
    for attribute in prefix.attributes { text += attribute.text + " " }
    if let access = prefix.access { text += access.rawValue + " " }
    text += "import "
    lexer.advance(to: end)
    guard var nameRange = lexer.takeName() else { return }
    if lexer.isAtWord, !lexer.isAfterNewline {
      text += lexer.text(nameRange) + " "
      guard let name = lexer.takeWord() else { return }
      nameRange = name
    }
    let module = lexer.text(nameRange)
    text += module
    while lexer.current == UInt8(ascii: "."), !lexer.isAfterNewline {
      lexer.advance(to: lexer.at + 1)
      let start = lexer.at
      let isOperator = !lexer.isAtWord && lexer.current != 0
      let stop = isOperator ? lexer.operatorRunEnd(from: start) : lexer.wordEnd(from: start)
      if stop < 0 { return }
      text += "." + lexer.text(start, stop)
      lexer.advance(to: stop)
    }
    add(Import(module: module, text: text, nameRange: nameRange, conditions: conditions))
  }
}
