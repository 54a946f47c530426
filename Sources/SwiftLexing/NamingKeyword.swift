/// A keyword with a name behind it.
enum NamingKeyword {
  case none
  /// A type or a protocol is declared.
  case declaration
  /// An alias is declared.
  case alias
  case `import`
  case `extension`
  /// An operator may follow.
  case operation

  /// The keyword between two offsets.
  init(_ start: Int, _ end: Int, in lexer: Lexer) {
    switch end - start {
    case 4 where lexer.isText("enum", start, end),
      5 where lexer.isText("class", start, end) || lexer.isText("actor", start, end),
      6 where lexer.isText("struct", start, end),
      8 where lexer.isText("protocol", start, end),
      14 where lexer.isText("associatedtype", start, end):
      self = .declaration
    case 9 where lexer.isText("typealias", start, end):
      self = .alias
    case 6 where lexer.isText("import", start, end):
      self = .import
    case 9 where lexer.isText("extension", start, end):
      self = .extension
    case 4 where lexer.isText("func", start, end), 8 where lexer.isText("operator", start, end):
      self = .operation
    default:
      self = .none
    }
  }

  /// Whether the keyword can stand between `import` and a name.
  var isKindOfImport: Bool {
    switch self {
    case .declaration, .alias, .operation: true
    case .import, .extension, .none: false
    }
  }

  /// Whether a keyword begins with four bytes, the first one lowest: few other words do, and one
  /// comparison of numbers tells it.
  @inline(__always)
  static func mayBegin(with bytes: UInt32) -> Bool {
    // This number gives each keyword a place of its own among the sixteen.
    let place = Int(truncatingIfNeeded: (bytes &* 2547) &>> 28)
    let beginning = UnsafeRawPointer(beginnings.utf8Start)
      .loadUnaligned(fromByteOffset: place * 4, as: UInt32.self)
    return UInt32(littleEndian: beginning) == bytes
  }

  /// The first four letters of each keyword, at its place; blanks where there is none, but for the
  /// place of four blanks, where a keyword stands that has another.
  private static var beginnings: StaticString {
    "enum    opertypefunc    exteprotstruenum    impo    assoactoclas"
  }
}
