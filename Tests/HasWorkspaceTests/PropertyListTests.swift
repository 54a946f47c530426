@testable import Projects
import Testing

@testable import HasWorkspace

@Suite struct PropertyListTests {
  private func read(_ text: String) throws -> PropertyList {
    try PropertyListReader.read(Array(text.utf8))
  }

  @Test func readsWhatXcodeWrites() throws {
    let list = try read(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; /* a comment; with = signs */
        objects = {
          01AB /* App */ = { isa = PBXGroup; children = ( 02, 03 /* B */, ); path = "My App"; };
        };
        escaped = "a \\"b\\" \\n \\U00fc";
        nothing = ();
        data = <0fbd77 1c>;
      }
      """)
    let group = list["objects"]?["01AB"]
    #expect(list["archiveVersion"]?.text == "1")
    #expect(group?["isa"]?.text == "PBXGroup")
    #expect(group?["children"]?.texts == ["02", "03"])
    #expect(group?["path"]?.text == "My App")
    #expect(list["escaped"]?.text == "a \"b\" \n ü")
    #expect(list["nothing"]?.elements == [])
  }

  @Test(arguments: [
    ("", "a value is wanted", 1), ("{ a = 1; ", "a value is wanted", 1),
    ("{\n  a 1;\n}", "'=' is missing after the key 'a'", 2),
    ("{ a = 1 }", "';' is missing after the value of 'a'", 1),
    ("( a b )", "',' or ')' is wanted", 1), ("(a) x", "nothing may follow the value", 1),
    ("\"a", "the text has no closing quote", 1), ("/* a", "a comment is not closed", 1),
    (String(repeating: "(", count: 100), "values are nested too deep", 1),
  ])
  func saysWhatIsWrong(_ text: String, _ message: String, _ line: Int) {
    #expect(throws: PropertyListError(message: message, line: line)) { try read(text) }
  }

  /// Whatever is left of a project, it is read or refused.
  @Test func comesBackFromAnyText() throws {
    let bytes = Array(XcodeProjectTests.groups.utf8)
    for end in bytes.indices {
      _ = try? PropertyListReader.read(Array(bytes[..<end]))
      var damaged = bytes
      damaged[end] = [0x22, 0x7B, 0x5C, 0xFF][end % 4]
      _ = try? PropertyListReader.read(damaged)
    }
  }
}
