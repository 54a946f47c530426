import SwiftProgram

/// What code does with dependencies, by the compositions that they are asked for with.
struct UseRecords: Sendable {
  /// What is done with one composition.
  struct Record: Sendable {
    /// The protocols of which a member is read, each with the first place.
    var read: [SymbolID: CodeOffset] = [:]
    /// The protocols that somebody else is passed, each with the first place and who that is.
    var passed: [SymbolID: (place: CodeOffset, to: String?)] = [:]
    /// The first place where the value goes where it is not followed.
    var escape: CodeOffset?
  }

  private(set) var records: [CompositionKey: Record] = [:]
  /// The compositions that are named in bodies.
  private(set) var mentioned: Set<CompositionKey> = []

  subscript(key: CompositionKey) -> Record { records[key] ?? Record() }

  /// Records that a member is read that rests on some protocols.
  mutating func addRead(
    of protocols: Set<SymbolID>, from composition: HeldComposition, at place: CodeOffset
  ) {
    for key in composition.keys {
      for id in protocols {
        if records[key]?.read[id] == nil { records[key, default: Record()].read[id] = place }
      }
    }
    // Without it in the alias, the whole would not have it.
    for (key, brought) in composition.parts {
      for id in protocols.intersection(brought) where records[key]?.read[id] == nil {
        records[key, default: Record()].read[id] = place
      }
    }
  }

  /// Records that the value is passed to somebody who asks for a composition.
  mutating func addPass(
    from composition: HeldComposition, to target: HeldComposition, called name: String?,
    at place: CodeOffset
  ) {
    let protocols = target.dependencies
    // What the target has by the same alias, it no longer asks for without it.
    let isWhole = target.keys.contains { composition.parts[$0] != nil }
    for (key, brought) in composition.parts where !isWhole && target.parts[key] == nil {
      for id in protocols.intersection(brought) where records[key]?.passed[id] == nil {
        records[key, default: Record()].passed[id] = (place, name)
      }
    }
    for key in composition.keys {
      for id in protocols {
        if records[key]?.passed[id] == nil {
          records[key, default: Record()].passed[id] = (place, name)
        }
      }
    }
  }

  /// Records that the value goes where it is not followed.
  mutating func addEscape(of keys: Set<CompositionKey>, at place: CodeOffset) {
    for key in keys where records[key]?.escape == nil {
      records[key, default: Record()].escape = place
    }
  }

  /// Records that a body names a composition.
  mutating func addMention(of keys: Set<CompositionKey>) { mentioned.formUnion(keys) }

  /// Adds what other code does, further down in the order of the sources.
  mutating func add(_ others: UseRecords) {
    mentioned.formUnion(others.mentioned)
    records.merge(others.records) { mine, other in
      Record(
        read: mine.read.merging(other.read) { first, _ in first },
        passed: mine.passed.merging(other.passed) { first, _ in first },
        escape: mine.escape ?? other.escape)
    }
  }
}
