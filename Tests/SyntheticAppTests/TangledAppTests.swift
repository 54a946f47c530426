import HasgenProjects
import HasgenWorkspace
import SyntheticApp
import TestFolders
import Testing

/// Whatever names mean, reading members when somebody asks for them gives what reading all gives.
@Suite
struct TangledAppTests {
  @Test(arguments: 0..<(Nightly.isOn ? 16 : 5))
  func isReadInTwoWays(_ hundreds: Int) throws {
    var passed = 0
    for number in 0..<10 {
      let seed = UInt64(hundreds * 100 + number)
      let files = TangledApp(seed: seed).files
      let folder = try TestFolder(Dictionary(files.map { ($0.path, $0.text) }) { $1 })
      let ways = TwoWays(Request(workingDirectory: folder.path))
      #expect(ways.difference == [], "of seed \(seed), read later: \(ways.readLater)")
      passed += ways.passed.count
    }
    #expect(passed > 0)
  }
}
