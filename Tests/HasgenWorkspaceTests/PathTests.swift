import HasgenProjects
import HasgenWorkspace
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("a/./b//c", "a/b/c"), ("./", "."), ("a/..", "."), ("../a/../b", "../b"), ("/../a", "/a"),
  ])
  func normalized(path: String, want: String) {
    #expect(Path.normalized(path) == want)
  }

  @Test(arguments: [("a/b", "a"), ("a", "."), ("/a", "/"), ("/", "/")])
  func folder(path: String, want: String) {
    #expect(Path.folder(of: path) == want)
  }

  @Test func belowIsByParts() {
    #expect(Path.below("/a", "/a/b/c") == "b/c")
    #expect(Path.below("/a", "/ab") == nil)
    #expect(Path.below("/", "/a") == "a")
    #expect(Path.below("/a", "/a/\u{301}b") == "\u{301}b")
  }

  @Test(arguments: [("/a/b/c", "/a", "../.."), ("/a/b", "/a/c/d", "../c/d"), ("/a", "/a", "")])
  func relative(folder: String, path: String, want: String) {
    #expect(Path.relative(from: folder, to: path) == want)
  }
}
