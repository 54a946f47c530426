@testable import SyntheticApp

extension RandomConsumer {
  /// The read of a dependency.
  mutating func read(_ dependency: Dependency) -> Use {
    let read = random.pick(dependency.reads)
    let property = dependency.property
    var names = ReadForm.ofAnyRead
    if !property.isEmpty { names += ReadForm.ofProperty }
    let name = form("read", names)
    let has = dependency.rawValue
    let local = fresh("v")
    return Use(wants: [dependency]) {
      ReadForm.code(name, value: $0, read: read, property: property, has: has, local: local)
    }
  }
}

/// The ways to read a dependency.
private enum ReadForm {
  static let ofAnyRead = [
    "member", "member", "member", "interpolation", "multi-line string", "switch", "line breaks",
    "comments", "local function", "closure", "$0", "ternary", "#if", "defer", "guard", "while",
    "if expression", "autoclosure", "narrower local", "cast to narrower", "later assignment",
    "optional chain", "do block", "closure with types", "array literal", "throwing",
  ]

  static let ofProperty = [
    "value", "value", "key path", "key path of a local", "map", "#if in a chain", "method",
    "pattern",
    "tuple of values", "optional map",
  ]

  static func code(
    _ name: String, value d: String, read: String, property: String, has: String, local: String
  ) -> [String] {
    switch name {
    case "interpolation": ["return \"a\\(\(d).\(read))b\".count"]
    case "multi-line string": ["return \"\"\"", "  a \\(", "  \(d).\(read)) b", "  \"\"\".count"]
    case "switch":
      ["switch \(d).\(read) {", "case 0: return 1", "default: return \(d).\(read)", "}"]
    case "line breaks": ["return \(d)", "  .\(read)"]
    case "comments": ["return \(d) // .clock", "  /* of it */ .\(read)"]
    case "local function": ["func \(local)() -> Int { \(d).\(read) }", "return \(local)()"]
    case "closure": ["let \(local) = { \(d).\(read) }", "return \(local)()"]
    case "$0": ["return [1].map { $0 + \(d).\(read) }[0]"]
    case "ternary": ["return Bool.random() ? \(d).\(read) : 0"]
    case "#if": ["#if DEBUG", "return 0", "#else", "return \(d).\(read)", "#endif"]
    case "defer": ["defer { _ = \(d).\(read) }", "return 0"]
    case "guard": ["guard \(d).\(read) > 0 else { return 0 }", "return 1"]
    case "while": ["while \(d).\(read) > 1 { break }", "return 0"]
    case "if expression":
      ["let \(local) = if Bool.random() { \(d).\(read) } else { 0 }", "return \(local)"]
    case "autoclosure": ["let \(local): Int? = nil", "return \(local) ?? \(d).\(read)"]
    case "narrower local": ["let \(local): any \(has) = \(d)", "return \(local).\(read)"]
    case "cast to narrower": ["return (\(d) as any \(has)).\(read)"]
    case "later assignment":
      ["let \(local): any \(has)", "\(local) = \(d)", "return \(local).\(read)"]
    case "optional chain": ["let \(local): (any \(has))? = \(d)", "return \(local)?.\(read) ?? 0"]
    case "do block": ["do {", "  let \(local) = \(d)", "  return \(local).\(read)", "}"]
    case "closure with types":
      ["let \(local): (any \(has)) -> Int = { $0.\(read) }", "return \(local)(\(d))"]
    case "array literal": ["let \(local) = [1: \(d).\(read)]", "return \(local).count"]
    case "throwing":
      ["let \(local): () throws -> Int = { \(d).\(read) }", "return (try? \(local)()) ?? 0"]
    case "value": ["let \(local) = \(d).\(property)", "return \(local).run()"]
    case "key path": ["return \(d)[keyPath: \\.\(property)].run()"]
    case "key path of a local":
      [
        "let \(local): KeyPath<any \(has), _> = \\.\(property)",
        "return (\(d) as any \(has))[keyPath: \(local)].run()",
      ]
    case "map": ["return [\(d)].map(\\.\(property))[0].run()"]
    case "#if in a chain":
      [
        "return \(d)", "  #if DEBUG", "  .\(property)", "  #else", "  .\(property)", "  #endif",
        "  .run()",
      ]
    case "method": ["let \(local) = \(d).\(property).run", "return \(local)()"]
    case "pattern":
      ["if case let \(local)? = Optional(\(d).\(property)) { return \(local).run() }", "return 0"]
    case "tuple of values": ["let (\(local), _) = (\(d).\(property), 1)", "return \(local).run()"]
    case "optional map": ["return Optional(\(d).\(property)).map { $0.run() } ?? 0"]
    default: ["return \(d).\(read)"]
    }
  }
}

extension RandomConsumer {
  /// A way out of what can be followed.
  mutating func escape() -> Use {
    let name = form(
      "escape",
      [
        "stored as Any", "unconstrained function", "mirror", "printed", "array of Any", "cast",
        "host of another module", "erased host", "inout", "box", "type", "interpolated",
        "closure that returns it", "dictionary", "is",
      ])
    let local = fresh("v")
    if name == "box" { file += ["struct \(local)Box<Value> { let value: Value }"] }
    return Use(wants: Set(declared), isInternal: true) { d in
      switch name {
      case "stored as Any": ["let \(local): Any = \(d)", "return any(\(local))"]
      case "unconstrained function": ["return keep(\(d))"]
      case "mirror": ["return Mirror(reflecting: \(d)).children.count"]
      case "printed": ["print(\(d))", "return 0"]
      case "array of Any": ["let \(local): [Any] = [1, \(d)]", "return any(\(local)[1])"]
      case "cast": ["return (\(d) as? any HasFeed)?.feed.run() ?? 0"]
      case "host of another module": ["return Host(content: \(d)).run()"]
      case "erased host": ["return Host<Int>(erased: \(d)).run()"]
      case "inout": ["var \(local) = \(d)", "_ = change(&\(local))", "return 0"]
      case "box": ["return any(\(local)Box(value: \(d)).value)"]
      case "type": ["return \"\\(type(of: \(d)))\".count"]
      case "interpolated": ["return \"\\(\(d))\".count"]
      case "closure that returns it":
        ["let \(local): () -> Any = { \(d) }", "return any(\(local)())"]
      case "dictionary": ["let \(local): [String: Any] = [\"a\": \(d)]", "return any(\(local))"]
      default: ["return \(d) is any HasFeed ? 1 : 0"]
      }
    }
  }
}
