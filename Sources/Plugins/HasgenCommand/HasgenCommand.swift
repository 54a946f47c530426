import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// Runs `hasgen` in the package's directory: `swift package hasgen check`.
///
/// The plugin declares no permission to write, so that SwiftPM runs `check` without asking the
/// user. A command that writes needs `--allow-writing-to-package-directory`. `HasgenGenerate`
/// declares the permission.
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
      // Xcode's menu passes no command, so run `check`, which needs no permission to write.
      let hasCommand = arguments.first.map { !$0.hasPrefix("-") } ?? false
      try HasgenTool(
        url: context.tool(named: "hasgen").url, folder: context.xcodeProject.directoryURL,
        isInXcode: true
      ).run(hasCommand ? arguments : ["check"] + arguments)
    }
  }
#endif
