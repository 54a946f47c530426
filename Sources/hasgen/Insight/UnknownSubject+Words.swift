import Insight

extension UnknownSubject {
  /// The line that tells of it, with the cure.
  var words: String {
    let cure =
      nearest.map { "did you mean '\($0)'?" }
      ?? "'hasgen graph --all' prints all names"
    return "error: \(isModule ? "no module" : "nothing") is called '\(name)' here; \(cure)\n"
  }
}
