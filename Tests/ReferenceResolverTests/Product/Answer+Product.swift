import Foundation
import HasgenWorkspace
import TestFolders

@testable import hasgen

extension Answer {
  /// The answer of the product for an app in a folder.
  init(ofAppIn folder: TestFolder) throws {
    let outcome = Hasgen.wiring(of: folder)
    for container in try WiringDocument(outcome).containers {
      containers[container.name] = container.lines
    }
    for error in outcome.messages.components(separatedBy: " error: ").dropFirst() {
      guard let (container, line) = Self.refusal(of: error) else { continue }
      containers[container] = (containers[container]?.filter(\.isRefusal) ?? []).union([line])
    }
  }

  /// The container that a message refuses, and the line that says why; `nil` for another message.
  private static func refusal(of error: String) -> (container: String, line: String)? {
    if let cycle = error.firstMatch(of: /^no member of '(\w+)' can be built first/) {
      return (String(cycle.1), "refused …: cycle")
    }
    guard let subject = error.firstMatch(of: /^cannot build '([^']+)'/)?.1,
      let asker = error.matches(of: /'(\w+)\.[^']*'/).first(where: {
        $0.1.hasSuffix("Dependency")
      })?.1
    else { return nil }
    let kinds: [(words: String, kind: String)] = [
      ("by its name and type", "members"), ("from all but the one", "marks"),
      ("has it by", "reach"), (")' would do", "initializers"),
      ("several would do", "implementations"), ("needs another", "cycle"),
    ]
    let kind = kinds.first { error.contains($0.words) }?.kind ?? "other"
    let type = kind == "cycle" ? "…" : String(subject).withoutEscaping
    return (String(asker), "refused \(type): \(kind)")
  }
}

extension Hasgen {
  /// What `hasgen wiring` prints for an app in a folder.
  fileprivate static func wiring(of folder: TestFolder) -> Outcome {
    run(["wiring", "--format", "json"], in: Environment(workingDirectory: folder.path))
  }
}

extension WiringDocument {
  init(of folder: TestFolder) throws { try self.init(Hasgen.wiring(of: folder)) }

  fileprivate init(_ outcome: Outcome) throws {
    let text = outcome.results.isEmpty ? #"{"containers": []}"# : outcome.results
    self = try JSONDecoder().decode(WiringDocument.self, from: Data(text.utf8))
  }
}

extension WiringDocument.Container {
  fileprivate var lines: Set<String> {
    let parameters = parameters ?? []
    var lines = Answer.lines(
      ofParameters: parameters.filter(\.required).map { ($0.name, $0.type.withoutEscaping) })
    for parameter in parameters where !parameter.required {
      lines.insert("replaceable \(parameter.name): \(parameter.type)")
    }
    for name in optional ?? [] { lines.insert("nil \(name)") }
    for step in steps ?? [] { lines.formUnion(self.lines(of: step)) }
    return lines
  }

  private func lines(of step: WiringDocument.Step) -> [String] {
    // An object that is no single member's is known by the call that makes it.
    let isOne = step.kind == "shared" || step.instance != nil || step.provider.hasSuffix(".shared")
    let node = isOne ? step.provider : "\(step.provider) of \(step.name)"
    var lines = step.kind == "shared" ? [] : ["member \(step.name) = \(node)"]
    let users = step.sharedBy ?? [step.name]
    if step.kind == "shared" { lines.append(Answer.sharing(of: node, by: users)) }
    for argument in step.arguments {
      let call = argument.of == step.provider ? node : argument.of
      lines.append("\(call): \(argument.parameter) <- \(text(of: argument))")
      if argument.reason == "built", let source = argument.source, !source.hasSuffix(".shared") {
        lines.append(Answer.sharing(of: source, by: users))
      }
    }
    return lines
  }

  private func text(of argument: WiringDocument.Argument) -> String {
    let source = argument.source ?? ""
    switch argument.reason {
    case "shared":
      return "built \((steps ?? []).first { $0.name == source }?.provider ?? source)"
    case "instance": return "built \(source)"
    case "built", "member", "closure": return "\(argument.reason) \(source)"
    default: return argument.reason
    }
  }
}

extension String {
  /// The type of a closure as the model has it.
  fileprivate var withoutEscaping: String { replacing("@escaping ", with: "") }
}

extension Answer {
  /// The line that says which members reach an object that is none of them.
  static func sharing(of node: String, by members: [String]) -> String {
    "shared \(node) by \(members.sorted().joined(separator: ", "))"
  }
}
