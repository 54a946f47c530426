import HasgenProjects
import HasgenWorkspace
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.swift", "A.swift", true), ("*.swift", "Sources/A.swift", true),
    ("**/*.swift", "A.swift", true), ("**/*.swift", "a/b/c/A.swift", true),
    ("a/**/z", "a/z", true), ("a/**/z", "a/b/c/z", true), ("a/**/z", "a/b/c/y", false),
    ("a/**", "a/b/c", true), ("**/Generated/**/*.swift", "x/Generated/y/A.swift", true),
    ("A?.swift", "Ab.swift", true), ("A?.swift", "A.swift", false),
    ("[a-c]x", "bx", true), ("[a-c]x", "dx", false), ("[!a-c]x", "dx", true),
    ("[]]x", "]x", true), ("[[]x", "[x", true), ("[a-]x", "-x", true),
    ("./a", "a", true), ("/a", "b/a", false), ("a", "a/b", false),
    ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false), ("é?", "éa", true),
  ])
  func matches(glob: String, path: String, isMatch: Bool) throws {
    #expect(try #require(Glob(glob)).matches(path, isFolder: false) == isMatch)
  }

  @Test func aTrailingSlashAsksForAFolder() throws {
    let glob = try #require(Glob("Sources/Old/"))
    #expect(glob.matches("Sources/Old", isFolder: true))
    #expect(!glob.matches("Sources/Old", isFolder: false))
  }

  @Test func aBracketNeedsItsEnd() {
    #expect(Glob("a[b") == nil && Glob("a[!]b") == nil)
  }
}
