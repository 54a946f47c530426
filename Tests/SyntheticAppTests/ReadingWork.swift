import Foundation
import Projects
import HasGeneration
import HasWorkspace
import Roles
import SwiftProgram
import TestFolders

@testable import SyntheticApp

/// What a run over an app looks up and outlines, in numbers that are the same on every machine.
struct ReadingWork: Equatable {
  /// The look-ups that the first look notes, each once, since sketches may answer them otherwise.
  let questions: Int
  /// The files that are outlined at once, as a whole or in part, for the words that they hold.
  let outlinedAtOnce: Int
  /// The files that are outlined in the end.
  let outlined: Int
  /// Those of them that are outlined in part.
  let outlinedInPart: Int
}

extension ReadingWork {
  /// Reads an app as `generate` does, and writes nothing.
  init(of files: some Sequence<SyntheticFile>) throws {
    let folder = try TestFolder()
    for file in files { try folder.write(file.text, to: file.path) }
    let settings = try Settings(Request(workingDirectory: folder.path))
    var sources = ReadSources(
      reading: try ModuleFinder(settings).find(),
      workingDirectory: settings.workingDirectory,
      detail: .outlinesOfDeclarations(with: settings.rules.wordsOfInterest))
    let outlinedAtOnce = sources.outlinedCount
    let first = KnownSources(modules: sources.modules, rules: settings.rules)
    _ = Generation(of: first)
    _ = sources.generation(by: settings.rules)
    self.init(
      questions: first.table.questions?.count ?? 0, outlinedAtOnce: outlinedAtOnce,
      outlined: sources.outlinedCount,
      outlinedInPart: sources.modules.flatMap(\.sketched).count { $0.isRest })
  }

  /// What runs over two apps come to together.
  static func + (one: ReadingWork, other: ReadingWork) -> ReadingWork {
    ReadingWork(
      questions: one.questions + other.questions,
      outlinedAtOnce: one.outlinedAtOnce + other.outlinedAtOnce,
      outlined: one.outlined + other.outlined,
      outlinedInPart: one.outlinedInPart + other.outlinedInPart)
  }
}

extension ReadSources {
  fileprivate var outlinedCount: Int { modules.reduce(0) { $0 + $1.files.count } }
}
