import HasgenBuilding
import HasgenGraph
import HasgenReading
import HasgenRules

/// The wiring of a container, and the products of its factories, as lists.
enum WiringText {
  static func text(_ container: Container) -> String {
    let live = container.wiring.map { Self.text($0, of: container) }
    let made = container.made.flatMap { made in
      [("", made.product)] + made.shared.map { ("once for the call, ", $0) }
    }.flatMap { lines(of: $1.call, named: $0 + $1.name) }
    return (live ?? "\(container.name)\n")
      + section("built by factories, at each call", made)
  }

  private static func text(_ wiring: Wiring, of container: Container) -> String {
    let effects = wiring.effects.isEmpty ? "" : " \(wiring.effects)"
    let parameters = wiring.parameters.filter { !$0.isOptional }.flatMap { parameter in
      let asker = parameter.asker.map { ", which '\($0)' asks for" } ?? ""
      return ["\(parameter.name): \(parameter.valueType)\(asker)"]
        + parameter.reasons.map { "  \($0)" }
    }
    let steps = wiring.steps.enumerated().flatMap { index, step in
      let remarks =
        (step.isLazy ? ["on first use"] : []) + remark("shared by", step.sharedBy)
        + (step.instance.map { ["same object as '\($0)'"] } ?? [])
      return lines(of: step.call, named: "\(index + 1). \(step.name)", remarks: remarks)
    }
    return "\(container.name).live\(effects)\n"
      + section("passed to live", parameters) + section("built, in this order", steps)
      + section("nil unless passed", wiring.optionals)
  }

  /// Returns the lines of a value that is built: the call and its place, remarks, and the source of
  /// each argument, those of calls within the call included.
  private static func lines(
    of call: MadeCall, named name: String, remarks: [String] = []
  ) -> [String] {
    let place = call.location
    let arguments = call.arguments.map { argument in
      let outer = argument.builder == call.builder ? "" : " of \(argument.builder)"
      let source = argument.source.isEmpty ? "" : " \(argument.source)"
      return "\(argument.parameter)\(outer): \(argument.reason.rawValue)\(source)"
    }
    return ["\(name): \(call.builder) at \(place.path):\(place.line):\(place.column)"]
      + (remarks + arguments).map { "    \($0)" }
  }

  private static func remark(_ words: String, _ names: [String]) -> [String] {
    names.isEmpty ? [] : ["\(words) \(names.joined(separator: ", "))"]
  }

  /// Returns a title with indented lines; nothing without lines.
  private static func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n\(title):\n" + lines.map { "  \($0)\n" }.joined()
  }
}
