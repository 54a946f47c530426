/// A path to compare by its bytes.
///
/// Swift takes texts for the same that a disk may tell apart: `é` as one character and as two.
package struct ExactPath: Hashable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (one: ExactPath, other: ExactPath) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
