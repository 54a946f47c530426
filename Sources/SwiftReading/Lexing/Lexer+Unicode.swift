/// A character beyond ASCII.
struct WideCharacter {
  /// The kind of token that it may be part of.
  enum Kind {
    case identifier, operation, combining, space, unexpected
  }

  let kind: Kind
  /// The number of its bytes.
  let length: Int
}

extension Lexer {
  /// The character beyond ASCII at an offset. The bytes are known to be UTF-8.
  func wideCharacter(at offset: Int) -> WideCharacter {
    let first = UInt32(bytes[offset])
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard offset + length <= end else { return WideCharacter(kind: .unexpected, length: 1) }
    var scalar = first & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    var i = 1
    while i < length {
      scalar = scalar << 6 | UInt32(bytes[offset + i]) & 0x3F
      i += 1
    }
    return WideCharacter(kind: Lexer.kind(of: scalar), length: length)
  }

  /// The grammar's ranges of operator and identifier characters.
  private static func kind(of scalar: UInt32) -> WideCharacter.Kind {
    if scalar < 0x100 {
      if scalar == 0xA0 { return .space }
      if scalar < 0xA8 || scalar == 0xA9 || scalar == 0xAB || scalar == 0xAC || scalar == 0xAE
        || scalar == 0xB0 || scalar == 0xB1 || scalar == 0xB6 || scalar == 0xBB
        || scalar == 0xBF || scalar == 0xD7 || scalar == 0xF7
      {
        return scalar < 0xA1 ? .unexpected : .operation
      }
      return .identifier
    }
    if scalar < 0x2000 {
      if scalar >= 0x300, scalar < 0x370 { return .combining }
      if scalar >= 0x1DC0, scalar < 0x1E00 { return .combining }
      return scalar == 0x1680 || scalar == 0x180E ? .unexpected : .identifier
    }
    if scalar < 0x2070 { return punctuationKind(of: scalar) }
    if scalar < 0x3040 { return symbolKind(of: scalar) }
    if scalar >= 0xFE00, scalar < 0xFE10 { return .combining }
    if scalar >= 0xFE20, scalar < 0xFE30 { return .combining }
    if scalar >= 0xE0100, scalar < 0xE01F0 { return .combining }
    if scalar >= 0xE000, scalar < 0xF900 { return .unexpected }
    if scalar == 0xFD3E || scalar == 0xFD3F || scalar == 0xFE45 || scalar == 0xFE46
      || scalar == 0xFEFF || scalar & 0xFFFE == 0xFFFE || scalar >= 0xF0000
    {
      return .unexpected
    }
    return .identifier
  }

  private static func punctuationKind(of scalar: UInt32) -> WideCharacter.Kind {
    if scalar >= 0x200B, scalar <= 0x200D { return .identifier }
    if scalar >= 0x202A, scalar <= 0x202E { return .identifier }
    if scalar == 0x203F || scalar == 0x2040 || scalar == 0x2054 || scalar >= 0x2060 {
      return .identifier
    }
    if scalar == 0x2016 || scalar == 0x2017 { return .operation }
    if scalar >= 0x2020, scalar <= 0x2027 { return .operation }
    if scalar >= 0x2030, scalar <= 0x205E { return .operation }
    return .unexpected
  }

  private static func symbolKind(of scalar: UInt32) -> WideCharacter.Kind {
    if scalar >= 0x20D0, scalar < 0x2100 { return .combining }
    if scalar >= 0x2190, scalar < 0x2400 { return .operation }
    if scalar >= 0x2500, scalar < 0x2776 { return .operation }
    if scalar >= 0x2794, scalar < 0x2C00 { return .operation }
    if scalar >= 0x2E00, scalar < 0x2E80 { return .operation }
    if scalar >= 0x3001, scalar <= 0x3003 { return .operation }
    if scalar >= 0x3008, scalar <= 0x3020 { return .operation }
    if scalar == 0x3030 { return .operation }
    if scalar >= 0x2400, scalar < 0x2460 { return .unexpected }
    return scalar == 0x3000 ? .unexpected : .identifier
  }
}
