extension Command {
  /// The command behind `hasgen --version`; it is no word, so it is in no list and has no page.
  static let version = Command(
    name: "--version", summary: "prints the version", operands: "", discussion: "", options: []
  ) { _ in
    Outcome(status: .done, results: Version.current + "\n")
  }
}
