import PackagePlugin

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin
#endif

/// Runs `hasgen` in the package's directory: `swift package hasgen check`.
///
/// It declares no permission to write, so that SwiftPM runs `check` without asking the user.
/// `HasgenGenerate` declares the permission. With `--allow-writing-to-package-directory`, SwiftPM lets
/// any command write.
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
      // Xcode's menu passes no command. `check` needs no permission to write.
      let hasCommand = arguments.first.map { !$0.hasPrefix("-") } ?? false
      try HasgenTool(
        url: context.tool(named: "hasgen").url, folder: context.xcodeProject.directoryURL,
        isInXcode: true
      ).run(hasCommand ? arguments : ["check"] + arguments)
    }
  }
#endif
