protocol Timing: Sendable {
  var name: String { get }
}

extension ContinuousClock: Timing {
  var name: String { "continuous" }
}

struct FixedClock: Timing {
  let name = "fixed"
}

protocol RecordStoring: Sendable {
  func save(_ record: Int)
}

final class RecordStore: RecordStoring {
  static let shared = RecordStore()

  private init() {}

  func save(_ record: Int) { print("best of today: \(record)") }
}

final class MockRecordStore: RecordStoring {
  func save(_ record: Int) {}
}
