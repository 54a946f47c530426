import SwiftOutline

/// What a generic parameter list or a `where` clause asks of one type: `Value: Sendable`,
/// `Self.ID == Int`.
package struct GenericRequirement: Sendable {
  /// The type that something is asked of: the left side.
  package let subject: TypeSyntax
  /// The right side.
  package let type: TypeSyntax
  /// Whether both must be one type, rather than the left one conform to the right one.
  package let isSameType: Bool

  /// Reads one part of a clause; `nil` for a plain parameter and for what is no type.
  package init?(parsing part: some StringProtocol) {
    let text = String(part)
    let sides: [Substring]
    if let equals = text.firstRange(of: "==") {
      isSameType = true
      sides = [text[..<equals.lowerBound], text[equals.upperBound...]]
    } else {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      isSameType = false
      sides = [text[..<colon], text[text.index(after: colon)...]]
    }
    guard let subject = TypeSyntax(parsing: String(sides[0])),
      let type = TypeSyntax(parsing: String(sides[1]))
    else { return nil }
    (self.subject, self.type) = (subject, type)
  }

  /// Both sides.
  package var sides: [TypeSyntax] { [subject, type] }

  /// The type that is asked of `Self`; `nil` where nothing is.
  package var askedOfSelf: TypeSyntax? {
    if subject.isSelf { return type }
    return isSameType && type.isSelf ? subject : nil
  }
}

extension String {
  /// What a generic parameter list or a `where` clause asks for, in the order of the text.
  package var genericRequirements: [GenericRequirement] {
    clauseParts.compactMap { GenericRequirement(parsing: $0) }
  }
}

extension TypeSyntax {
  /// Whether it is `Self`, and not something of it.
  package var isSelf: Bool {
    if case .name(let name) = self { name.path == "Self" } else { false }
  }
}
