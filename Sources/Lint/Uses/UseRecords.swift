import SwiftProgram

/// What code does with dependencies, by the compositions that they are asked for with.
struct UseRecords: Sendable {
  /// What is done with one composition.
  struct Record: Sendable {
    /// The protocols of which a member is read, each with the place to tell of.
    var read: [SymbolID: CodeOffset] = [:]
    /// The protocols that somebody else is passed, each with the place to tell of and who that is.
    var passed: [SymbolID: (place: CodeOffset, to: String?)] = [:]
    /// The place to tell of where the value goes where it is not followed.
    var escape: CodeOffset?
  }

  private(set) var records: [CompositionKey: Record] = [:]
  /// Whether something is used outside of all declarations that are outlined.
  var isBesideOutline = false
  /// The compositions that are named in bodies.
  private(set) var mentioned: Set<CompositionKey> = []

  subscript(key: CompositionKey) -> Record { records[key] ?? Record() }

  /// Records that a member is read that rests on some protocols.
  mutating func addRead(
    of protocols: Set<SymbolID>, from composition: HeldComposition, at place: CodeOffset
  ) {
    for id in protocols {
      for key in composition.keys(for: id) {
        records[key, default: Record()].read.merge([id: place]) { key.nearest($0, $1) }
      }
    }
  }

  /// Records that the value is passed to somebody who asks for another composition.
  mutating func addPass(
    of composition: HeldComposition, as other: HeldComposition, to name: String?,
    at place: CodeOffset
  ) {
    for id in other.dependencies {
      // What it has only since that one asks for it, it does not need for that one.
      let isCircular = !(composition.origins[id] ?? []).isDisjoint(with: other.keys)
      for key in isCircular ? composition.keys : composition.keys(for: id) {
        records[key, default: Record()].passed.merge([id: (place, name)]) {
          key.nearest($0.place, $1.place) == $0.place ? $0 : $1
        }
      }
    }
  }

  /// Records that the value goes where it is not followed.
  mutating func addEscape(of type: HeldType, at place: CodeOffset) {
    addEscape(of: type.compositions.reduce(into: []) { $0.formUnion($1.allKeys) }, at: place)
  }

  /// Records that what some compositions hold goes where it is not followed.
  mutating func addEscape(of keys: Set<CompositionKey>, at place: CodeOffset) {
    for key in keys {
      let known = records[key]?.escape ?? place
      records[key, default: Record()].escape = key.nearest(known, place)
    }
  }

  /// The casts of dependencies.
  private(set) var casts: [AuthorityCast] = []

  /// Records that dependencies are cast.
  mutating func add(_ cast: AuthorityCast) { casts.append(cast) }

  /// Records that a body names a composition.
  mutating func addMention(of keys: Set<CompositionKey>) { mentioned.formUnion(keys) }

  /// Adds what other code does, further down in the order of the sources.
  mutating func add(_ others: UseRecords) {
    mentioned.formUnion(others.mentioned)
    casts += others.casts
    for (key, other) in others.records {
      guard let mine = records[key] else {
        records[key] = other
        continue
      }
      records[key] = Record(
        read: mine.read.merging(other.read) { key.nearest($0, $1) },
        passed: mine.passed.merging(other.passed) {
          key.nearest($0.place, $1.place) == $0.place ? $0 : $1
        },
        escape: mine.escape.map { key.nearest($0, other.escape ?? $0) } ?? other.escape)
    }
  }
}

extension CompositionKey {
  /// The place to tell of: one in the file of the composition comes first, then the order of the
  /// sources.
  func nearest(_ one: CodeOffset, _ other: CodeOffset) -> CodeOffset {
    guard (one.file == file) == (other.file == file) else { return one.file == file ? one : other }
    return min(one, other)
  }
}
