/// A keyword with a name behind it.
enum NamingKeyword {
  case none
  /// A type or a protocol is declared.
  case declaration
  /// An alias is declared.
  case alias
  case `import`
  /// What is imported may be seen as a whole.
  case testable
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
    case 8 where lexer.isText("testable", start, end):
      self = .testable
    case 9 where lexer.isText("extension", start, end):
      self = .extension
    case 4 where lexer.isText("func", start, end), 8 where lexer.isText("operator", start, end):
      self = .operation
    default:
      self = .none
    }
  }

  /// Whether it can stand between `import` and a name.
  var isKindOfImport: Bool {
    switch self {
    case .declaration, .alias, .operation: true
    case .import, .testable, .extension, .none: false
    }
  }

  /// Whether one of them begins with four bytes, the first one lowest: few other words do, and one
  /// comparison of numbers tells it.
  static func mayBegin(with bytes: UInt32) -> Bool {
    switch bytes {
    case 0x6F746361: true  // acto
    case 0x6F737361: true  // asso
    case 0x73616C63: true  // clas
    case 0x6D756E65: true  // enum
    case 0x65747865: true  // exte
    case 0x636E7566: true  // func
    case 0x6F706D69: true  // impo
    case 0x7265706F: true  // oper
    case 0x746F7270: true  // prot
    case 0x75727473: true  // stru
    case 0x74736574: true  // test
    case 0x65707974: true  // type
    default: false
    }
  }
}
