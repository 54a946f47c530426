import Building
import DependencyGraph
import Findings
import Resolution

/// A container's wiring as a list.
enum WiringText {
  static func text(_ container: Container) -> String {
    guard let wiring = container.wiring else { return "" }
    var text = "\(container.name).live"
    if !wiring.effects.isEmpty { text += " \(wiring.effects)" }
    text += "\n"
    let handed = wiring.parameters.filter { !$0.isOptional }
    if !handed.isEmpty {
      text += "\nhanded over:\n"
      for parameter in handed {
        let asker = parameter.asker.map { ", which '\($0)' asks for" } ?? ""
        text += "  \(parameter.name): \(parameter.type)\(asker)\n"
        for reason in parameter.reasons { text += "    \(reason)\n" }
      }
    }
    if !wiring.steps.isEmpty { text += "\nbuilt, in this order:\n" }
    let width = "\(wiring.steps.count)".count
    for (index, step) in wiring.steps.enumerated() {
      let number = "\(index + 1)"
      let space = String(repeating: " ", count: width - number.count)
      let place = "\(step.location.path):\(step.location.line):\(step.location.column)"
      text += "  \(space)\(number). \(step.name): \(step.builder) at \(place)"
      text += step.isLazy ? ", on first use" : ""
      text += step.later == nil ? "\n" : ", read before by a closure\n"
      let indent = "  \(space)\(number.map { _ in " " }.joined())  "
      for line in step.remarks { text += "\(indent)\(line)\n" }
    }
    if !container.unmade.isEmpty {
      text += "\nnot made, and asked for by nobody:\n"
      for line in container.unmade { text += "  \(line)\n" }
    }
    if !wiring.optionals.isEmpty {
      text += "\nnil unless handed over:\n  \(wiring.optionals.joined(separator: ", "))\n"
    }
    return text
  }
}

extension Wiring.Step {
  /// What it is built from, who shares it, and what it was chosen over.
  fileprivate var remarks: [String] {
    var lines: [String] = []
    if !uses.isEmpty { lines.append("from \(uses.joined(separator: ", "))") }
    if !sharedBy.isEmpty { lines.append("shared by \(sharedBy.joined(separator: ", "))") }
    if let instance { lines.append("the one '\(instance)'") }
    if !choices.over.isEmpty { lines.append("chosen over \(choices.over.joined(separator: ", "))") }
    for argument in choices.arguments where !argument.passedOver.isEmpty {
      lines.append(
        "'\(argument.parameter)' of '\(argument.builder)' keeps its default value: "
          + "\(argument.passedOver.map { "'\($0)'" }.joined(separator: ", ")) has another name")
    }
    for member in choices.besideParents { lines.append("another one than '\(member)'") }
    return lines
  }
}
