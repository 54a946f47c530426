import SwiftLexing
import SwiftOutline
import SwiftProgram

extension Rules {
  /// The words that make a file matter: it may declare a Has-protocol, a container or a
  /// composition, or needs one.
  ///
  /// Names that end as compositions and containers mostly do are among them, so that a cycle of
  /// aliases is told though no Has-protocol is left in it; and what makes an import bring more than
  /// others. `Container` and `Scope` are not: many names end so, and what makes such a type a container
  /// names its parent, which is a word that matters itself.
  package var wordsOfInterest: WordPattern {
    let hasPreviews = doubles.contains(where: \.isForPreviews)
    let names = choices.all.map(\.name) + doubles.flatMap(\.names).map(\.text)
    return WordPattern(
      prefixes: protocols.prefixes + Self.factories.prefixes + (hasPreviews ? ["Preview"] : []),
      suffixes: protocols.suffixes + ContainerNames.distinctSuffixes,
      words: names.compactMap { $0.pathParts.last?.withoutBackticks }
        + (hasPreviews ? ["preview"] : []) + ContainerNames.standard + ["_exported"])
  }
}
