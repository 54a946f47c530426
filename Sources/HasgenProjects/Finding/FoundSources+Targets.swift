import HasgenReading

/// The targets of an Xcode project that need a file which hasgen writes.
package enum NeedingTargets: Sendable, Hashable {
  /// The targets that compile a source file, given by its path to print.
  case compiling(String)
  /// The targets of a module.
  case ofModule(String)
  /// The test targets with the folder of the file.
  case ofTests
}

extension FoundSources {
  /// A diagnostic for each target of an Xcode project that needs files and does not compile them.
  /// Xcode finds new files by itself only in synchronized folders.
  ///
  /// - Parameter files: The files that exist or will be written, with their paths to print.
  package func targetDiagnostics(
    _ severity: Diagnostic.Severity, for files: [(path: String, needing: NeedingTargets)],
    _ finder: SourceFinder
  ) -> [Diagnostic] {
    targets.compactMap { target in
      let missing = files.filter { file in
        let path = Path.resolved(finder.workingDirectory, file.path)
        guard !target.compiles(path) else { return false }
        switch file.needing {
        case .compiling(let source):
          return target.compiles(Path.resolved(finder.workingDirectory, source))
        case .ofModule(let name): return target.moduleName == name && !target.isForTests
        case .ofTests:
          return target.isForTests && target.folders.contains { Path.below($0, path) != nil }
        }
      }
      guard !missing.isEmpty else { return nil }
      let names = Set(missing.map(\.path)).sorted().quoted.inWords()
      return Diagnostic(
        severity, "target '\(target.name)' does not compile \(names)", id: .notInTarget,
        at: Location(path: target.projectFile, line: 1, column: 1),
        note: "in Xcode, choose File > Add Files to \"\(target.projectName)\"…, select \(names), "
          + "and check the target '\(target.name)'; if Xcode shows it already, add the target to it "
          + "in the File inspector")
    }
  }

  /// The paths to print of files that have names of generated ones, and are beside files of a target:
  /// they may be in no target.
  package func generatedFilesBesideTargets(_ finder: SourceFinder) -> [String] {
    let folders = Set(targets.filter { !$0.isForTests }.flatMap(\.files).map(Path.folder))
    return folders.flatMap { folder in
      Disk.readableEntries(in: folder).map { Path.join(folder, $0.name) }
    }
    .filter { $0.hasSuffix("+Generated.swift") && !finder.isExcluded($0, isFolder: false) }
    .map { finder.shown($0) }
  }
}
