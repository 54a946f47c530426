/// A generator of random numbers that gives the same ones for the same seed, everywhere.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// A generator of the numbers of a seed.
  package init(seed: UInt64) { state = seed }

  /// The generator of one file: independent of the files before it.
  init(seed: UInt64, file: Int) {
    var mixer = SplitMix64(seed: seed)
    self.init(seed: mixer.next() ^ (UInt64(file) &* 0xD134_2543_DE82_EF95))
    _ = next()
  }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in a range. The library's own way of drawing may change between versions.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// One of the elements; there is at least one.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  /// True once in so many times.
  package mutating func once(in times: Int) -> Bool { number(1...times) == 1 }
}
