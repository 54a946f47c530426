import Projects
import Findings
import SwiftProgram

/// The sources of a project that has no configuration, and the configuration that they need.
struct InitialSources {
  let mark: ProjectMark?
  /// The sources; `nil` if there is no Swift file.
  private(set) var found: FoundSources?
  /// The Xcode projects; `nil` if there are none.
  private(set) var survey: XcodeSurvey?
  private(set) var draft = ConfigurationDraft()
  /// The reasons why the draft has sources, in lines.
  private(set) var causes: [String] = []
  /// The remarks on the project, in lines.
  private(set) var remarks: [String] = []
  /// True if the user must choose a project.
  private(set) var isUndecided = false

  private let root: String
  private let workingDirectory: String

  /// - Parameters:
  ///   - root: The folder of the project; absolute, without links.
  ///   - workingDirectory: The folder in which printed paths begin; absolute, without links.
  init(root: String, workingDirectory: String) throws(WorkspaceError) {
    self.root = root
    self.workingDirectory = workingDirectory
    mark = Disk.projectMark(of: root)
    if mark?.isBuilt == true {
      found = modules(for: draft)
      if Disk.isXcodeProject(root) { readXcodeProjects() }
    } else {
      try findInFolders()
    }
  }

  /// A path to print.
  func shown(_ path: String) -> String {
    let shown = Path.relative(from: workingDirectory, to: path)
    return shown.isEmpty ? "." : shown
  }

  /// The settings of the project with a draft for its configuration.
  func settings(for draft: ConfigurationDraft) throws(WorkspaceError) -> Settings {
    try Settings(
      proposing: Array(draft.text.utf8), root: root, workingDirectory: workingDirectory)
  }

  private func modules(for draft: ConfigurationDraft) -> FoundSources? {
    try? ModuleFinder(settings(for: draft)).find()
  }

  // MARK: Xcode projects

  private mutating func readXcodeProjects() {
    let survey = XcodeSurvey(below: root)
    self.survey = survey
    for (path, reason) in survey.unread {
      remarks.append("note: cannot read '\(shown(path))': \(reason)")
    }
    if survey.projects.isEmpty, survey.unread.isEmpty {
      remarks.append("note: there is no '.xcodeproj' yet, so each folder is read as a module")
    }
    let outside = Set(survey.projects.flatMap(\.localPackages)).filter {
      Path.below(root, $0) == nil && Disk.isPackage($0)
    }
    if !outside.isEmpty {
      remarks.append(
        "note: packages outside of this folder are not read: \(list(outside.sorted())); add them to "
          + "'sources' if they have Has-protocols")
    }
    if let found { draftSources(for: survey, besides: found) }
  }

  /// Drafts sources if the modules by default are not those of the projects.
  private mutating func draftSources(for survey: XcodeSurvey, besides found: FoundSources) {
    let wrong = survey.wrongFiles(in: modulesByFile(found))
    guard wrong.count > 0 else { return }
    if let module = survey.ambiguousModules.first {
      let projects = survey.projects.filter { project in
        project.targets.contains { !$0.isForTests && $0.moduleName == module }
      }
      remarks.append(
        "note: \(list(projects.map(\.path))) have a module '\(module)', and one run cannot tell them "
          + "apart; run 'hasgen init' in the folder of each project")
      return
    }
    let folders = SourceFolders(below: root, survey)
    let entries = SourceEntries(for: folders, survey)
    var draft = ConfigurationDraft()
    draft.sources = sources(entries.entries, folders.packages, survey)
    draft.exclude = entries.excluded.map { path in
      // A glob without '/' would fit in any folder.
      let relative = relative(path)
      return relative.contains("/") ? relative : "./\(relative)"
    }
    let better = modules(for: draft)
    let left = better.map { survey.wrongFiles(in: modulesByFile($0)) } ?? wrong
    if left.count < wrong.count {
      self.draft = draft
      self.found = better
      causes = ["the folders alone do not show:"] + lines(about: wrong, survey).map { "  \($0)" }
    }
    for line in lines(about: left, survey) {
      remarks.append(
        "note: read in another module, since the folder has files of several targets: \(line)")
    }
  }

