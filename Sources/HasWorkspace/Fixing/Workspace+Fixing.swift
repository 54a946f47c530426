import Findings
import Lint
import Projects
import Roles
import SwiftReading

/// The choices of `lint --fix`.
public struct FixChoices: Sendable {
  let changesPublic: Bool
  let changesTested: Bool

  /// - Parameters:
  ///   - changesPublic: True to change public compositions.
  ///   - changesTested: True to change compositions although tests pass a removed member to a stub.
  public init(changesPublic: Bool, changesTested: Bool) {
    self.changesPublic = changesPublic
    self.changesTested = changesTested
  }
}

extension Workspace {
  /// The plan of `generate` after the removal of unused and repeated dependencies, with the
  /// removal.
  ///
  /// - Throws: `WorkspaceError` if paths or templates cannot be used.
  public func planFixing(_ choices: FixChoices) throws(WorkspaceError) -> Plan {
    let tested = choices.changesTested ? StubCalls() : try StubCalls(of: settings)
    var edits = SourceEdits.none
    var left: [Diagnostic] = []
    // If a removal ends a pass, the consumer that passed the dependency no longer uses it either.
    while true {
      let found = try plan(
        with: edits, isComparing: false, linting: settings.configuration.lint)
      guard let app = found.lintedApp, !found.cannotBeLinted else { return found }
      // A repeated name may be the only one when the unused ones are gone.
      let fixes = [DiagnosticID.unusedDependency, .repeatedDependency].map { rule in
        LintFix(
          of: found.lintFindings.filter { $0.id == rule }, in: app,
          removesPublic: choices.changesPublic, tested: tested.member)
      }
      // The places in edited texts are not those in the files.
      left = fixes.flatMap(\.left).map {
        edits.texts[$0.location?.path ?? ""] == nil ? $0 : $0.withoutPlace
      }
      guard let fix = fixes.first(where: { !$0.texts.isEmpty }) else { break }
      for (path, after) in fix.texts.sorted(by: { $0.key < $1.key }) {
        try edits.replace(path, with: after, in: settings.workingDirectory)
      }
    }
    let plan = try plan(with: edits)
    guard !plan.cannotBeLinted, !plan.isIncomplete else {
      return plan.with(changes: [], diagnostics: plan.diagnostics)
    }
    return plan.with(
      changes: edits.changes + plan.changes,
      diagnostics: left + plan.diagnostics.filter { $0.id != .noContainer })
  }
}

extension SourceEdits {
  /// Replaces the text of a file.
  fileprivate mutating func replace(
    _ path: String, with after: [UInt8], in folder: String
  ) throws(WorkspaceError) {
    if let index = changes.firstIndex(where: { $0.path == path }) {
      let change = changes[index]
      changes[index] = Change(
        path: path, before: change.before, after: after, target: change.target)
    } else if let target = Disk.realPath(of: Path.normalized(Path.join(folder, path))),
      let before = try? Disk.contents(of: target)
    {
      changes.append(Change(path: path, before: before, after: after, target: target))
    } else {
      throw WorkspaceError("'\(path)' cannot be read", id: .unreadableFile)
    }
  }
}

extension Diagnostic {
  fileprivate var withoutPlace: Diagnostic {
    Diagnostic(severity: severity, id: id, message: message, location: nil, notes: notes)
  }
}

/// The calls in tests that make a stub.
private struct StubCalls {
  private var calls: [(path: [String], labels: Set<String>)] = []
  /// The first supertypes of the types in tests, as the two parts of a qualified name.
  private var inherited: Set<[String]> = []

  /// Creates an empty list of calls.
  init() {}

  init(of settings: Settings) throws(WorkspaceError) {
    let found = try ModuleFinder(settings).find()
    let reader = FileReader(workingDirectory: settings.workingDirectory, detail: .everything)
    let hasPreviews = settings.rules.doubles.contains(where: \.isForPreviews)
    let previews = reader.readTexts(hasPreviews ? found.modules.flatMap(\.files) : []).filter {
      $0?.firstRange(of: Array("Preview".utf8)) != nil
    }
    let tests = reader.readTexts(try TestSources(of: settings, found).sources)
    for text in (tests + previews).compactMap(\.self).map({ BodyText(reading: $0) }) {
      for index in text.tokens.indices where text.tokens[index].begins(":") && index > 1 {
        let isType = ["struct", "class", "actor", "enum"].contains { text.isKeyword(index - 2, $0) }
        guard isType, index + 3 < text.tokens.count, text.tokens[index + 2].kind == .dot else {
          continue
        }
        inherited.insert([text.text(index + 1), text.text(index + 3)])
      }
      for index in text.tokens.indices where text.tokens[index].begins("(") {
        guard text.tokens[index].partner > index,
          case .path(let path) = WrittenCallee(before: index, in: text)
        else { continue }
        let names = path.map { text.text($0) }.filter { $0 != "init" }
        guard let name = names.last, name.hasPrefix("Stub") || name.hasPrefix("Preview") else {
          continue
        }
        calls.append((names, Set(text.labels(in: index).compactMap(\.self))))
      }
    }
  }

  /// Returns one of the members that a call passes to a stub of a consumer; `nil` if none is
  /// passed.
  func member(_ consumer: String, _ members: Set<String>) -> String? {
    let name = consumer.split(separator: ".").last.map(String.init) ?? consumer
    if inherited.contains(where: { $0[0] == name }) { return members.min() }
    return calls.filter { call in
      call.path.contains(name) || call.path.last?.contains(name) == true
    }.flatMap { $0.labels.intersection(members) }.min()
  }
}
