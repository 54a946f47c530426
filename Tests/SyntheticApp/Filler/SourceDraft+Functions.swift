/// What a function gives back, and how a body writes it.
struct FunctionResult {
  let type: String
  let value: String

  /// All bodies have the locals `total` and `parts`, and the parameters `values` and `name`.
  static let all = [
    FunctionResult(type: "Int", value: "total"),
    FunctionResult(type: "String", value: #"parts.joined(separator: ", ")"#),
    FunctionResult(type: "[String]", value: "parts"),
    FunctionResult(type: "Bool", value: "total > values.count && !parts.isEmpty"),
    FunctionResult(type: "(count: Int, name: String)", value: "(total, parts.last ?? name)"),
    FunctionResult(type: "Int?", value: "parts.isEmpty ? nil : total"),
  ]
}

extension SourceDraft {
  /// A function of a type, of the file, or local to another.
  mutating func addFunction(modifiers: String = "", effects: String = "") {
    let result = random.pick(FunctionResult.all)
    if random.once(in: 2) { addComment() }
    if random.once(in: 6) { add("@discardableResult") }
    if random.once(in: 12) { add("@available(*, deprecated, message: \"use } \(phrase(1...3))\")") }
    let name = nextLocalName()
    block("\(modifiers)func \(name)(\(parameters())) \(effects)-> \(result.type)") {
      $0.addBody(result)
    }
    add("")
  }

  /// What a function with a body takes: `values` and `name`, in some spelling.
  private mutating func parameters() -> String {
    switch random.number(1...5) {
    case 1: "_ values: [Int], name: String = \"\(phrase(1...2))\""
    case 2: "with values: [Int], named name: String"
    case 3:
      "name: String, values: [Int] = [\(random.number(1...9)), 0x\(random.number(10...99)), 1_000]"
    case 4: "_ name: String, _ values: Int..."
    default: "values: [Int], name: String, then follow: @escaping (Int) -> Void = { _ in }"
    }
  }

  /// The locals, some statements, and what is given back.
  mutating func addBody(_ result: FunctionResult) {
    let start = random.pick([
      "\(random.number(1...900))", "values.count", "values.first ?? 0", "values.reduce(0, +)",
      "name.isEmpty ? 1 : name.count / 2",
    ])
    add("var total = \(start)")
    add("var parts: [String] = [name, \"\(phrase(1...3))\"]")
    addStatements(random.number(1...3), depth: 0, result: result)
    add("return \(result.value)")
  }
}
