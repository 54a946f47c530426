import Testing

@testable import SwiftProgram

@Suite
struct AvailabilityTests {
  @Test(arguments: [
    ("@available(iOS 15, *)", ["available", "iOS", "15", "*"]),
    ("@available(*,unavailable)", ["available", "*", "unavailable"]),
    (
      "@available(iOS, introduced: 13, deprecated: 15.0, message: \"is unavailable\")",
      ["available", "iOS", "introduced", "13", "deprecated", "15.0", "message"]
    ),
  ])
  func wordsOfAttributes(_ text: String, _ wanted: [Substring]) {
    #expect(text.availabilityWords == Set(wanted))
  }
}
