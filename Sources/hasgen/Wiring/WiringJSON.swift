import Building
import DependencyGraph
import Findings
import Resolution

/// The wiring of containers as JSON, which is also how tests learn what was chosen:
/// `hasgen wiring --format json --config FILE .`, or `Hasgen.run(["wiring", "--format", "json"], in:)`.
///
/// - `parameters`: those of `live`; `required` ones first, with `asker` and `reasons`.
/// - `steps`: what is built, in its order. Of `kind` `member` or `lazy`, a member with its `provider`;
///   `instance` names the step of `kind` `shared` that the member is, if it shares that with others.
///   A step of `kind` `shared` lists in `sharedBy` all members that reach it. `over` has what else
///   would do and was passed over for a mark, or since it takes a value.
/// - `arguments` of a step: each `parameter` of the call `of`, calls inside the step included, with
///   the `reason` that met it: `argument`, `composition`, `member`, `default`, `nil`, `made`, `built`,
///   `shared`, `closure`, `parameter`. `source` is the member, shared step, parameter or call.
///   `passedOver` has the members of the type beside which a default value stays.
/// - `optional`: the members that are `nil` unless they are handed over.
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
      if let wiring = container.wiring {
        if !wiring.effects.isEmpty { json.field("effects", wiring.effects) }
        json.field("isolation", wiring.globalActor)
        json.list("parameters", wiring.parameters, inLines: true) { $0.parameter($1) }
        json.list("steps", wiring.steps, inLines: true) { $0.step($1) }
        json.field("optional", unlessEmpty: wiring.optionals)
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

  private mutating func parameter(_ parameter: Wiring.Parameter) {
    object { json in
      json.field("name", parameter.name)
      json.field("type", parameter.type)
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
      json.list("arguments", step.choices.arguments) { json, argument in
        json.object { json in
          json.field("parameter", argument.parameter)
          json.field("of", argument.builder)
          json.field("reason", argument.reason.rawValue)
          json.field("source", argument.source.isEmpty ? nil : argument.source)
          json.field("passedOver", unlessEmpty: argument.passedOver)
        }
      }
    }
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
