import HasgenProgram
import HasgenReading
import HasgenWriting

/// The statements that make a copy of a container.
struct CopyStatements {
  let making: CopyMaking
  /// The name of the container.
  let container: String
  /// The name of the variable that holds the copy.
  let copy: String
  /// The names of the parameters, each of which replaces a member.
  let parameters: Set<String>

  var code: [Code] {
    let settings = making.settings.map(\.name)
    guard let arguments = making.arguments else {
      return ["var \(copy) = self"] + settings.map(replacement) + ["return \(copy)"]
    }
    let call = making.effects.marks + container
    let values = arguments.map { argument(for: $0.member.name, label: $0.label) }
    if settings.isEmpty { return [.call(call, values)] }
    return [.call("var \(copy) = \(call)", values)] + settings.map(setting) + ["return \(copy)"]
  }

  /// The statement that replaces a member in a copy of `self`.
  private func replacement(of name: String) -> Code {
    .inlineBlock(
      "if let \(name.asIdentifier) {",
      [.broken("\(copy).\(name) =", .text(name.asIdentifier))])
  }

  /// The statement that sets a member that the initializer does not take.
  private func setting(of name: String) -> Code {
    let start: Code = "\(copy).\(name) ="
    let parameter = name.asIdentifier
    guard parameters.contains(parameter) else { return .broken(start, .text(name.asOwnMember)) }
    return .broken(start, .group([.text(parameter), .lineOrSpace, "?? self.\(name)"]))
  }

  /// The argument of the initializer for a member.
  private func argument(for name: String, label: String?) -> Code {
    let label = label.map { "\($0.asLabel):" } ?? ""
    let parameter = name.asIdentifier
    guard parameters.contains(parameter) else { return .words([label, name.asOwnMember]) }
    let own: Code = "?? self.\(name)"
    let first = Code.words([label, parameter])
    return .choice([
      [first, " ", own], [first, .indented([.newLine, own])],
      [.text(label), .indented([.newLine, .text(parameter), .newLine, own])],
    ])
  }
}

extension String {
  /// The expression for the member with this name.
  fileprivate var asOwnMember: String { meansOtherAlone ? "self.\(self)" : self }
}
