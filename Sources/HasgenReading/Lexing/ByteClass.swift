/// The kinds of tokens that a byte may begin outside strings and comments.
package enum ByteClass {
  static let space = UInt8(ascii: " ")
  static let newline = UInt8(ascii: "n")
  /// Letters, digits, `_`, `$`.
  package static let word = UInt8(ascii: "w")
  /// A byte of a character beyond ASCII.
  static let wide = UInt8(ascii: "u")
  package static let opening = UInt8(ascii: "(")
  package static let closing = UInt8(ascii: ")")
  package static let quote = UInt8(ascii: "q")
  package static let pound = UInt8(ascii: "#")
  package static let slash = UInt8(ascii: "/")
  static let backtick = UInt8(ascii: "`")
  package static let operation = UInt8(ascii: "o")
  /// Punctuation of one byte.
  package static let punctuation = UInt8(ascii: ",")

  /// The class of each byte value as a letter: the constants above, `x` for bytes that no source
  /// may hold.
  ///
  /// A literal, so that a look-up is a load from the program itself.
  static var table: UnsafePointer<UInt8> { letters.utf8Start }

  /// The classes for skipping bodies. Only brackets, and bytes that may begin a token with a
  /// bracket in it, have a class of their own; all other bytes are blanks.
  static var bracketTable: UnsafePointer<UInt8> { bracketLetters.utf8Start }

  private static var letters: StaticString {
    """
    xxxxxxxxx n  nxxxxxxxxxxxxxxxxxx\
     oq#woox()oo,oo/wwwwwwwwww,,oooo\
    ,wwwwwwwwwwwwwwwwwwwwwwwwww(,)ow\
    `wwwwwwwwwwwwwwwwwwwwwwwwww(o)ox\
    uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu
    """
  }

  /// The letters of `bracketTable`. The operators `<` and `>` are kept because they may begin a
  /// placeholder or a mark of a merge conflict.
  private static var bracketLetters: StaticString {
    """
    xxxxxxxxx     xxxxxxxxxxxxxxxxxx\
      q#   x()     /            o o \
                               ( )  \
    `                          ( ) x\
    uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu\
    uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu
    """
  }
}

extension UInt8 {
  /// True for a space or a tab.
  var isBlank: Bool { self == " " || self == "\t" }

  /// True for a line feed or a carriage return.
  var isLineBreak: Bool { self == "\n" || self == "\r" }
}

extension Character {
  /// True for a space or a tab.
  var isBlank: Bool { self == " " || self == "\t" }
}

/// Comparisons of a byte with a character of ASCII: `byte == "{"`.
extension UInt8 {
  package static func == (byte: UInt8, character: Unicode.Scalar) -> Bool {
    UInt32(byte) == character.value
  }

  package static func != (byte: UInt8, character: Unicode.Scalar) -> Bool {
    UInt32(byte) != character.value
  }

  /// Matches a byte with a pattern in a `switch`.
  package static func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == character }
}
