import HasgenProgram

/// The uses of dependencies in code, by composition.
struct UseRecords: Sendable {
  /// A value that code passes to a parameter or holder whose type is another composition.
  struct Pass: Sendable {
    let type: HeldType
    let receiver: String?
    let place: CodePlace
  }

  /// The uses of the values of one composition.
  struct Record: Sendable {
    /// The protocols with a member that code reads, each with the first place.
    var reads: [SymbolID: CodePlace] = [:]
    var passes: [Pass] = []
    /// The first place where the value escapes.
    var escape: CodePlace?
  }

  /// A cast of dependencies to a type that the composition does not include.
  struct Cast: Sendable {
    /// The type that contains the code.
    let owner: SymbolID?
    let target: SymbolID
    let place: CodePlace
  }

  private var records: [CodePlace: Record] = [:]
  /// The compositions that are named in bodies.
  var mentioned: Set<CodePlace> = []
  var casts: [Cast] = []

  subscript(key: CodePlace) -> Record { records[key] ?? Record() }

  mutating func addRead(of protocols: Set<SymbolID>, from type: HeldType, at place: CodePlace) {
    for key in type.keys {
      for id in protocols where records[key]?.reads[id] == nil {
        records[key, default: Record()].reads[id] = place
      }
    }
  }

  mutating func addPass(_ pass: Pass, of type: HeldType) {
    // The reads of the other holder are recorded for the compositions that both share.
    let keys = type.keys.subtracting(pass.type.keys)
    for key in keys { records[key, default: Record()].passes.append(pass) }
  }

  mutating func addEscape(of keys: Set<CodePlace>, at place: CodePlace) {
    for key in keys where records[key]?.escape == nil {
      records[key, default: Record()].escape = place
    }
  }

  /// Adds the uses in the next file.
  mutating func merge(_ others: UseRecords) {
    mentioned.formUnion(others.mentioned)
    casts += others.casts
    for (key, other) in others.records {
      var record = self[key]
      record.reads.merge(other.reads) { key.isNearer($1, $0) ? $1 : $0 }
      record.passes += other.passes
      record.escape = [record.escape, other.escape].compactMap(\.self).min(by: key.isNearer)
      records[key] = record
    }
  }
}

extension CodePlace {
  /// True if the first of two places is the better one to report: it is in the composition's file,
  /// or earlier.
  func isNearer(_ one: CodePlace, _ other: CodePlace) -> Bool {
    (one.file == file) == (other.file == file) ? one < other : one.file == file
  }
}
