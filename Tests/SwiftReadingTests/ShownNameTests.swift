import Testing

@testable import SwiftReading

/// The name that a getter does nothing but read.
@Suite struct ShownNameTests {
  @Test(
    arguments: [
      ("{ _app }", "_app"), ("{ return _app }", "_app"), ("{ self._app }", "_app"),
      ("{\n  // it is private\n  return self._app\n}", "_app"), ("{ get { _app } }", "_app"),
      ("{ get { _app } set { _app = newValue } }", "_app"), ("{ `default` }", "`default`"),
      ("{ .preview }", nil), ("{ App(a: 1) }", nil), ("{ _app.inner }", nil), ("{ _app! }", nil),
      ("{ make() }", nil), ("{ self }", nil), ("{ _app; return other }", nil), ("{ 1 }", nil),
      ("{ isOn ? a : b }", nil), ("{ a + b }", nil),
    ] as [(String, String?)])
  func shows(_ block: String, _ name: String?) {
    let outline = Outline(reading: "struct S { var app: App \(block) }\nlet last: Int")
    #expect(outline.problems == [])
    #expect(outline.first("S")?.members.first?.storage?.shownName == name)
  }
}
