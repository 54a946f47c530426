@testable import Projects
import Testing

@testable import HasWorkspace

@Suite struct PropertyListTests {
  @Test func readsWhatXcodeWrites() throws {
    let text = #"""
      // !$*UTF8*$!
      {
        archiveVersion = 1; /* a comment; with = signs */
        objects = {
          01AB /* App */ = { isa = PBXGroup; children = ( 02, 03 /* B */, ); path = "My App"; };
        };
        escaped = "a \"b\" \n \U00fc";
        nothing = ();
        data = <0fbd77 1c>;
      }
      """#
    let list = try #require(PropertyList(reading: Array(text.utf8)))
    let group = list["objects"]?["01AB"]
    #expect(list["archiveVersion"]?.text == "1")
    #expect(group?["isa"]?.text == "PBXGroup")
    #expect(group?["children"]?.texts == ["02", "03"])
    #expect(group?["path"]?.text == "My App")
    #expect(list["escaped"]?.text == "a \"b\" \n ü")
    #expect(list["nothing"]?.elements == [])
  }

  @Test(arguments: [
    "{ a = 1; ", "{\n  a 1;\n}", "{ a = 1 }", "( a b )", "(a) x", "\"a",
    String(repeating: "(", count: 100_000), String(repeating: "{a=", count: 10_000),
  ])
  func refusesWhatIsNone(_ text: String) {
    #expect(PropertyList(reading: Array(text.utf8))?["objects"] == nil)
  }

  /// Whatever is left of a project, it is read or refused.
  @Test func comesBackFromAnyText() throws {
    let bytes = Array(XcodeProjectTests.groups.utf8)
    for end in bytes.indices {
      _ = PropertyList(reading: Array(bytes[..<end]))
      var damaged = bytes
      damaged[end] = [0x22, 0x7B, 0x5C, 0xFF][end % 4]
      _ = PropertyList(reading: damaged)
    }
  }
}
