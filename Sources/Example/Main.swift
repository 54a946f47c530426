import Foundation

/// A news reader for the terminal.
@main
@MainActor
struct Main {
  static func main() async {
    do {
      let launch = try Launch(arguments: Array(CommandLine.arguments.dropFirst()))
      let dependencies = dependencies(for: launch).byReference
      #if DEBUG
        let reader = TimedReader(dependencies: dependencies)
      #else
        let reader = ReaderCoordinator(dependencies: dependencies)
      #endif
      try await reader.start(with: launch.command)
    } catch {
      FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
      exit(error is Launch.UsageError ? 64 : 1)
    }
  }

  /// The one place that knows which services the app runs with.
  private static func dependencies(for launch: Launch) -> AppDependency {
    let temporary = FileManager.default.temporaryDirectory
    return AppDependency(
      articleProvider: launch.articles.map(ArticleFile.init) ?? BundledArticles(),
      bookmarkStore: BookmarkFile(url: temporary.appending(path: "haskit-example-bookmarks.json")),
      calendar: .current,
      clock: SystemClock(),
      imageProvider: AsciiImages(),
      logger: launch.isVerbose ? StandardErrorLogger() : SilentLogger(),
      screen: Terminal()
    )
  }
}
