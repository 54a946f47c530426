import HasgenLint
import HasgenProjects
import HasgenReading
import HasgenWorkspace
import TestFolders

/// What the rule says of an app of random consumers.
struct RandomTrial {
  let app: RandomApp
  /// The names that are accused.
  private(set) var accusations: [Accusation] = []
  /// The messages that are wrong.
  private(set) var wrong: [String] = []
  /// What is accused rightly, by who asks.
  private(set) var found: [String: Set<Dependency>] = [:]

  /// A name in a composition that is said not to be used.
  struct Accusation {
    let location: Location
    let term: String
    let message: String
  }

  init(_ app: RandomApp) throws {
    self.app = app
    let files = app.files
    let folder = try TestFolder(files)
    let plan = try Workspace(Request(workingDirectory: folder.path)).planLinting()
    if plan.isStopped {
      wrong = plan.diagnostics.map { "stopped: \($0.message)" }
      return
    }
    let consumers = app.consumers
    for finding in plan.lintFindings where finding.id == .unusedDependency {
      guard let location = finding.location else { continue }
      let text = files[location.path] ?? ""
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)[location.line - 1]
      let names = finding.message.split(separator: "'").map(String.init)
      guard names.count > 2,
        let owner = names[0].split(whereSeparator: { ".(".contains($0) }).first,
        let consumer = consumers.first(where: { $0.isAuthor(of: String(owner), on: String(line)) })
      else {
        wrong.append("\(location.path):\(location.line): \(finding.message)")
        continue
      }
      let term = names[2]
      accusations.append(Accusation(location: location, term: term, message: finding.message))
      judge(consumer, owner: String(owner), term: term, line: String(line), at: location)
    }
  }

  private mutating func judge(
    _ consumer: RandomConsumer, owner: String, term: String, line: String, at location: Location
  ) {
    let inner = consumer.others.keys.first { line.words.contains($0) }
    let name = inner ?? (consumer.others[owner] == nil ? consumer.name : owner)
    let needed = consumer.others[name]?.needed ?? consumer.needed
    let accused = consumer.aliases[term] ?? Set([Dependency(rawValue: term)].compactMap(\.self))
    if accused.isEmpty || !accused.isDisjoint(with: needed) {
      wrong.append("\(location.path):\(location.line): '\(name)' needs '\(term)'")
    } else {
      found[name, default: []].formUnion(accused)
    }
  }
}

extension RandomConsumer {
  /// Whether an accused name is its own, or of somebody in its code.
  fileprivate func isAuthor(of owner: String, on line: String) -> Bool {
    owner == name || others[owner] != nil || line.words.contains { others[$0] != nil }
      || owner.hasPrefix("\(name)H")
  }

  /// What surely nobody needs.
  var unused: Set<Dependency> { Set(declared).subtracting(needed) }
}

extension String {
  fileprivate var words: [String] {
    split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
