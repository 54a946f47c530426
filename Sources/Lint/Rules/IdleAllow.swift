import Findings

extension DiagnosticID {
  package static let idleAllow = DiagnosticID(rawValue: "idle-allow")
}

extension LintRule {
  /// A comment allows a finding of `lint` that there is not.
  ///
  /// What it finds is found where the comments are read, once all other rules are done.
  package static let idleAllow = LintRule(
    id: .idleAllow, level: .warning,
    page: """
      # A comment allows what hasgen does not find

      The comment allows a finding of a rule of 'hasgen lint', and the rule finds nothing there. \
      Whoever reads the comment thinks that something is wrong, and the next real finding at that \
      line would be allowed too.

      ```swift
      // Sources/App/App.swift
      protocol HasClock { var clock: Int { get } }
      struct AppDependency: HasClock { let clock: Int }
      ```

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen {
        // hasgen: allow unused-dependency: the widget will need it
        typealias Dependencies = HasClock
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      ```

      ```console
      $ hasgen lint
      Sources/App/HomeScreen.swift:2:3: warning: hasgen finds no 'unused-dependency' here [idle-allow]
        // hasgen: allow unused-dependency: the widget will need it
        ^
      note: remove the comment
      ```

      ## Cure

      Remove the comment:

      ```swift
      // Sources/App/HomeScreen.swift
      struct HomeScreen {
        typealias Dependencies = HasClock
        let dependencies: any Dependencies
        var text: String { "\\(dependencies.clock)" }
      }
      ```

      """,
    words: { _ in [AllowingComment.words] }
  ) { _ in [] }
}

extension LintFinding {
  /// A comment that allows findings of a rule, of which there are none.
  package static func idleAllow(_ id: DiagnosticID, at location: Location) -> LintFinding {
    LintFinding(
      .idleAllow, "hasgen finds no '\(id.rawValue)' here", at: location,
      about: "\(id.rawValue) allowed", notes: [Diagnostic.Note("remove the comment")])
  }

  /// A comment that allows findings of no rule.
  package static func idleAllow(
    unknown id: DiagnosticID, nearest: String?, at location: Location
  ) -> LintFinding {
    LintFinding(
      .idleAllow, "no rule is called '\(id.rawValue)'", at: location,
      about: "\(id.rawValue) allowed",
      notes: [
        Diagnostic.Note(
          nearest.map { "did you mean '\($0)'?" } ?? "'hasgen explain' lists the rules")
      ])
  }
}
