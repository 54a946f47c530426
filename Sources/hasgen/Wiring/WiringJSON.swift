import HasgenBuilding
import HasgenGraph
import HasgenProjects
import HasgenReading
import HasgenRules
import HasgenWriting

/// The wiring of containers as JSON, for tools and tests. Fields without a value are left out.
///
/// A container:
/// - `name`, `module`.
/// - The fields of its `live`; or `versions`, if `#if` surrounds members: these fields for each
///   `condition`.
/// - `made`: the products of factories, with the fields of a call; `shared` lists the objects that
///   are built once for each call of the factory.
///
/// Its `live`:
/// - `effects`: `async`, `throws`. `isolation`: the global actor, if it is not the container's.
/// - `initializer`: the call that makes the container.
/// - `parameters`: `name`, `type`, `required`, `asker`, `reasons`.
/// - `steps`: the objects in the order in which `live` builds them: `name`, `type`, and the fields
///   of a call. `kind` is `member`, `lazy` or `shared`. `sharedBy` lists the members that have a
///   shared object, and `instance` names the shared object of a member.
/// - `optional`: the members that are `nil` unless the caller passes them.
///
/// A call:
/// - `provider`, `path`, `line`, `column`: the call, and the place of its declaration.
/// - `arguments`: for each `parameter` of the call `of`, or of a call inside of it, the `reason`:
///   `argument`, `composition`, `member`, `default`, `nil`, `built`, `shared`, `closure` or
///   `parameter`. `source` is the member, the shared object, the parameter or the call.
enum WiringJSON {
  static func text(_ containers: [Container]) -> String {
    let document: JSON = ["version": 1, "containers": .list(containers, inLines: true, container)]
    return document.text + "\n"
  }

  private static func container(_ container: Container) -> JSON {
    let head: JSON = ["name": .string(container.name), "module": .string(container.module)]
    return head + container.wiring.map(wiring) + [
      "made": JSON.list(container.made, inLines: true) { made in
        part(made.product) + ["shared": JSON.list(made.shared, part).unlessEmpty]
      }.unlessEmpty
    ]
  }

  private static func wiring(_ wiring: Wiring) -> JSON {
    [
      "effects": wiring.effects.isEmpty ? nil : .string(wiring.effects),
      "isolation": .text(wiring.globalActor), "initializer": .string(wiring.initializer),
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
    let kind: JSON =
      if step.isLazy { "lazy" } else if step.sharedBy.isEmpty { "member" } else { "shared" }
    return ["name": .string(step.name), "type": .string(step.type), "kind": kind]
      + call(step.call)
      + ["instance": .text(step.instance), "sharedBy": JSON.texts(step.sharedBy).unlessEmpty]
      + choices(step.call)
  }

  private static func part(_ part: Made.Value) -> JSON {
    ["name": .string(part.name)] + call(part.call) + choices(part.call)
  }

  private static func call(_ call: MadeCall) -> JSON {
    let place = call.location
    return [
      "provider": .string(call.builder), "path": .string(place.path), "line": .number(place.line),
      "column": .number(place.column),
    ]
  }

  private static func choices(_ call: MadeCall) -> JSON {
    [
      "arguments": .list(call.arguments) { argument in
        [
          "parameter": .string(argument.parameter), "of": .string(argument.builder),
          "reason": .string(argument.reason.rawValue),
          "source": argument.source.isEmpty ? nil : .string(argument.source),
        ]
      }
    ]
  }
}
