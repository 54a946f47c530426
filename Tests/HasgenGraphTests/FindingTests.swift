import Testing

@testable import HasgenReading

/// What is told of findings that explain each other.
@Suite struct FindingTests {
  private func finding(
    _ message: String, about subjects: Set<Subject> = [], explainedBy causes: [Set<Subject>] = [],
    id: DiagnosticID = .cannotBuild, in path: String? = nil
  ) -> Finding {
    Finding(
      Diagnostic(
        severity: .error, id: id, message: message,
        location: path.map { Location(path: $0, line: 1, column: 1) }),
      about: subjects, explainedBy: causes)
  }

  private func reported(_ findings: [Finding], beside others: [Finding] = []) -> [String] {
    findings.reported(beside: others).map(\.message).sorted()
  }

  @Test func consequencesAreLeftOut() {
    let cause = finding("a", about: [.dependency("A")])
    let consequence = finding("b", about: [.dependency("B")], explainedBy: [[.dependency("A")]])
    let further = finding("c", explainedBy: [[.dependency("B")]])
    #expect(reported([further, consequence, cause]) == ["a"])
    #expect(reported([further, consequence]) == ["b"])
    #expect(reported([further]) == ["c"])
  }

  @Test func allSubjectsOfOneExplanationAreAsked() {
    let consequence = finding(
      "c", explainedBy: [[.dependency("A"), .dependency("B")], [.member("m", of: "X")]])
    let first = finding("a", about: [.dependency("A")])
    let second = finding("b", about: [.dependency("B")])
    #expect(reported([consequence, first]) == ["a", "c"])
    #expect(reported([consequence, first, second]) == ["a", "b"])
    #expect(reported([consequence, finding("m", about: [.member("m", of: "X")])]) == ["m"])
    #expect(reported([consequence, finding("m", about: [.member("m", of: "Y")])]) == ["c", "m"])
  }

  @Test func findingsThatExplainEachOtherAreReported() {
    let first = finding("a", about: [.dependency("A")], explainedBy: [[.dependency("B")]])
    let second = finding("b", about: [.dependency("B")], explainedBy: [[.dependency("A")]])
    let own = finding("c", about: [.dependency("C")], explainedBy: [[.dependency("C")]])
    #expect(reported([first, second, own]) == ["a", "b", "c"])
    #expect(reported([first, second, own, finding("d", about: [.dependency("A")])]) == ["c", "d"])
  }

  @Test func unreadTextExplainsWhatMayComeOfIt() {
    let text = Finding(cause: finding("text").diagnostic, about: [.unreadText])
    let lack = finding("lack")
    let twice = finding("twice", id: .duplicateDeclaration)
    #expect(reported([lack, twice, text]) == ["text", "twice"])
    #expect(reported([lack, twice], beside: [text]) == ["twice"])
    #expect(reported([text], beside: [text]) == ["text"])
  }
}
