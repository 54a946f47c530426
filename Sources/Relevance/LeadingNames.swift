import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The names of Has-protocols, containers, and of what leads to one.
struct LeadingNames {
  /// `Rules.wordsOfInterest`: a file that has one of them is outlined.
  private let words: WordPattern
  /// The other ones: a file that mentions one matters.
  let names: Set<String>
  /// The names of types that no outline declares, and that an extension makes conform to one of
  /// these; and of the platform's types that inherit from those.
  let externals: Set<String>

  init(words: WordPattern, names: [String], externals: Set<String>) {
    self.words = words
    self.names = Set(names.filter { !words.fits($0) })
    self.externals = Set(externals.flatMap(PlatformNames.implying))
  }

  /// Whether something of such a name may be one of these.
  func contains(_ name: String) -> Bool {
    let name = name.withoutBackticks
    return words.fits(name) || names.contains(name) || externals.contains(name)
  }

  /// Whether one of the names in a type may be.
  func contain(oneOf type: TypeSyntax) -> Bool {
    if case .name(let name) = type, name.components.count == 1,
      name.components[0].arguments.isEmpty
    {
      return contains(name.components[0].name)
    }
    return type.hasName { name in name.components.contains { contains($0.name) } }
  }
}
