import DependencyGraph
import Findings

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
      text += step.isLazy ? ", on first use\n" : "\n"
      if !step.uses.isEmpty {
        text +=
          "  \(space)\(number.map { _ in " " }.joined())  from \(step.uses.joined(separator: ", "))\n"
      }
    }
    return text
  }
}
