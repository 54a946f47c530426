protocol Timing {
  var name: String { get }
}

extension ContinuousClock: Timing {
  var name: String { "continuous" }
}

protocol RecordStoring {
  var count: Int { get }
}

struct RecordStore: RecordStoring {
  let count = 0
}
