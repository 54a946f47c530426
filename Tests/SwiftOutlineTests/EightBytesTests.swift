import Testing

@testable import SwiftLexing
@testable import SwiftOutline

@Suite struct EightBytesTests {
  /// Neighbours at whose side a byte might be taken for another.
  private static let neighbours: [UInt8] = [0, UInt8(ascii: "a"), UInt8(ascii: "/"), 0x7F, 0xFF]

  /// Each byte at each place beside each neighbour.
  private func forAllEights(_ body: (_ bytes: [UInt8], _ position: Int) -> Void) {
    for byte in UInt8.min...UInt8.max {
      for neighbour in Self.neighbours {
        for position in 0..<8 {
          var bytes = [UInt8](repeating: neighbour, count: 8)
          bytes[position] = byte
          body(bytes, position)
        }
      }
    }
  }

  @Test func wordsEndWhereTheTableSays() {
    forAllEights { bytes, position in
      let byte = bytes[position]
      let mask = EightBytes(bytes).otherThanWord
      let isWord = ByteClass.table[Int(byte)] == ByteClass.word && byte != UInt8(ascii: "$")
      #expect((mask >> (UInt64(position) * 8 + 7)) & 1 == (isWord ? 0 : 1))
    }
  }

  @Test func theBytesUpToACarriageReturnAreFoundWhereverTheyAre() {
    forAllEights { bytes, _ in
      let mask = EightBytes(bytes).upToCarriageReturn
      let found = (0..<8).map { (mask >> (UInt64($0) * 8 + 7)) & 1 == 1 }
      #expect(found == bytes.map { $0 <= 13 })
    }
  }

  @Test(arguments: [0, 1, 7, 8, 9, 16, 20])
  func aWordEndsAtTheLatestWhereTheTextDoes(length: Int) {
    let text = Array(String(repeating: "w", count: length).utf8)
    text.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return }
      #expect(start.knownWordEnd(from: 0, to: length) == length / 8 * 8)
    }
  }

  @Test func oneByteAmongSixtyFour() {
    for position in 0..<64 {
      for byte in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = [UInt8](repeating: UInt8(ascii: " "), count: 64)
        bytes[position] = byte
        #expect(EightBytes.haveWideOrNUL(inEightFrom: bytes) == (byte == 0 || byte >= 0x80))
      }
    }
  }
}
