import Foundation

/// A news reader for the terminal.
@main
@MainActor
struct Main {
  static func main() async {
    do {
      let launch = try Launch(arguments: Array(CommandLine.arguments.dropFirst()))
      let accounts = Accounts(app: dependencies(for: launch).byReference)
      for account in launch.accounts {
        let user = accounts.signIn(account)
        #if DEBUG
          let reader = TimedReader(dependencies: user)
        #else
          let reader = ReaderCoordinator(dependencies: user)
        #endif
        try await reader.start(with: launch.command)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error.localizedDescription)\n".utf8))
      exit(error is Launch.UsageError ? 64 : 1)
    }
  }

  /// The one place that knows which services the app runs with.
  private static func dependencies(for launch: Launch) -> AppDependency {
    .live(
      calendar: .current, folder: FileManager.default.temporaryDirectory,
      articleProvider: launch.articles.map(ArticleFile.init),
      logger: launch.isVerbose ? StandardErrorLogger() : nil)
  }
}
