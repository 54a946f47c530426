import Foundation
import HasWorkspace
import TestFolders

@testable import hasgen

extension Answer {
  /// The answer of the product for an app in a folder.
  init(of document: WiringDocument) {
    for container in document.containers { containers[container.name] = container.lines }
  }
}

extension WiringDocument {
  /// What `hasgen wiring` prints for an app in a folder.
  init(of folder: TestFolder) throws {
    let outcome = Hasgen.run(
      ["wiring", "--format", "json"], in: Environment(workingDirectory: folder.path))
    self = try JSONDecoder().decode(WiringDocument.self, from: Data(outcome.results.utf8))
  }
}

extension WiringDocument.Container {
  fileprivate var lines: Set<String> {
    if let refused, !refused.isEmpty {
      return Set(
        refused.map { refused in
          let subject = refused.kind == "cycle" ? "…" : refused.subject.withoutEscaping
          return "refused \(subject): \(refused.kind)"
        })
    }
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
