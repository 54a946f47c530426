import Findings
import SwiftProgram

/// The name that the user gives a type that is to be written.
package struct NewTypeName: Sendable {
  package let text: String

  /// Checks a name.
  ///
  /// - Throws: An error for what is no plain name of a type in Swift.
  package init(_ text: String) throws(ScaffoldError) {
    guard let problem = Self.problem(of: text) else {
      self.text = text
      return
    }
    throw ScaffoldError(
      "'\(text)' cannot name a new type: \(problem.reason)", id: .invalidName,
      cure: problem.cure)
  }

  private static func problem(of text: String) -> (reason: String, cure: String)? {
    let example = "take a name such as 'ImageProvider'"
    guard let first = text.unicodeScalars.first else { return ("it is empty", example) }
    if let wrong = text.unicodeScalars.first(where: { !isPart($0) }) {
      return wrong == "."
        ? ("it is qualified", "name the type alone: what is added stands at file level")
        : ("'\(wrong)' is no letter, digit or '_'", example)
    }
    if text.allSatisfy({ $0 == "_" }) { return ("it has no letter", example) }
    if first.properties.numericType != nil { return ("it begins with a digit", example) }
    if "`\(text)`".asTypeName != text || words.contains(text) {
      return ("it is a word of Swift's own", example)
    }
    if PlatformNames.isValue(text) {
      return ("it would hide Swift's own '\(text)'", example)
    }
    if first.properties.isLowercase {
      let name = text.prefix(1).uppercased() + text.dropFirst()
      return ("types begin with a capital letter", "did you mean '\(name)'?")
    }
    return nil
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDContinue && scalar != "·"
  }

  /// Types of the standard library that what is added would hide from its own file.
  private static let words: Set<String> = ["Actor", "AnyObject", "Error", "Sendable", "Never"]
}

extension String {
  /// The name with its first word in small letters: `urlSession` of `URLSession`.
  var withSmallStart: String {
    let capitals = prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return self }
    let rest = self[capitals.endIndex...]
    // The last capital begins the next word, if one follows.
    let isNextWord = capitals.count > 1 && rest.first?.isLowercase == true
    let word = isNextWord ? capitals.dropLast() : capitals
    return word.lowercased() + self[word.endIndex...]
  }

  /// The last word of a name in camel case: `Coordinator` of `ProfileCoordinator`.
  var lastWord: Substring {
    lastIndex(where: \.isUppercase).map { self[$0...] } ?? self[...]
  }
}
