import SwiftProgram

/// What code does with dependencies, by the compositions that they are asked for with.
struct UseRecords: Sendable {
  /// The place where somebody is passed something, and who that is.
  typealias Pass = (place: CodeOffset, to: String?)

  /// What is done with one composition.
  struct Record: Sendable {
    /// The protocols of which a member is read, each with the place to tell of.
    var read: [SymbolID: CodeOffset] = [:]
    /// The protocols that somebody else is passed, each with the place to tell of and who that is.
    var passed: [SymbolID: Pass] = [:]
    /// The place to tell of where the value goes where it is not followed.
    var escape: CodeOffset?
    /// The files in which the value is named.
    var files: Set<Int> = []
  }

  private(set) var records: [CompositionKey: Record] = [:]
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
      for key in composition.keys(for: id, passedAs: other) {
        records[key, default: Record()].passed.merge([id: (place, name)]) {
          key.nearest($0, $1)
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

  /// The dependencies that a value is used for whose type, as far as it is understood, does not have
  /// them; each with the first place.
  private var loose: [SymbolID: CodeOffset] = [:]
  /// The dependencies that values are used for of which no type is known, by the files.
  private var looseInFiles: [Int: [SymbolID: CodeOffset]] = [:]

  /// The first place where one of some dependencies is used by a value that may be anybody's whose code
  /// stands in some files.
  func loose(_ dependencies: Set<SymbolID>, in files: Set<Int>) -> CodeOffset? {
    let all =
      dependencies.compactMap { loose[$0] }
      + files.flatMap { file in dependencies.compactMap { looseInFiles[file]?[$0] } }
    return all.min { $0 < $1 }
  }

  /// Records that a value is used for dependencies that its type does not seem to have.
  mutating func addLoose(_ dependencies: Set<SymbolID>, at place: CodeOffset) {
    for id in dependencies where loose[id] == nil { loose[id] = place }
  }

  /// Records that a value of an unknown type is used for what some dependencies have.
  mutating func addUnknown(_ dependencies: Set<SymbolID>, at place: CodeOffset) {
    for id in dependencies where looseInFiles[place.file]?[id] == nil {
      looseInFiles[place.file, default: [:]][id] = place
    }
  }

  /// Records that code of a file names a value.
  mutating func addFile(_ file: Int, of type: HeldType) {
    for key in type.compositions.reduce(into: Set(), { $0.formUnion($1.allKeys) }) {
      records[key, default: Record()].files.insert(file)
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
    loose.merge(others.loose) { first, _ in first }
    for (file, uses) in others.looseInFiles {
      looseInFiles[file, default: [:]].merge(uses) { first, _ in first }
    }
    for (key, other) in others.records {
      guard let mine = records[key] else {
        records[key] = other
        continue
      }
      records[key] = Record(
        read: mine.read.merging(other.read) { key.nearest($0, $1) },
        passed: mine.passed.merging(other.passed) { key.nearest($0, $1) },
        escape: mine.escape.map { key.nearest($0, other.escape ?? $0) } ?? other.escape,
        files: mine.files.union(other.files))
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

  /// The pass to tell of.
  func nearest(_ one: UseRecords.Pass, _ other: UseRecords.Pass) -> UseRecords.Pass {
    nearest(one.place, other.place) == one.place ? one : other
  }
}
