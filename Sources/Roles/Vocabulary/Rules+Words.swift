import SwiftReading
import SwiftProgram

extension Rules {
  /// The words that make the members of a type worth reading: the type may declare a composition or
  /// be a container.
  package var wordsOfInterest: WordPattern {
    let names = choices.all.compactMap { $0.name.pathParts.last?.withoutBackticks }
    return WordPattern(
      prefixes: protocols.prefixes + Self.factories.prefixes,
      suffixes: protocols.suffixes + ContainerNames.suffixes,
      words: names + ContainerNames.standard + DependencyNames.variables)
  }
}
