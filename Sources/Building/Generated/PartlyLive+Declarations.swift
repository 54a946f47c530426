import DependencyGraph
import SwiftProgram
import SwiftWriting

extension Wiring.Source {
  /// The enum.
  ///
  /// - Parameter words: The words before the keyword.
  func declaration(_ words: [String]) -> DeclarationCode {
    let names = members.map { "`\($0.withoutBackticks)`" }
    let list =
      (names.count > 1 ? [names.dropLast().joined(separator: ", ")] : []) + names.suffix(1)
    return DeclarationCode(
      documentation: [
        "The source of \(list.joined(separator: " and ")): built from values, or passed."
      ],
      TypeHead(words + ["enum"], type, protocols: isSendable ? ["Sendable"] : []),
      cases.map { DeclarationCode($0.code) }, separated: .never)
  }

  /// The statement that takes it apart into variables; `nil` where the step of its only member does
  /// that.
  var unpacking: Code? {
    guard !variables.isEmpty else { return nil }
    let names = variables.map(\.name.asIdentifier)
    let types = variables.map(\.type)
    let taking = taking { one in
      let bound = Set(one.payloads.map(\.variable))
      return .list(
        "(", variables.map { .text(bound.contains($0.name) ? $0.name.asIdentifier : "nil") })
    }
    let list = "let (\(names.joined(separator: ", "))): (\(types.joined(separator: ", "))) ="
    return .choice([
      [.text(list), .indented([.newLine, taking])],
      [
        .list("let (", names.map(Code.text), "):"),
        .indented([
          .newLine, .list("(", types.map(Code.text), ") ="), .indented([.newLine, taking]),
        ]),
      ],
    ])
  }

  /// The `switch` that takes it apart, each case with its value.
  fileprivate func taking(_ value: (Case) -> Code) -> Code {
    .lines(
      ["switch \(parameter.asIdentifier) {"]
        + cases.map { one in
          let list = one.payloads.map { Code.text("let \($0.variable.asIdentifier)") }
          return .broken(.list("case .\(one.name)(", list, "):"), value(one))
        } + ["}"])
  }
}

extension Wiring.Source.Case {
  fileprivate var code: Code {
    .list(
      "case \(name)(",
      payloads.map {
        .text(($0.label.map { "\($0): " } ?? "") + $0.type + ($0.isOptional ? " = nil" : ""))
      })
  }
}

extension Wiring.Step {
  /// The member, taken out of its enum.
  func code(outOf source: Wiring.Source) -> Code {
    [
      "let \(variable): \(type) =",
      .indented([
        .newLine, source.taking { $0.builds ? .lines(value.statements) : .text(variable) },
      ]),
    ]
  }
}
