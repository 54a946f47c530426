@testable import HasgenWorkspace
import Testing

@testable import hasgen

@Suite struct DiffTests {
  private func diff(_ before: String, _ after: String) -> String {
    let change = Change(
      path: "f", before: Array(before.utf8), after: Array(after.utf8), target: "/f")
    return UnifiedDiff(change).text(style: Style(isColored: false))
  }

  private func lines(_ numbers: some Sequence<Int>) -> String {
    numbers.map { "\($0)\n" }.joined()
  }

  @Test func farChangesAreHunksOfTheirOwn() {
    let before = lines(1...20)
    let after = lines([1, 2, 3, 4, 0, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
    #expect(
      diff(before, after) == """
        --- a/f
        +++ b/f
        @@ -2,6 +2,7 @@
         2
         3
         4
        +0
         5
         6
         7
        @@ -17,4 +18,3 @@
         17
         18
         19
        -20

        """)
  }

  @Test func nearChangesAreOneHunk() {
    #expect(
      diff("a\nb\nc\n", "a\nB\nc\nd\n") == """
        --- a/f
        +++ b/f
        @@ -1,3 +1,4 @@
         a
        -b
        +B
         c
        +d

        """)
  }

  @Test func aMissingLastNewlineIsShown() {
    #expect(
      diff("a", "a\n") == """
        --- a/f
        +++ b/f
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test func noDifferenceIsNoText() {
    #expect(diff("a\n", "a\n") == "")
  }
}
