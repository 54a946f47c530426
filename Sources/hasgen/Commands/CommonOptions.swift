extension Command {
  /// The options of the commands that work on a graph.
  static let common: [Option] = [
    .config, .container, .reporter, .color, .quiet, .verbose, .help,
  ]

  /// The end of the help pages of these commands.
  static let sharedDiscussion = """
    Without a path, hasgen reads the project around this folder: the 'sources' in
    '.hasgen.json', or the targets of the package or Xcode project. A path inside a
    project selects the whole project. Any other folder is a module of its own.

    Errors go to standard error. '--reporter json' and 'sarif' print one document to
    standard output instead. '--reporter github' prints annotations, which hasgen
    adds by itself in GitHub Actions.
    """
}
