import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// Writes the generated files: `swift package hasgen-generate`, or Xcode's menu.
///
/// The plugin declares that it writes, so that SwiftPM and Xcode ask the user for permission.
@main
struct HasgenGenerate: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try HasgenTool(
      url: context.tool(named: "hasgen").url, folder: context.package.directoryURL
    ).run(["generate"] + arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  extension HasgenGenerate: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try HasgenTool(
        url: context.tool(named: "hasgen").url, folder: context.xcodeProject.directoryURL,
        isInXcode: true
      ).run(["generate"] + arguments)
    }
  }
#endif
