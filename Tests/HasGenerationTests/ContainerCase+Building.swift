@testable import Building
@testable import DependencyGraph
@testable import Roles
import Findings
import SwiftWriting

extension ContainerCase {
  private static let long = "aNameThatIsSoLongThatHardlyAnythingElseHasRoomBesideIt"
  private static let half = "aNameThatTakesHalfOfALineAndABit"

  private static func call(_ callee: String, _ arguments: (String?, Code)...) -> Code {
    .call(callee, arguments.map { .argument($0, $1) })
  }

  private static func factory(_ making: Making, name: String = "makeA") -> Conformance {
    Conformance(
      name: "MakesA",
      members: [
        ForwardedMember(
          MemberHead(.function, name: name, parameters: ["for day: Day"], type: "A"), to: ""
        ).making(making)
      ])
  }

  /// What makes something.
  static let factories = [
    ContainerCase(
      "what is made",
      [
        factory(
          Making(marks: "try await ", value: call("A", ("day", .text("day")), (nil, .text("self"))))
        )
      ],
      """
      extension AppDependency: MakesA {
        func makeA(for day: Day) -> A {
          try await A(day: day, self)
        }
      }
      """),
    ContainerCase(
      "what takes several lines",
      [
        factory(
          Making(
            value: call(
              "A", ("day", .text("day")), ("b", call(long, (half, .text(half)), ("c", call("C")))),
              (
                "d",
                .closure(
                  captures: "[self]", parameters: ["e", "f"],
                  [["try ", call("G", (half, .text(half)), (long, .text("f")))]])
              )))
        )
      ],
      """
      extension AppDependency: MakesA {
        func makeA(for day: Day) -> A {
          A(
            day: day,
            b: \(long)(
              \(half): \(half),
              c: C()
            ),
            d: { [self] e, f in
              try G(
                \(half): \(half),
                \(long): f
              )
            }
          )
        }
      }
      """),
    ContainerCase(
      "what is configured",
      [
        factory(
          Making(marks: "try ", value: call("A", ("day", .text("day"))))
            .using("a", declaredAs: "var a", by: "await configure(&a)"))
      ],
      """
      extension AppDependency: MakesA {
        func makeA(for day: Day) -> A {
          var a = try A(day: day)
          await configure(&a)
          return a
        }
      }
      """),
    ContainerCase(
      "a closure",
      [
        Conformance(
          name: "HasMakeA",
          members: [
            ForwardedMember(MemberHead(.property, name: "makeA", type: "() -> A"), to: "")
              .making(Making(value: .closure(parameters: [], [call("A")]))),
            ForwardedMember(MemberHead(.property, name: "makeB", type: "(\(half)) -> B"), to: "")
              .making(
                Making(value: .closure(parameters: ["b"], [call(half, ("b", .text("b")))]))),
          ])
      ],
      """
      extension AppDependency: HasMakeA {
        var makeA: () -> A { { A() } }

        var makeB: (\(half)) -> B {
          { b in \(half)(b: b) }
        }
      }
      """),
  ]

  private static let place = Location(path: "A.swift", line: 1, column: 1)

  private static func step(
    _ name: String, _ value: Code, type: String = "A", marks: String = ""
  ) -> Wiring.Step {
    Wiring.Step(
      name: name, type: type, value: Making(marks: marks, value: value),
      call: MadeCall(builder: "", location: place),
      kind: marks.contains("await") ? .memberByStatement : .member)
  }

  /// What builds containers.
  static let wirings = [
    ContainerCase(
      "nothing to build", [],
      wiring: Wiring(parameters: [], steps: [], result: Making(value: call("AppDependency"))),
      """
      extension AppDependency {
        /// Builds every member, each from those that it needs.
        static func live() -> AppDependency {
          AppDependency()
        }
      }
      """),
    ContainerCase(
      "everything that is built", [],
      wiring: Wiring(
        availability: ["@available(iOS 17, *)"], condition: "DEBUG", globalActor: "MainActor",
        access: "public", effects: "async throws",
        parameters: [
          Wiring.Parameter(name: "url", type: "URL"),
          Wiring.Parameter(name: "a", type: "A?", isOptional: true),
        ],
        steps: [
          step("a", call("A", ("url", .text("url")))),
          step("b", call("B"), type: "(any B)", marks: "try "),
          step("default", call("D"), marks: "try await "),
          step(half, call("C", (half, .text("a")), ("e", .text("a")))),
          step(long, call(half, (half, .text(half)), ("e", .text("a")))),
          step("c\(half)", call("C", (half, .text("a"))), marks: "await "),
        ],
        result: Making(marks: "try ", value: call("AppDependency", ("a", .text("a")))),
        narrows: [
          Wiring.Narrow(
            name: "ADependencies", protocols: ["HasB"],
            fields: [Wiring.Narrow.Field(name: "b", type: "any B")]),
          Wiring.Narrow(name: "BDependencies", protocols: ["HasNothing"], fields: []),
          Wiring.Narrow(
            name: "CDependencies", protocols: ["HasB", half, long, "HasC"],
            fields: [
              Wiring.Narrow.Field(name: "b", type: "any B"),
              Wiring.Narrow.Field(name: "c", type: "C", isSettable: true),
              Wiring.Narrow.Field(name: "makeD", type: "() -> D"),
            ]),
        ]),
      """
      #if DEBUG
        @available(iOS 17, *)
        extension AppDependency {
          /// Builds every member, each from those that it needs.
          @MainActor public static func live(url: URL, a: A? = nil) async throws -> AppDependency {
            let a = a ?? A(url: url)
            let b = try b ?? B()
            let `default`: A = if let `default` { `default` } else { try await D() }
            let \(half) =
              \(half)
              ?? C(\(half): a, e: a)
            let \(long) =
              \(long)
              ?? \(half)(
                \(half): \(half),
                e: a
              )
            let c\(half): A =
              if let c\(half) {
                c\(half)
              } else {
                await C(\(half): a)
              }
            return try AppDependency(a: a)
          }

          private struct ADependencies: HasB { let b: any B }

          private struct BDependencies: HasNothing {}

          private struct CDependencies:
            HasB, \(half),
            \(long), HasC
          {
            let b: any B
            var c: C
            let makeD: () -> D
          }
        }
      #endif
      """),
  ]
}
