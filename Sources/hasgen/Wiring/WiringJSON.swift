import Building
import DependencyGraph
import Projects
import Findings
import Resolution

/// The wiring of containers as JSON, which is also how tests learn what was chosen:
/// `hasgen wiring --format json --config FILE .`, or `Hasgen.run(["wiring", "--format", "json"], in:)`.
///
/// - `initializer`: what makes the container; `over` has those that were passed over.
/// - `parameters`: those of `live`; `required` ones first, with `asker` and `reasons`.
/// - `steps`: what is built, in its order. Of `kind` `member` or `lazy`, a member with its `provider`;
///   `instance` names the step of `kind` `shared` that the member is, if it shares that with others.
///   A step of `kind` `shared` lists in `sharedBy` all members that reach it. `over` has what else
///   would do and was passed over for a mark, or since it takes a value.
/// - `arguments` of a step: each `parameter` of the call `of`, calls inside the step included, with
///   the `reason` that met it: `argument`, `composition`, `member`, `default`, `nil`, `made`, `built`,
///   `instance` (a `static let shared`), `shared`, `closure`, `parameter`. `source` is the member, shared step, parameter or call.
///   `passedOver` has the members of the type beside which a default value stays.
/// - `versions`: where members stand under `#if`, the three above and `optional` for each `condition`.
/// - `optional`: the members that are `nil` unless they are handed over.
/// - `made`: what factories make at each call, with `provider`, `over` and `arguments` as in a step;
///   `shared` has what several parts of the product need.
/// - `refused`: why there is no `live`: the `subject` as it is written, the `asker`, and the `kind`:
///   `implementations`, `initializers`, `members`, `arguments`, `marks`, `makers`, `scopes`, `lacks`,
///   `reach`, `cycle`, `maker`, `mark`, `cases`, `container`, `other`. The status is 1 then.
enum WiringJSON {
  /// The document.
  static func text(_ containers: [Container]) -> String {
    let document: JSON = ["version": 1, "containers": .list(containers, inLines: true, container)]
    return document.text + "\n"
  }

  private static func container(_ container: Container) -> JSON {
    let versions = JSON.list(container.wirings, inLines: true) { version in
      ["condition": .text(version.condition)] + wiring(version)
    }
    let head: JSON = ["name": .string(container.name), "module": .string(container.module)]
    let live =
      container.wirings.count > 1 ? ["versions": versions] : container.wirings.first.map(wiring)
    return head + live + [
      "made": JSON.list(container.made, inLines: true) { made in
        part(made.product) + ["shared": JSON.list(made.shared, part).unlessEmpty]
      }.unlessEmpty,
      "unmade": JSON.texts(container.unmade).unlessEmpty,
      "refused": JSON.list(container.refused, inLines: true) { refused in
        [
          "subject": .string(refused.subject), "asker": .text(refused.asker),
          "kind": .string(refused.kind),
        ]
      }.unlessEmpty,
    ]
  }

  private static func wiring(_ wiring: Wiring) -> JSON {
    [
      "effects": wiring.effects.isEmpty ? nil : .string(wiring.effects),
      "isolation": .text(wiring.globalActor), "initializer": .string(wiring.initializer),
      "over": JSON.texts(wiring.over).unlessEmpty,
      "parameters": .list(wiring.parameters, inLines: true) { parameter in
        [
          "name": .string(parameter.name), "type": .string(parameter.valueType),
          "required": .flag(!parameter.isOptional), "asker": .text(parameter.asker),
          "reasons": JSON.texts(parameter.reasons).unlessEmpty,
        ]
      },
      "steps": .list(wiring.steps, inLines: true, step),
      "optional": JSON.texts(wiring.optionals).unlessEmpty,
    ]
  }

  private static func step(_ step: Wiring.Step) -> JSON {
    let kind: JSON = step.isLazy ? "lazy" : step.sharedBy.isEmpty ? "member" : "shared"
    return ["name": .string(step.name), "type": .string(step.type), "kind": kind]
      + call(step.builder, step.location)
      + ["instance": .text(step.instance), "sharedBy": JSON.texts(step.sharedBy).unlessEmpty]
      + choices(step.choices)
  }

  private static func part(_ part: Made.Part) -> JSON {
    ["name": .string(part.name)] + call(part.builder, part.location) + choices(part.choices)
  }

  private static func call(_ builder: String, _ place: Location) -> JSON {
    [
      "provider": .string(builder), "path": .string(place.path), "line": .number(place.line),
      "column": .number(place.column),
    ]
  }

  private static func choices(_ choices: Wiring.Choices) -> JSON {
    [
      "over": JSON.texts(choices.over).unlessEmpty,
      "besideParents": JSON.texts(choices.besideParents).unlessEmpty,
      "arguments": .list(choices.arguments) { argument in
        [
          "parameter": .string(argument.parameter), "of": .string(argument.builder),
          "reason": .string(argument.reason.rawValue),
          "source": argument.source.isEmpty ? nil : .string(argument.source),
          "passedOver": JSON.texts(argument.passedOver).unlessEmpty,
        ]
      },
    ]
  }
}
