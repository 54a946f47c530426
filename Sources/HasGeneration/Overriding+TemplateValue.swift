import DependencyGraph
import Deriving
import Roles

extension Overriding {
  /// What the template `Overriding` is rendered with; `Templates` describes it.
  ///
  /// - Parameter holder: The property with the container, for the function of what hands it on by
  ///   reference; `nil` for that of the container.
  func templateValue(of container: String, behind holder: String? = nil) -> MustacheValue {
    let columns = LineLength.limit - (condition == nil ? 2 : 4)
    let initializer = holder == nil ? initializer(of: container, within: columns) : ([], [])
    let body =
      holder.map { self.body(behind: $0, within: columns - 2) }
      ?? self.body(of: container, within: columns - 2)
    return .object([
      "container": .string(container),
      "condition": .string(condition ?? ""),
      "availability": .list(
        availability.map { AttributeText($0).templateValue(under: condition) }),
      "hasOptionals": .bool(hasOptionals),
      "derivesMembers": .bool(derivesMembers),
      "head": .list(head(of: container, within: columns).map(MustacheValue.string)),
      "body": .list(body.map(MustacheValue.string)),
      "hasInitializer": .bool(!initializer.0.isEmpty),
      "initializerHead": .list(initializer.0.map(MustacheValue.string)),
      "initializerBody": .list(initializer.1.map(MustacheValue.string)),
    ])
  }

  private func head(of result: String, within columns: Int) -> [String] {
    function(
      access, name: Self.name, parameters: parameters.map { "\($0.text) = nil" }, type: result
    ).functionHead("func", "", within: columns)
  }

  private func function(
    _ access: String, name: String, parameters: [String], type: String?
  ) -> ForwardedMember {
    ForwardedMember(
      kind: .function,
      modifiers: [globalActor.map { "@\($0)" } ?? "", access].filter { !$0.isEmpty },
      name: name, parameters: parameters, type: type)
  }

  private func body(of container: String, within columns: Int) -> [String] {
    let end = "return \(copyName)"
    switch making {
    case .copy:
      let changes = settings.flatMap { $0.change(of: copyName, within: columns) }
      return ["var \(copyName) = self"] + changes + [end]
    case .call(let arguments):
      let start = settings.isEmpty ? container : "var \(copyName) = \(container)"
      let call = CallLayout(
        start, arguments.map { value in { value.argument(followedBy: $0, within: $1) } })
      return call.lines(within: columns)
        + settings.flatMap { $0.setting(in: copyName, within: columns) }
        + (settings.isEmpty ? [] : [end])
    case .assignment:
      let original: CallLayout.Argument = { end, _ in ["\(Self.originalLabel): self\(end)"] }
      return CallLayout(container, [original] + handedOn).lines(within: columns)
    }
  }

  /// The copy that another container's copy is in.
  private func body(behind holder: String, within columns: Int) -> [String] {
    let isHidden = parameters.contains { $0.name == holder }
    return CallLayout("\(isHidden ? "self." : "")\(holder).\(Self.name)", handedOn)
      .lines(followedBy: ".\(ReferenceDeclaration.makerName)", within: columns)
  }

  /// The parameters as arguments for others of the same labels.
  private var handedOn: [CallLayout.Argument] {
    parameters.map { parameter in
      { end, columns in parameter.handedOn(followedBy: end, within: columns) }
    }
  }

  private static let originalLabel = "copying"

  /// The initializer that is generated for the copy; empty where there is another way.
  private func initializer(
    of container: String, within columns: Int
  ) -> (head: [String], body: [String]) {
    guard case .assignment(let values, let original) = making else { return ([], []) }
    let first = "\(Self.originalLabel) \(original): \(container)"
    let function = function(
      "private", name: "", parameters: [first] + parameters.map(\.text), type: nil)
    return (
      function.functionHead("init", "", within: columns),
      values.flatMap { $0.setting(in: "self", from: original, within: columns - 2) }
    )
  }
}

/// A call, on one line or with an argument on each.
private struct CallLayout {
  /// The lines of an argument, for what follows it and so many columns.
  typealias Argument = (_ end: String, _ columns: Int) -> [String]

  private let start: String
  private let arguments: [Argument]

  init(_ start: String, _ arguments: [Argument]) {
    self.start = start
    self.arguments = arguments
  }

  func lines(followedBy end: String = "", within columns: Int) -> [String] {
    let list = arguments.flatMap { $0("", .max) }.joined(separator: ", ")
    let whole = "\(start)(\(list))\(end)"
    if whole.count <= columns { return [whole] }
    let lines = arguments.enumerated().flatMap { index, argument in
      argument(index == arguments.count - 1 ? "" : ",", columns - 2)
    }
    return ["\(start)("] + lines.map { "  \($0)" } + [")\(end)"]
  }
}

extension Overriding.Parameter {
  /// The parameter without its default.
  fileprivate var text: String {
    label == name ? "\(name): \(type)" : "\(label) \(name): \(type)"
  }

  /// The parameter as an argument for another of the same label.
  fileprivate func handedOn(followedBy end: String, within columns: Int) -> [String] {
    let whole = "\(argumentLabel): \(name)\(end)"
    return whole.count <= columns ? [whole] : ["\(argumentLabel):", "  \(name)\(end)"]
  }
}

extension Overriding.Value {
  /// The value as an argument, on as many lines as `swift format` makes of it.
  fileprivate func argument(followedBy end: String, within columns: Int) -> [String] {
    let whole = start + text(from: nil) + end
    guard whole.count > columns, let parameter else { return [whole] }
    let own = "  ?? self.\(property)\(end)"
    if start.count + parameter.count <= columns { return [start + parameter, own] }
    return [String(start.dropLast()), "  \(parameter)", own]
  }

  /// What gives it to a copy that an initializer made or makes.
  ///
  /// - Parameter original: Who has the value that is not replaced; `nil` for `self`.
  fileprivate func setting(
    in copy: String, from original: String? = nil, within columns: Int
  ) -> [String] {
    let text = text(from: original)
    let whole = "\(copy).\(property) = \(text)"
    if whole.count <= columns { return [whole] }
    let start = "\(copy).\(property) ="
    guard let parameter, text.count + 2 > columns else { return [start, "  \(text)"] }
    return [start, "  \(parameter)", "  ?? \(original ?? "self").\(property)"]
  }

  /// What gives it to a copy of the original.
  fileprivate func change(of copy: String, within columns: Int) -> [String] {
    guard let parameter else { return [] }
    let set = "\(copy).\(property) = \(parameter)"
    let whole = "if let \(parameter) { \(set) }"
    if whole.count <= columns { return [whole] }
    let lines =
      set.count + 2 <= columns
      ? ["  \(set)"] : ["  \(copy).\(property) =", "    \(parameter)"]
    return ["if let \(parameter) {"] + lines + ["}"]
  }

  private var start: String { label.map { "\($0): " } ?? "" }

  private func text(from original: String?) -> String {
    if let parameter { return "\(parameter) ?? \(original ?? "self").\(property)" }
    return original.map { "\($0).\(property)" } ?? reading
  }
}
