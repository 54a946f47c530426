/// Lays out code within a number of columns.
package struct Printer {
  /// The greatest length of a line of Swift: the default of `swift format`.
  package static let columns = 100

  /// A piece that is still to be written.
  fileprivate struct Item {
    let code: Code
    let indentation: Int
    /// True if its breaks are the ends of lines.
    let isBroken: Bool
  }

  private let columns: Int
  private var lines: [String] = []
  private var line = ""
  private var width = 0
  /// The pieces to be written, the next one last.
  private var rest: [Item]

  fileprivate init(_ code: Code, columns: Int) {
    self.columns = columns
    rest = [Item(code: code, indentation: 0, isBroken: true)]
  }

  fileprivate mutating func print() -> [String] {
    while let item = rest.popLast() {
      switch item.code {
      case .text(let text): write(text)
      case .sequence(let pieces): rest += pieces.reversed().map { item.with($0) }
      case .indented(let code): rest.append(item.with(code, indentedBy: 2))
      case .group(let code):
        let flat = item.with(code, isBroken: false)
        let isFlat = !item.isBroken || fits(flat)
        rest.append(isFlat ? flat : item.with(code))
      case .choice(let forms):
        if let form = form(among: forms, for: item) { rest.append(item.with(form)) }
      case .lineOrSpace: item.isBroken ? endLine(item.indentation) : write(" ")
      case .lineOrNothing: if item.isBroken { endLine(item.indentation) }
      case .newLine: endLine(item.indentation)
      }
    }
    return lines + [line]
  }

  /// The form of a choice: the first one that fits, or the last one.
  private func form(among forms: [Code], for item: Item) -> Code? {
    guard item.isBroken else { return forms.first }
    return forms.first { fits(item.with($0)) } ?? forms.last
  }

  private mutating func write(_ text: String) {
    guard !text.isEmpty else { return }
    // An empty line has no indentation.
    if line.isEmpty { line = String(repeating: " ", count: width) }
    line += text
    width += text.count
  }

  private mutating func endLine(_ indentation: Int) {
    lines.append(line)
    line = ""
    width = indentation
  }

  /// Returns true if a piece, and the text behind it up to the next end of a line, fit on the line.
  private func fits(_ item: Item) -> Bool {
    var room = columns - width
    var pending = [item]
    var following = rest[...]
    while room >= 0 {
      guard let item = pending.popLast() ?? following.popLast() else { return true }
      switch item.code {
      case .text(let text): room -= text.count
      case .sequence(let pieces): pending += pieces.reversed().map { item.with($0) }
      case .group(let code), .indented(let code): pending.append(item.with(code))
      case .choice(let forms):
        let form = item.isBroken ? forms.last : forms.first
        if let form { pending.append(item.with(form)) }
      case .newLine: return item.isBroken
      case .lineOrSpace where !item.isBroken: room -= 1
      case .lineOrNothing where !item.isBroken: break
      case .lineOrSpace, .lineOrNothing: return true
      }
    }
    return false
  }
}

extension Printer.Item {
  fileprivate func with(
    _ code: Code, indentedBy depth: Int = 0, isBroken: Bool? = nil
  ) -> Printer.Item {
    Printer.Item(
      code: code, indentation: indentation + depth, isBroken: isBroken ?? self.isBroken)
  }
}

extension Code {
  /// The lines, within a number of columns if possible.
  package func lines(within columns: Int) -> [String] {
    var printer = Printer(self, columns: columns)
    return printer.print()
  }
}
