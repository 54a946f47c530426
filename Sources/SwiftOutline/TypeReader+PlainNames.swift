import SwiftLexing

/// The types that are one name, most of all, and those that are composed of such: they need no
/// levels.
extension TypeReader {
  /// Reads a type that is one name without generic arguments, optional or not, or several of them
  /// with `&` between, or `any` (`some`, `inout`) before that. `nil` if the type at the current token
  /// is more than that: then nothing is taken.
  static func readPlain(_ lexer: inout Lexer) -> TypeSyntax? {
    let start = lexer.at
    guard let stop = plainNameEnd(lexer) else { return nil }
    switch TypePrefix.strength(start, stop, lexer) {
    case .none: return readPlain(to: stop, &lexer)
    case .strong: break
    default: return nil
    }
    var probe = lexer
    probe.advance(to: stop)
    guard let nameEnd = plainNameEnd(probe),
      TypePrefix.strength(probe.at, nameEnd, probe) == .none,
      let type = readPlain(to: nameEnd, &probe)
    else { return nil }
    lexer = probe
    return .prefixed(lexer.text(start, stop), type)
  }

  private static func readPlain(to stop: Int, _ lexer: inout Lexer) -> TypeSyntax? {
    let start = lexer.at
    var probe = lexer
    let isOptional = probe.byte(stop) == UInt8(ascii: "?")
    probe.advance(to: isOptional ? stop + 1 : stop)
    if !isOptional, probe.isAtAmpersand { return readPlainComposition(&lexer) }
    if goesOn(probe) || probe.hasFailed { return nil }
    lexer = probe
    let name = plainName(start, stop, lexer)
    return isOptional ? .optional(name) : name
  }

  /// Reads `A & B & C`.
  private static func readPlainComposition(_ lexer: inout Lexer) -> TypeSyntax? {
    var probe = lexer
    var names: [TypeSyntax] = []
    while let stop = plainNameEnd(probe), TypePrefix.strength(probe.at, stop, probe) == .none {
      names.append(plainName(probe.at, stop, probe))
      probe.advance(to: stop)
      if probe.isAtAmpersand {
        probe.advance(to: probe.at + 1)
        continue
      }
      if goesOn(probe) || probe.hasFailed { return nil }
      lexer = probe
      return .composition(names)
    }
    return nil
  }

  /// Whether what stands behind a name may belong to its type.
  private static func goesOn(_ lexer: Lexer) -> Bool {
    switch lexer.current {
    case UInt8(ascii: "<"), UInt8(ascii: "."), UInt8(ascii: "&"): true
    case UInt8(ascii: "?"), UInt8(ascii: "!"): lexer.at == lexer.previousEnd
    case UInt8(ascii: ":"): lexer.byte(lexer.at + 1) == UInt8(ascii: ":")
    default: false
    }
  }

  /// Reads a name without generic arguments and without members, as `readPlain` does; what stands
  /// behind it is no part of it unless it touches it.
  static func readPlainName(_ lexer: inout Lexer) -> TypeSyntax? {
    let start = lexer.at
    guard let stop = plainNameEnd(lexer) else { return nil }
    switch lexer.byte(stop) {
    case UInt8(ascii: "<"), UInt8(ascii: "."), UInt8(ascii: ":"): return nil
    default: break
    }
    lexer.advance(to: stop)
    return lexer.hasFailed ? nil : plainName(start, stop, lexer)
  }

  /// The end of the name at the current token, if it is one of letters and digits.
  private static func plainNameEnd(_ lexer: Lexer) -> Int? {
    guard lexer.classes[Int(lexer.current)] == ByteClass.word, lexer.isAtWord,
      lexer.typeNesting < NestingLimit.attributes
    else { return nil }
    let stop = lexer.plainWordEnd(from: lexer.at)
    return lexer.isText("_", lexer.at, stop) ? nil : stop
  }

  private static func plainName(_ start: Int, _ stop: Int, _ lexer: Lexer) -> TypeSyntax {
    .name(
      TypeName(components: [TypeName.Component(name: lexer.text(start, stop), offset: start)]))
  }
}
