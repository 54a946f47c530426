import Building
import DependencyGraph
import Findings
import Resolution

/// A container's wiring, and what its factories make, as lists.
enum WiringText {
  static func text(_ container: Container) -> String {
    let functions = container.wirings.map { Self.text($0, of: container) }
    return (functions.isEmpty ? ["\(container.name)\n"] : functions).joined(separator: "\n")
      + made(by: container) + unmade(by: container)
  }

  private static func text(_ wiring: Wiring, of container: Container) -> String {
    var text = "\(container.name).live"
    if container.wirings.count > 1, let condition = wiring.condition { text += " if \(condition)" }
    if !wiring.effects.isEmpty { text += " \(wiring.effects)" }
    text += "\n"
    if !wiring.over.isEmpty {
      text += "  \(wiring.initializer)\n"
      text += "  chosen over \(wiring.over.joined(separator: ", "))\n"
    }
    let handed = wiring.parameters.filter { !$0.isOptional }
    if !handed.isEmpty {
      text += "\nhanded over:\n"
      for parameter in handed {
        let asker = parameter.asker.map { ", which '\($0)' asks for" } ?? ""
        text += "  \(parameter.name): \(parameter.valueType)\(asker)\n"
        for reason in parameter.reasons { text += "    \(reason)\n" }
      }
    }
    if !wiring.steps.isEmpty { text += "\nbuilt, in this order:\n" }
    let width = "\(wiring.steps.count)".count
    for (index, step) in wiring.steps.enumerated() {
      let number = "\(index + 1)"
      let space = String(repeating: " ", count: width - number.count)
      text += "  \(space)\(number). \(step.name): \(step.builder) at \(step.location.text)"
      text += step.isLazy ? ", on first use" : ""
      text += step.later == nil ? "\n" : ", read before by a closure\n"
      let indent = "  \(space)\(number.map { _ in " " }.joined())  "
      for line in step.remarks { text += "\(indent)\(line)\n" }
    }
    if !wiring.optionals.isEmpty {
      text += "\nnil unless handed over:\n  \(wiring.optionals.joined(separator: ", "))\n"
    }
    return text
  }

  private static func made(by container: Container) -> String {
    guard !container.made.isEmpty else { return "" }
    var text = "\nmade, anew at each call:\n"
    for made in container.made {
      text += "  \(made.product.name): \(made.product.builder) at \(made.product.location.text)\n"
      for line in made.product.remarks { text += "    \(line)\n" }
      for part in made.shared {
        text += "    once for the call, \(part.name): \(part.builder) at \(part.location.text)\n"
        for line in part.remarks { text += "      \(line)\n" }
      }
    }
    return text
  }

  private static func unmade(by container: Container) -> String {
    guard !container.unmade.isEmpty else { return "" }
    return "\nnot made, and asked for by nobody:\n"
      + container.unmade.map { "  \($0)\n" }.joined()
  }
}

extension Location {
  fileprivate var text: String { "\(path):\(line):\(column)" }
}

extension Wiring.Step {
  /// The parts of the value, the members that share it, and the candidates that were passed over.
  fileprivate var remarks: [String] {
    var lines: [String] = []
    if !uses.isEmpty { lines.append("from \(uses.joined(separator: ", "))") }
    if !sharedBy.isEmpty { lines.append("shared by \(sharedBy.joined(separator: ", "))") }
    if let instance { lines.append("the one '\(instance)'") }
    return lines + choices.remarks(for: builder)
  }
}

extension Made.Part {
  /// The parts of the value, and the candidates that were passed over.
  fileprivate var remarks: [String] {
    (uses.isEmpty ? [] : ["from \(uses.joined(separator: ", "))"]) + choices.remarks(for: builder)
      + choices.providers
  }
}

extension Wiring.Choices {
  /// The candidates that were passed over, and the providers of the parameters of a call and its
  /// parts.
  fileprivate func remarks(for builder: String) -> [String] {
    var lines = over.isEmpty ? [] : ["chosen over \(over.joined(separator: ", "))"]
    for argument in arguments where !argument.passedOver.isEmpty {
      lines.append(
        "'\(argument.parameter)' of '\(argument.builder)' keeps its default value: "
          + "\(argument.passedOver.map { "'\($0)'" }.joined(separator: ", ")) has another name")
    }
    lines += [(.defaultValue, "default values"), (.nothing, "nil")].compactMap { reason, words in
      parameters(metBy: reason, in: builder).map { "\(words): \($0)" }
    }
    return lines + besideParents.map { "another one than '\($0)'" }
  }

  /// The calls that make the parts, in words.
  fileprivate var providers: [String] {
    arguments.compactMap { argument in
      switch argument.reason {
      case .built: "a new \(argument.source)"
      case .instance: "the one '\(argument.source)'"
      case .made: "what '\(argument.source)' gives"
      case .closure: "a closure for '\(argument.parameter)': \(argument.source)"
      case .composition: "a composition for '\(argument.parameter)': \(argument.source)"
      default: nil
      }
    }
  }

  /// The parameters that something plain meets, those of other calls with the call; `nil` for none.
  private func parameters(metBy reason: Reason, in builder: String) -> String? {
    let names = arguments.filter { $0.reason == reason && $0.passedOver.isEmpty }.map {
      $0.builder == builder ? $0.parameter : "\($0.parameter) of \($0.builder)"
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }
}
