import HasgenProgram
import HasgenProjects
import HasgenReading

/// The sources of a project that has no configuration, and the `sources` that they need.
struct InitialSources {
  /// The project with its folder: `package 'News'`.
  private(set) var project = ""
  /// The files; `nil` if there is no Swift file.
  private(set) var found: FoundSources?
  /// The targets of Xcode projects, those of tests included.
  private(set) var targets: [XcodeTarget] = []
  private(set) var draft = ConfigurationDraft()
  /// The reasons why the draft has sources, in lines.
  private(set) var causes: [String] = []
  /// The remarks on the project, in lines.
  private(set) var remarks: [String] = []
  /// True if the user must choose a project.
  private(set) var isUndecided = false

  /// The folder of the project; absolute, without links.
  let root: String
  private let workingDirectory: String

  /// - Parameter workingDirectory: A folder in the project, in which printed paths begin; absolute,
  ///   without links.
  init(around workingDirectory: String) throws(WorkspaceError) {
    root = Disk.nearestProject(around: workingDirectory)?.folder ?? workingDirectory
    self.workingDirectory = workingDirectory
    let place = root == workingDirectory ? "" : " in '\(shown(root))'"
    switch Disk.projectMark(of: root) {
    case .package:
      let manifest = Manifest.path(in: root)
      let name = (try? Manifest(at: manifest, shownAs: manifest))?.name ?? Path.name(of: root)
      project = "package '\(name)'\(place)"
      found = files(of: draft)
    case .xcodeProject:
      project = "Xcode project\(place)"
      found = files(of: draft)
    case .configuration, nil:
      project = "neither a package nor an Xcode project\(place)"
      try findFolders(in: SourceFolder(at: root))
      return
    }
    if Disk.containsXcodeProject(root) { readXcodeProjects(in: SourceFolder(at: root)) }
  }

  /// A path to print.
  func shown(_ path: String) -> String {
    let shown = Path.relative(from: workingDirectory, to: path)
    return shown.isEmpty ? "." : shown
  }

  /// The configuration that exists already, of the project or around it; absolute.
  var configuration: String? {
    (Disk.hasConfiguration(root) ? root : Disk.configuration(aroundProject: root))
      .map { Path.join($0, Configuration.fileName) }
  }

  /// The plan of `generate` with the existing configuration, or else with a draft.
  func plan(with draft: ConfigurationDraft) throws(WorkspaceError) -> Plan {
    let settings =
      configuration == nil
      ? try settings(for: draft) : try Settings(Request(workingDirectory: workingDirectory))
    return try Workspace(settings).plan()
  }

  private func settings(for draft: ConfigurationDraft) throws(WorkspaceError) -> Settings {
    try Settings(
      proposing: Array(draft.text.utf8), root: root, workingDirectory: workingDirectory)
  }

  private func files(of draft: ConfigurationDraft) -> FoundSources? {
    try? ModuleFinder(settings(for: draft)).find()
  }

  // MARK: Xcode projects

  /// Drafts `sources` if the default modules are not those of the Xcode projects.
  private mutating func readXcodeProjects(in folder: SourceFolder) {
    let projects = folder.allXcodeProjects.sorted()
    if projects.isEmpty {
      remarks.append("note: there is no '.xcodeproj' yet, so each folder is read as a module")
    } else if Disk.isPackage(root) {
      project += " and Xcode project \(list(projects))"
    } else {
      project = "Xcode project \(list(projects))"
    }
    let xcode = XcodeSources(below: folder)
    targets = xcode.targets
    for path in xcode.unread {
      remarks.append(
        "note: cannot read '\(shown(path))'; open it in Xcode, then run 'hasgen init' again")
    }
    let outside = xcode.packages.filter { Path.below(root, $0) == nil && Disk.isPackage($0) }
    if !outside.isEmpty {
      remarks.append(
        "note: packages outside of this folder are not read: \(list(outside.sorted())); add them to "
          + "'sources' if they have Has-protocols")
    }
    var inWrongModule = filesInWrongModule(of: xcode, in: found)
    guard !inWrongModule.isEmpty else { return }
    if let module = xcode.ambiguousModule {
      remarks.append(
        "note: two targets have the module name '\(module)', and one run cannot tell them apart; run "
          + "'hasgen init' in the folder of each project, or list the folders of one as 'sources'")
      return
    }
    var draft = ConfigurationDraft()
    draft.sources = Disk.isPackage(root) ? [ConfigurationDraft.SourceEntry(path: ".")] : []
    draft.sources += xcode.sources
    draft.exclude = xcode.excluded
    let better = files(of: draft)
    let stillWrong = filesInWrongModule(of: xcode, in: better)
    if count(stillWrong) < count(inWrongModule) {
      self.draft = draft
      found = better
      causes = ["without it, hasgen would not know the module of:"] + lines(inWrongModule)
      inWrongModule = stillWrong
    }
    if !inWrongModule.isEmpty {
      remarks.append(
        "note: these files are read in another module, because their folder has files of several "
          + "targets:")
      remarks += lines(inWrongModule)
    }
  }

  private func filesInWrongModule(
    of xcode: XcodeSources, in found: FoundSources?
  ) -> [String: [String]] {
    var modules: [String: FoundSources.Module] = [:]
    for module in found?.modules ?? [] {
      for file in module.files {
        modules[Path.resolved(workingDirectory, file)] = module
      }
    }
    return xcode.filesInWrongModule(of: modules)
  }

  private func count(_ files: [String: [String]]) -> Int {
    files.values.joined().count
  }

  /// `  2 files of module 'Shop', such as 'App/Main.swift'`
  private func lines(_ files: [String: [String]]) -> [String] {
    files.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { place, paths in
      let first = paths.min().map { ", such as '\(shown($0))'" }
      return "  \(paths.count.counted("file")) of \(place)\(first ?? "")"
    }
  }

  private func list(_ paths: [String]) -> String {
    paths.map { "'\(shown($0))'" }.inWords(atMost: 4)
  }

  // MARK: Folders without a project

  /// Drafts `sources` for a folder without a project: each folder with Swift files is a module.
  private mutating func findFolders(in folder: SourceFolder) throws(WorkspaceError) {
    // Outside of a repository, a run does not look for the Xcode project around a folder.
    let outer = Path.folder(of: root)
    let projects =
      [outer, Path.folder(of: outer)].filter(Disk.containsXcodeProject) + folder.projects
    guard projects.isEmpty else {
      isUndecided = true
      remarks = [
        "note: there are projects in \(list(projects)); run 'hasgen init' in the one that is meant, "
          + "or list all of them in 'sources' of a .hasgen.json here"
      ]
      return
    }
    let folders = folder.folders.filter {
      !XcodeNames.isForTests(Path.name(of: $0.path)) && !$0.allFiles.isEmpty
    }
    let paths = folder.files.isEmpty ? folders.map { Path.name(of: $0.path) } : ["."]
    guard !paths.isEmpty else { return }
    draft.sources = paths.map { ConfigurationDraft.SourceEntry(path: $0) }
    causes = ["no manifest or project says which folders are modules"]
    found = try ModuleFinder(settings(for: draft)).find()
  }
}
