import Foundation
import HasgenProgram
import HasgenProjects
import HasgenReading
import HasgenWorkspace
import TestFolders

@testable import SyntheticApp

/// The work that a run over an app has with members, in numbers that are the same on every machine.
struct ReadingWork: Equatable {
  /// The number of files.
  let files: Int
  /// The number of files that are read again for members which somebody asks for.
  let readLater: Int
}

extension ReadingWork {
  /// Reads an app as `generate` does, and writes nothing.
  init(of files: some Sequence<SyntheticFile>) throws {
    let folder = try TestFolder()
    for file in files { try folder.write(file.text, to: file.path) }
    let plan = try Workspace(Request(workingDirectory: folder.path)).plan()
    let read = plan.modules.flatMap(\.files)
    self.init(files: read.count, readLater: read.count { $0.outline.hasReadMembers })
  }

  /// The work of runs over two apps together.
  static func + (one: ReadingWork, other: ReadingWork) -> ReadingWork {
    ReadingWork(files: one.files + other.files, readLater: one.readLater + other.readLater)
  }
}
