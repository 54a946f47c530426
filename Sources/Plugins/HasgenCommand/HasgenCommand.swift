import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// Runs `hasgen` in the package's directory: `swift package hasgen check`.
///
/// It declares no permission to write, so that `check` runs unasked everywhere. `HasgenGenerate`
/// declares one; and any command may write with `--allow-writing-to-package-directory`, which SwiftPM
/// heeds whether a plugin declares it or not.
@main
struct HasgenCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try HasgenTool(
      url: context.tool(named: "hasgen").url, folder: context.package.directoryURL
    ).run(arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  extension HasgenCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Without the permission to write, the menu can only look.
      let hasCommand = arguments.first.map { !$0.hasPrefix("-") } ?? false
      try HasgenTool(
        url: context.tool(named: "hasgen").url, folder: context.xcodeProject.directoryURL
      ).run(hasCommand ? arguments : ["check"] + arguments)
    }
  }
#endif
