import HasgenGraph
import HasgenProjects
import HasgenReading
import HasgenWorkspace
import TestFolders
import Testing

/// Members that no sign tells of are read if they matter.
@Suite struct RelevanceTests {
  @Test(arguments: RelevanceCase.all)
  func bothWaysAgree(_ relevance: RelevanceCase) throws {
    let folder = try relevance.folder
    let ways = TwoWays(Request(workingDirectory: folder.path, paths: relevance.paths))
    #expect(ways.difference == [])
    #expect(
      ways.thorough.conformances + ways.thorough.diagnostics.map(\.id.rawValue) == relevance.wanted)
  }

  /// What stands beside something in a file matters as what stands in another one.
  @Test(arguments: RelevanceCase.all.compactMap(\.inOneFile))
  func bothWaysAgreeOfOneFile(_ relevance: RelevanceCase) throws {
    let folder = try relevance.folder
    let ways = TwoWays(Request(workingDirectory: folder.path))
    #expect(ways.difference == [])
  }
}
