import DependencyGraph
import HasWorkspace
import SwiftProgram

extension InitialRemark {
  /// The remark in words, in a line.
  var words: String {
    switch self {
    case .misread(let target, let module, let folder, let count):
      let instead = module.map { "would be module '\($0)'" } ?? "would not be read"
      return "\(Self.files(count, of: target, folder)) \(instead)"
    case .isolation(let target, let isolation, _):
      return "target '\(target)' is isolated to \(isolation.rawValue) by default"
    case .tests(let count): return "\(count.counted("file")) of tests would be read"
    case .noProject(let folders):
      return "nothing says which folders are modules; Swift files are in \(Self.list(folders))"
    case .projectsBelow(let folders):
      return """
        note: there are projects in \(Self.list(folders))
        next: run 'hasgen init' in the one that is meant; for all of them in one run, write \
        .hasgen.json here: { "sources": [\(folders.prefix(4).map { "\"\($0)\"" }.joined(separator: ", "))\
        \(folders.count > 4 ? ", …" : "")] }
        """
    case .projectAround(let folder):
      return """
        note: there is an Xcode project in '\(folder)', and this folder is no repository
        next: run 'hasgen init' there
        """
    case .mixed(let target, let module, let folder, let count):
      let instead =
        module.map { "\(count == 1 ? "counts" : "count") as module '\($0)'" }
        ?? "\(count == 1 ? "is" : "are") not read"
      return "note: \(Self.files(count, of: target, folder)) \(instead): 'sources' names folders, "
        + "and this one has files of several targets"
    case .sameName(let module, let folders):
      return
        "note: \(Self.list(folders)) each make a module '\(module)', which one run cannot tell "
        + "apart; run 'hasgen init' in each of them"
    case .unreadProject(let path, let reason): return "note: cannot read '\(path)': \(reason)"
    case .packagesOutside(let folders):
      return "note: \(folders.count.counted("package")) that the project uses "
        + "\(folders.count == 1 ? "is" : "are") outside of this folder and not read: "
        + "\(Self.list(folders)); add them to 'sources' if they have Has-protocols"
    case .noProjectFile:
      return "note: there is no '.xcodeproj' yet, so folders' names are taken for modules' names"
    case .manifest(let line): return "note: \(line)"
    }
  }

  private static func files(_ count: Int, of target: String, _ folder: String) -> String {
    count == 1
      ? "1 file of target '\(target)' in '\(folder)'"
      : "\(count) files of target '\(target)', the first in '\(folder)',"
  }

  private static func list(_ folders: [String]) -> String {
    folders.map { "'\($0)'" }.inWords(atMost: 4)
  }
}