  private func lines(about wrong: XcodeSurvey.WrongFiles, _ survey: XcodeSurvey) -> [String] {
    let files = wrong.byTarget.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return files.map { target, files in
      let target = survey.targets[target]
      let isolation = target.defaultIsolation == .mainActor ? " on the main actor" : ""
      return "\(files.count.counted("file")) of module '\(target.moduleName)'\(isolation), such as "
        + "'\(shown(files[0]))'"
    } + (wrong.tests == 0 ? [] : ["\(wrong.tests.counted("file")) of tests"])
  }

  private func sources(
    _ entries: [SourceEntries.Entry], _ packages: [String], _ survey: XcodeSurvey
  ) -> [ConfigurationDraft.Source] {
    let targets = entries.map { entry in
      let target = survey.targets[entry.target]
      return ConfigurationDraft.Source(
        path: relative(entry.folder), module: target.moduleName,
        defaultIsolation: target.defaultIsolation == .mainActor ? .mainActor : nil)
    }
    let others = packages.filter { package in
      !entries.contains { Path.below($0.folder, package) != nil }
    }
    return (Disk.isPackage(root) ? [ConfigurationDraft.Source(path: ".")] : []) + targets
      + globbed(others).map { ConfigurationDraft.Source(path: $0) }
  }

  /// Packages as one glob if all folders beside them are packages too.
  private func globbed(_ packages: [String]) -> [String] {
    let folders = Dictionary(grouping: packages, by: Path.folder).sorted { $0.key < $1.key }
    return folders.flatMap { folder, packages in
      let isWhole =
        folder != root && packages.count > 2
        && packages.count == Disk.subfolders(of: folder).count
      return isWhole ? [Path.join(relative(folder), "*")] : packages.map(relative)
    }
  }

  /// The module of each file, by its path without links.
  private func modulesByFile(
    _ found: FoundSources
  ) -> [String: (name: String, settings: ModuleSettings)] {
    var modules: [String: (name: String, settings: ModuleSettings)] = [:]
    for module in found.modules {
      for file in module.files {
        modules[Path.normalized(Path.join(workingDirectory, file))] = (module.name, module.settings)
      }
    }
    return modules
  }

  private func relative(_ path: String) -> String {
    let relative = Path.relative(from: root, to: path)
    return relative.isEmpty ? "." : relative
  }

  private func list(_ paths: [String]) -> String {
    paths.map { "'\(shown($0))'" }.inWords(atMost: 4)
  }

  // MARK: Folders without a project

  /// Finds sources where nothing says which folders are modules: each with Swift files is one.
  private mutating func findInFolders() throws(WorkspaceError) {
    // Outside of a repository, nothing else says how far up a project may be looked for.
    let around = [Path.folder(of: root), Path.folder(of: Path.folder(of: root))]
    let project = around.first(where: Disk.isXcodeProject)
    let below = XcodeSurvey.projectFolders(below: root)
    if project != nil || !below.isEmpty {
      isUndecided = true
      remarks = [
        project.map { "note: there is an Xcode project in '\(shown($0))'; run 'hasgen init' there" }
          ?? "note: there are projects in \(list(below)); run 'hasgen init' in the one that is meant, "
          + "or list all of them in 'sources' of a .hasgen.json here"
      ]
      return
    }
    let hasFiles = ((try? Disk.entries(in: root)) ?? []).contains { Path.isSwiftFile($0.name) }
    let folders = Disk.subfolders(of: root).filter {
      !XcodeNames.isForTests($0) && !XcodeNames.isOther($0)
        && !SwiftFiles.below(Path.join(root, $0)).isEmpty
    }
    guard hasFiles || !folders.isEmpty else { return }
    draft.sources = (hasFiles ? ["."] : folders).map { ConfigurationDraft.Source(path: $0) }
    causes = ["nothing says which folders are modules"]
    found = try ModuleFinder(settings(for: draft)).find()
  }
}
