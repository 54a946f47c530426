import Foundation
import TestFolders
import Testing

/// What only a process can show; it runs the binary that was built with the tests.
@Suite struct BinaryTests {
  private func run(_ script: String, in folder: TestFolder) throws -> (status: Int32, text: String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "unset GITHUB_ACTIONS; " + script, "sh", try #require(Binary.url).path,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func exitStatusIsThatOfTheOutcome() throws {
    let folder = try TestFolder.news()
    #expect(try run(#""$1" check --quiet"#, in: folder) == (1, ""))
    #expect(try run(#""$1""#, in: folder) == (0, "wrote \(newsOutput)\n"))
    #expect(try run(#""$1" check --quiet"#, in: folder) == (0, ""))
    #expect(try run(#""$1" Nowhere.swift"#, in: folder).status == 2)
    #expect(try run(#""$1" chekc"#, in: folder).status == 64)
  }

  @Test func aReaderThatGoesAwayIsNoError() throws {
    let folder = try TestFolder()
    let body = (0..<20_000).map { "struct S\($0) {}\n" }.joined()
    try folder.write(body, to: "App/A.swift")
    let (status, text) = try run(#"("$1" scan App; echo $? >&2) | head -1"#, in: folder)
    #expect(status == 0)
    #expect(text.split(separator: "\n").sorted() == ["0", #"{"version":1,"files":["#])
  }

  @Test func aReaderThatGoesAwayStopsNoWriting() throws {
    let folder = try TestFolder.news()
    #expect(try run(#"("$1" generate; echo $? >&2) | true"#, in: folder).text == "0\n")
    #expect(folder.text(of: newsOutput) != nil)
  }

  /// A revision is copied into a temporary folder, which is removed, also on errors.
  @Test func leavesNothingOfARevision() throws {
    let folder = try TestFolder.news()
    let script = """
      git --version > /dev/null || exit 0
      git init -q . && git add -A && mkdir .git/tmp .git/hooks -p &&
        git -c user.name=A -c user.email=a@b commit -q -m A || exit 3
      printf '#!/bin/sh\ntouch hooked\n' > .git/hooks/post-index-change
      chmod +x .git/hooks/post-index-change
      before=$(find . -exec ls -ldi {} + | grep -v ' ./.git/tmp$')
      for revision in HEAD nonsense; do
        TMPDIR=$PWD/.git/tmp "$1" diff $revision
      done
      [ "$before" = "$(find . -exec ls -ldi {} + | grep -v ' ./.git/tmp$')" ] || echo changed
      """
    let lines = try run(script, in: folder).text.split(separator: "\n")
    #expect(
      lines == []
        || lines == [
          "nothing changed since HEAD",
          "error: git cannot show 'nonsense': fatal: Not a valid object name nonsense^{commit} "
            + "[unusable-revision]",
          "note: name a commit that 'git log' shows; if this clone has only a part of the history, "
            + "run 'git fetch --unshallow', or set 'fetch-depth: 0' for 'actions/checkout'",
        ])
  }

  /// Git sets variables for its hooks, such as that of the index to commit.
  @Test func comparesWithARevisionInAHook() throws {
    let folder = try TestFolder.news()
    let script = """
      git --version > /dev/null || exit 0
      git init -q . && git add -A && git -c user.name=A -c user.email=a@b commit -q -m A || exit 3
      mkdir -p .git/hooks
      printf '#!/bin/sh\ncd Sources && "%s" diff HEAD > ../printed\n' "$1" > .git/hooks/pre-commit
      chmod +x .git/hooks/pre-commit
      echo 'struct Other { let dependencies: any HasLogger }' > Sources/News/Other.swift
      git add Sources
      GIT_DIR=$PWD/.git git -c user.name=A -c user.email=a@b commit -q -m B Sources && cat printed
      git diff --cached --quiet && git log --format=%s
      """
    let text = try run(script, in: folder).text
    let expected = """
      Other is a new consumer  News/Other.swift:1
      Other gained HasLogger  News/Other.swift:1
      B
      A

      """
    #expect(text == "" || text == expected)
  }

  #if os(Linux)
    @Test func aFullDiskIsTrouble() throws {
      let folder = try TestFolder.news()
      let (status, text) = try run(#""$1" check > /dev/full"#, in: folder)
      #expect(status == 2)
      #expect(text.contains("error: cannot write the results: No space left on device"))
    }
  #endif

  @Test func standardOutputIsForResultsOnly() throws {
    let folder = try TestFolder(["App/A.swift": "struct A {\n"])
    #expect(try run(#""$1" App 2>/dev/null"#, in: folder) == (1, ""))
  }
}
