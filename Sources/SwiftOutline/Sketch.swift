import SwiftLexing

/// The names that a source text may declare and mention, told by its words alone: several times
/// quicker than an outline, and never less than what an outline holds. The bodies of functions,
/// accessors and closures, which no outline has, are passed by.
///
/// Names are kept as hashes: two may be taken for one, and no name is ever missed.
public struct Sketch: Sendable {
  /// Whether only an outline tells more: the text has one of the words that were looked for, a
  /// problem, or something that words do not tell. The rest is empty then.
  public let needsOutline: Bool

  private let names: NotedNames
  private let mentioned: NameFilter

  /// Looks over a source text.
  ///
  /// - Parameter words: The words that make an outline necessary.
  public init(reading source: UnsafeBufferPointer<UInt8>, lookingFor words: WordPattern) {
    guard let bytes = source.baseAddress,
      SourceBytes.textEnd(bytes, count: source.count) == source.count
    else {
      self.init(ofTextThatNeedsOutline: !source.isEmpty)
      return
    }
    let mentioned = MentionedNames()
    defer { mentioned.deallocate() }
    self = words.roles.withUnsafeBufferPointer { roles in
      var watcher = WordWatcher(words: words, roles: roles, noting: mentioned)
      let isRead = Lexer.read(bytes, count: source.count) { lexer in
        lexer.skipAll(watchedBy: &watcher)
        return !lexer.hasFailed
      }
      guard isRead, !watcher.hasSeenEnough else { return Sketch(ofTextThatNeedsOutline: true) }
      return Sketch(names: watcher.names, mentioned: watcher.mentioned)
    }
  }

  /// Creates a sketch of the names in a text, or in some parts of it that need no outline.
  init(names: NotedNames, mentioned: MentionedNames) {
    needsOutline = false
    self.names = names
    self.mentioned = NameFilter(of: mentioned)
  }

  private init(ofTextThatNeedsOutline needsOutline: Bool) {
    self.needsOutline = needsOutline
    names = NotedNames()
    mentioned = NameFilter()
  }

  /// Whether a condition holds for one of the names that have a role in the text.
  package func hasName(_ role: NameRole, where condition: (NameHash) -> Bool) -> Bool {
    names.contains(role, where: condition)
  }

  /// Adds the names that have a role in the text.
  package func addNames(_ role: NameRole, to set: inout NameSet) { names.add(role, to: &set) }

  /// The names that have a role in the text. Not sorted, and some may be there more than once.
  public func names(_ role: NameRole) -> [NameHash] { names.all(role) }

  /// Whether the text may hold one of some words outside of strings, comments and bodies.
  package func mayMention(oneOf words: SoughtWords) -> Bool {
    words.mayBeAnywhere || words.hashes.contains(where: mentioned.mayHold)
  }
}

/// Words that many sketches are asked for.
package struct SoughtWords: Sendable {
  let hashes: [NameHash]
  /// Whether there is one that sketches do not keep: those do that begin with a capital letter of
  /// ASCII.
  let mayBeAnywhere: Bool

  /// The words as they are written, without back ticks.
  package init(_ words: some Collection<String>) {
    hashes = words.map { NameHash($0) }
    mayBeAnywhere = words.contains { $0.utf8.first.map(WordPattern.isCapital) != true }
  }
}

extension Lexer {
  /// Skips the whole text, or as much of it as the watcher wants to see.
  fileprivate mutating func skipAll(watchedBy watcher: inout WordWatcher) {
    withUnsafeMutablePointer(to: &watcher) { watcher in
      self.watcher = watcher
      // From the token before on, and whatever is closed: what the comments between say counts too.
      skip(from: previousEnd, downTo: -1)
      self.watcher = nil
    }
  }
}
