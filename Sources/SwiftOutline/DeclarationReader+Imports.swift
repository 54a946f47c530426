extension DeclarationReader {
  mutating func readImport(_ prefix: DeclarationPrefix, from end: Int) {
    var text = ""
    for attribute in prefix.attributes { text += attribute.text + " " }
    if let access = prefix.access { text += access.rawValue + " " }
    text += "import "
    lexer.advance(to: end)
    guard lexer.isAtWord else { return lexer.failMissing("a name") }
    var start = lexer.at
    var stop = lexer.wordEnd(from: start)
    if stop < 0 { return }
    lexer.advance(to: stop)
    if lexer.isAtWord, !lexer.isAfterNewline {
      text += lexer.text(start, stop) + " "
      start = lexer.at
      stop = lexer.wordEnd(from: start)
      if stop < 0 { return }
      lexer.advance(to: stop)
    }
    let module = lexer.text(start, stop)
    let nameRange = start..<stop
    text += module
    while lexer.current == UInt8(ascii: "."), !lexer.isAfterNewline {
      lexer.advance(to: lexer.at + 1)
      start = lexer.at
      let isOperator = !lexer.isAtWord && lexer.current != 0
      stop = isOperator ? lexer.operatorRunEnd(from: start) : lexer.wordEnd(from: start)
      if stop < 0 { return }
      text += "." + lexer.text(start, stop)
      lexer.advance(to: stop)
    }
    add(Import(module: module, text: text, nameRange: nameRange, conditions: conditions))
  }
}
