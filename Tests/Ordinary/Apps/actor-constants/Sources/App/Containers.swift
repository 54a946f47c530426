actor AppDependency {
  let archive: any Archiving

  init(archive: any Archiving) { self.archive = archive }
}

/// Lives as long as one backup runs.
struct BackupScope: Sendable {
  let app: AppDependency
  let files: [String]
}

protocol HasFiles {
  var files: [String] { get }
}

struct Backup {
  typealias Dependencies = HasArchive & HasFiles & Sendable

  let dependencies: any Dependencies

  func run() async {
    for file in dependencies.files { await dependencies.archive.add(file) }
  }
}
