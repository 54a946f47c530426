import SwiftProgram

/// A target of an Xcode project, as far as the project says it plainly.
package struct XcodeTarget: Sendable {
  /// The name that Xcode shows.
  package let name: String
  /// The name that an import uses: `PRODUCT_MODULE_NAME`, or what Xcode makes of the target's name.
  package let moduleName: String
  /// Whether the target is a bundle of tests.
  package let isForTests: Bool
  /// Whether the target makes an app.
  package let isApp: Bool
  /// The isolation of declarations that state none; `nil` where the settings do not say.
  package let defaultIsolation: ModuleSettings.DefaultIsolation?
  /// Its Swift files; absolute, normalized. Files that are not there may be among them.
  package let files: [String]
  /// Whether the target takes files from a folder that Xcode keeps in step with the disk, so that a
  /// new file belongs to it by itself.
  package let hasSynchronizedFolders: Bool
}

/// A project of Xcode, as far as it says plainly what its targets are.
package struct XcodeProject: Sendable {
  /// The path of the `.xcodeproj`; absolute.
  package let path: String
  /// The targets that have a module, in the order of the project.
  package let targets: [XcodeTarget]
  /// The folders of packages that it refers to by path; absolute, normalized.
  package let localPackages: [String]
}
