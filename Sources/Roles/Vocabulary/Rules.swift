import Findings
import SwiftProgram

/// The user's choices that decide how the sources are understood.
public struct Rules: Sendable {
  /// The names of protocols that may be Has-protocols.
  public let protocols: NamePattern
  /// The containers that the user names, beside `AppDependency`, `AppDependencies`, those marked
  /// `// hasgen: container`, and the children of others.
  public private(set) var choices: ContainerChoices
  /// The folders that get doubles.
  public private(set) var doubles: [DoublesTarget]
  /// True if the user says that there is no container.
  public let hasNoContainer: Bool
  /// The rules of `lint`, whose findings a comment may allow.
  package let lintRules: Set<DiagnosticID>

  /// True if a run without a container is as it should be: doubles need none.
  package var mayLackContainers: Bool { hasNoContainer || !doubles.isEmpty }

  /// The names of types that stand in for services in previews.
  package static let previews = NamePattern(prefixes: ["Preview"])

  /// The names of protocols that may be Makes-protocols.
  static let factories = NamePattern(prefixes: ["Makes"])

  /// Rules; by default those of a project without a configuration.
  package init(
    protocols: NamePattern = NamePattern(), containers: [ContainerChoice] = [],
    doubles: [DoublesTarget] = [], hasNoContainer: Bool = false,
    lintRules: Set<DiagnosticID> = []
  ) {
    self.protocols = protocols
    choices = ContainerChoices(containers)
    self.doubles = doubles
    self.hasNoContainer = hasNoContainer
    self.lintRules = lintRules
  }

  /// Returns these rules with other folders for doubles.
  package func testing(_ doubles: [DoublesTarget]) -> Rules {
    var rules = self
    rules.doubles = doubles
    return rules
  }

  /// Returns these rules with other choices.
  func choosing(_ choices: ContainerChoices) -> Rules {
    var rules = self
    rules.choices = choices
    return rules
  }

  /// True if a container gets a function `live`.
  package var hasWiring: Bool { choices.all.contains(where: \.isWired) }

  /// The names of the containers whose properties get Has-protocols.
  var declaringContainers: [String] {
    choices.all.filter { $0.declareProtocols != nil }.map(\.name)
  }

  /// True if a protocol of that name may be a Makes-protocol.
  func fitsFactory(_ name: String) -> Bool {
    Self.factories.fits(name) && !protocols.ignored.contains(name.withoutBackticks)
      && !protocols.fits(name)
  }

  /// True if a protocol of that name may be a Has-protocol or a Makes-protocol.
  package func fitsDependency(_ name: String) -> Bool { protocols.fits(name) || fitsFactory(name) }
}

/// A pattern of protocol names.
public struct NamePattern: Sendable {
  /// A name fits that begins with one of these, followed by a character that continues it in
  /// camel case: `Has` fits `HasLogger` and not `Hashable`.
  public let prefixes: [String]
  /// A name fits that ends with one of these and is longer.
  public let suffixes: [String]
  /// Names that do not fit whatever they begin or end with, without back ticks.
  public let ignored: Set<String>
  /// The first bytes of the names that may fit; `nil` where any may.
  private let firstBytes: [UInt8]?

  /// A pattern; by default `Has…`.
  public init(prefixes: [String] = ["Has"], suffixes: [String] = [], ignored: Set<String> = []) {
    self.prefixes = prefixes
    self.suffixes = suffixes
    self.ignored = Set(ignored.map(\.withoutBackticks))
    let firstBytes = prefixes.compactMap(\.utf8.first)
    self.firstBytes =
      suffixes.isEmpty && firstBytes.count == prefixes.count
      ? firstBytes + [UInt8(ascii: "`")] : nil
  }

  /// True if a protocol of that name may be a Has-protocol; back ticks are no part of it.
  public func fits(_ name: String) -> Bool {
    // Asked of all names, of which most begin otherwise.
    if let firstBytes {
      guard let first = name.utf8.first, firstBytes.contains(first) else { return false }
    }
    let name = name.withoutBackticks
    guard !ignored.contains(name) else { return false }
    return prefixes.contains { continues($0, in: name) }
      || suffixes.contains { name.count > $0.count && name.hasSuffix($0) }
  }

  private func continues(_ prefix: String, in name: String) -> Bool {
    guard name.utf8.starts(with: prefix.utf8) else { return false }
    guard let next = name.utf8.dropFirst(prefix.utf8.count).first else { return false }
    // Asked of all names, and what is ASCII tells itself what it is.
    if next < 0x80 { return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) }
    return name.dropFirst(prefix.count).first?.isLowercase == false
  }
}
