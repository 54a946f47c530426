import SwiftReading
import SwiftProgram

extension Declaration {
  /// True if a directive says that it is not to be forwarded.
  package var isNotForwarded: Bool { directives.contains { $0.isNoForward && $0.names.isEmpty } }

  /// The Has-protocols that a directive keeps from being forwarded to the parent that it holds.
  package var exceptions: [String] { directives.filter(\.isNoForward).flatMap(\.names) }

  /// True if a directive says that, though it stores a container, it is no parent. One that does not
  /// say what is not to be forwarded is told as an error, and nothing that would come of it.
  package var isNoParent: Bool { directives.contains { $0.isNotParent } || isNotForwarded }
}

extension Directive {
  /// True if the directive keeps something from being forwarded.
  package var isNoForward: Bool { name == "no-forward" }

  /// True if the directive says that a property holds no parent.
  package var isNotParent: Bool { name == "not-parent" }

  /// The names behind it, with commas between them or without.
  package var names: [String] {
    let text = arguments.joined(separator: " ")
    guard text.contains("`") else {
      return arguments.flatMap { $0.split(separator: ",").map(String.init) }
    }
    var isQuoted = false
    return text.split { character in
      if character == "`" { isQuoted.toggle() }
      return !isQuoted && (character == "," || character == " ")
    }.map(String.init)
  }
}
