import Building
import DependencyGraph
import FileSystem
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
    var json = JSONWriter()
    json.object { json in
      json.field("version", 1)
      json.list("containers", containers, inLines: true) { json, container in
        json.container(container)
      }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func container(_ container: Container) {
    object { json in
      json.field("name", container.name)
      json.field("module", container.module)
      if container.wirings.count > 1 {
        json.list("versions", container.wirings, inLines: true) { json, wiring in
          json.object { json in
            json.field("condition", wiring.condition)
            json.wiring(wiring)
          }
        }
      } else if let wiring = container.wirings.first {
        json.wiring(wiring)
      }
      if !container.made.isEmpty {
        json.list("made", container.made, inLines: true) { $0.made($1) }
      }
      json.field("unmade", unlessEmpty: container.unmade)
      if !container.refused.isEmpty {
        json.list("refused", container.refused, inLines: true) { json, refused in
          json.object { json in
            json.field("subject", refused.subject)
            json.field("asker", refused.asker)
            json.field("kind", refused.kind)
          }
        }
      }
    }
  }

  private mutating func wiring(_ wiring: Wiring) {
    if !wiring.effects.isEmpty { field("effects", wiring.effects) }
    field("isolation", wiring.globalActor)
    field("initializer", wiring.initializer)
    field("over", unlessEmpty: wiring.over)
    list("parameters", wiring.parameters, inLines: true) { $0.parameter($1) }
    list("steps", wiring.steps, inLines: true) { $0.step($1) }
    field("optional", unlessEmpty: wiring.optionals)
  }

  private mutating func parameter(_ parameter: Wiring.Parameter) {
    object { json in
      json.field("name", parameter.name)
      json.field("type", parameter.valueType)
      json.field("required", !parameter.isOptional)
      json.field("asker", parameter.asker)
      json.field("reasons", unlessEmpty: parameter.reasons)
    }
  }

  private mutating func step(_ step: Wiring.Step) {
    object { json in
      json.field("name", step.name)
      json.field("type", step.type)
      json.field("kind", step.kind.word)
      json.field("provider", step.builder)
      json.field("path", step.location.path)
      json.field("line", step.location.line)
      json.field("column", step.location.column)
      json.field("instance", step.instance)
      json.field("sharedBy", unlessEmpty: step.sharedBy)
      json.field("over", unlessEmpty: step.choices.over)
      json.field("besideParents", unlessEmpty: step.choices.besideParents)
      json.arguments(step.choices)
    }
  }

  private mutating func arguments(_ choices: Wiring.Choices) {
    list("arguments", choices.arguments) { json, argument in
      json.object { json in
        json.field("parameter", argument.parameter)
        json.field("of", argument.builder)
        json.field("reason", argument.reason.rawValue)
        json.field("source", argument.source.isEmpty ? nil : argument.source)
        json.field("passedOver", unlessEmpty: argument.passedOver)
      }
    }
  }

  private mutating func made(_ made: Made) {
    object { json in
      json.part(made.product)
      guard !made.shared.isEmpty else { return }
      json.list("shared", made.shared) { json, part in json.object { $0.part(part) } }
    }
  }

  private mutating func part(_ part: Made.Part) {
    field("name", part.name)
    field("provider", part.builder)
    field("path", part.location.path)
    field("line", part.location.line)
    field("column", part.location.column)
    field("over", unlessEmpty: part.choices.over)
    arguments(part.choices)
  }
}

extension Wiring.Step.Kind {
  /// The kind in a word.
  fileprivate var word: String {
    switch self {
    case .member: "member"
    case .memberLater, .memberBoxed: "lazy"
    case .sharedLater, .sharedAtOnce, .sharedIfMissing: "shared"
    }
  }
}
