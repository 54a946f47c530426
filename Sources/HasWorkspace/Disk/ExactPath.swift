/// A path to compare by its bytes.
///
/// Swift takes texts for the same that a disk may tell apart: `é` as one character and as two.
struct ExactPath: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (one: ExactPath, other: ExactPath) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
