import DependencyGraph
import SwiftProgram

/// A remark on how the modules of a project are found.
public enum InitialRemark: Sendable, Hashable {
  /// Files of a target that the defaults read as another module; `nil` for not at all.
  case misread(target: String, module: String?, folder: String, count: Int)
  /// Files of a target of which the defaults do not know the isolation.
  case isolation(target: String, ModuleSettings.DefaultIsolation, count: Int)
  /// Files of tests that the defaults read.
  case tests(count: Int)
  /// No file says which folders are modules.
  case noProject(folders: [String])
  /// No project is here, and some are in folders below.
  case projectsBelow(folders: [String])
  /// No project is here, and an Xcode project is in a folder around.
  case projectAround(folder: String)
  /// Files that the defaults assign to wrong modules, and that no folder can tell apart.
  case mixed(target: String, module: String?, folder: String, count: Int)
  /// Modules of one name in several projects, that stand in some folders.
  case sameName(module: String, folders: [String])
  /// A project that cannot be read.
  case unreadProject(path: String, reason: String)
  /// Packages that a project uses and that are in none of its folders.
  case packagesOutside(folders: [String])
  /// A project is described to XcodeGen or Tuist, and not made yet.
  case noProjectFile
  /// A line of a manifest that says something which is computed.
  case manifest(String)
}
