import Dispatch
import HasConfiguration
import TestFolders
import Testing

@testable import HasWorkspace

@Suite struct ProgressTests {
  /// What was told, by whichever thread.
  private final class Witness: @unchecked Sendable {
    private let queue = DispatchQueue(label: "witness")
    private var told: [Progress.Event] = []

    var events: [Progress.Event] { queue.sync { told } }
    var progress: Progress { Progress { event in self.queue.sync { self.told.append(event) } } }
  }

  @Test(arguments: [1, 32, 33, 70]) func everyFileThatIsReadIsTold(_ count: Int) throws {
    let names = (0..<count).map { "App/F\($0).swift" }
    let folder = try TestFolder(
      Dictionary(uniqueKeysWithValues: (names + ["App/Note.txt"]).map { ($0, "") }))
    let witness = Witness()
    _ = try Workspace(
      Request(workingDirectory: folder.path, paths: ["App"]), progress: witness.progress
    ).scan()
    #expect(witness.events.first == .reading(files: count))
    let read = witness.events.dropFirst().map { event in
      if case .read(let files) = event { files } else { -1 }
    }
    #expect(read.reduce(0, +) == count)
  }
}
