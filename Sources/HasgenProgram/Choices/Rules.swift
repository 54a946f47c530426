import HasgenReading

/// The user's choices and the name patterns by which containers and compositions are found.
package struct Rules: Sendable {
  /// The pattern of the names of Has-protocols.
  package let protocols: NamePattern
  /// The containers that the configuration names, in addition to `AppDependency`,
  /// `AppDependencies`, types marked `// hasgen: container`, and children.
  package private(set) var choices: ContainerChoices
  /// The folders that get doubles.
  package private(set) var doubles: [DoublesTarget]
  /// True if the configuration says that there is no container.
  package let hasNoContainer: Bool

  /// True if a run without a container is not an error. Doubles need no container.
  package var mayLackContainers: Bool { hasNoContainer || !doubles.isEmpty }

  /// The pattern of the names of preview doubles for services.
  package static let previews = NamePattern(prefixes: ["Preview"])

  /// The pattern of the names of Makes-protocols.
  package static let factories = NamePattern(prefixes: ["Makes"])

  /// Creates rules. The defaults are those of a project without a configuration.
  package init(
    protocols: NamePattern = NamePattern(), containers: [ContainerChoice] = [],
    doubles: [DoublesTarget] = [], hasNoContainer: Bool = false
  ) {
    self.protocols = protocols
    choices = ContainerChoices(containers)
    self.doubles = doubles
    self.hasNoContainer = hasNoContainer
  }

  /// Returns these rules with another list of folders for doubles.
  package func with(doubles: [DoublesTarget]) -> Rules {
    var rules = self
    rules.doubles = doubles
    return rules
  }

  /// Returns these rules with other choices for containers.
  package func choosing(_ choices: ContainerChoices) -> Rules {
    var rules = self
    rules.choices = choices
    return rules
  }

  /// True if a container gets a function `live`.
  package var hasWiring: Bool { choices.all.contains(where: \.isWired) }

  /// The names of the containers whose properties get Has-protocols.
  package var declaringContainers: [String] {
    choices.all.filter { $0.declareProtocols != nil }.map(\.name)
  }

  /// True if a protocol with this name may be a Makes-protocol.
  package func fitsFactory(_ name: String) -> Bool {
    guard Self.factories.fits(name), !protocols.fits(name) else { return false }
    return !protocols.ignored.contains(name.withoutBackticks)
  }

  /// True if a protocol with this name may be a Has-protocol or a Makes-protocol.
  package func fitsDependency(_ name: String) -> Bool { protocols.fits(name) || fitsFactory(name) }
}

/// A pattern of protocol names.
package struct NamePattern: Sendable {
  /// The prefixes of fitting names. The next character must continue the name in camel case: `Has`
  /// fits `HasLogger` and not `Hashable`.
  package let prefixes: [String]
  /// The suffixes of fitting names. A name must be longer than its suffix.
  package let suffixes: [String]
  /// The names that never fit, without back ticks.
  package let ignored: Set<String>

  /// Creates a pattern. The default is the prefix `Has`.
  package init(prefixes: [String] = ["Has"], suffixes: [String] = [], ignored: Set<String> = []) {
    self.prefixes = prefixes
    self.suffixes = suffixes
    self.ignored = Set(ignored.map(\.withoutBackticks))
  }

  /// True if a name fits the pattern. Back ticks are ignored.
  package func fits(_ name: String) -> Bool {
    let name = name.withoutBackticks
    let isFitting =
      prefixes.contains { continues($0, in: name) }
      || suffixes.contains { name.count > $0.count && name.hasSuffix($0) }
    return isFitting && !ignored.contains(name)
  }

  private func continues(_ prefix: String, in name: String) -> Bool {
    guard name.utf8.starts(with: prefix.utf8) else { return false }
    guard let next = name.utf8.dropFirst(prefix.utf8.count).first else { return false }
    // This check runs for all names; the byte of an ASCII character is enough.
    if next < 0x80 { return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) }
    return name.dropFirst(prefix.count).first?.isLowercase == false
  }
}

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
