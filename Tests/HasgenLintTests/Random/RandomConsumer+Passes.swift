@testable import SyntheticApp

extension RandomConsumer {
  /// The passing of some dependencies to somebody who asks for them.
  mutating func pass(_ wanted: [Dependency]) -> Use {
    let child = fresh("Child")
    let local = fresh("v")
    let needed = Set(some(of: wanted, 1...wanted.count))
    let reads = needed.sorted { $0.rawValue < $1.rawValue }.map { random.pick($0.reads) }
    func sum(_ value: String) -> String { reads.map { "\(value).\($0)" }.joined(separator: " + ") }
    let composition = wanted.composition
    let name = form(
      "pass",
      holder.isGeneric || holder.form.hasPrefix("free")
        ? Self.passes.filter { $0 != "own function" } : Self.passes)
    var code: Code
    switch name {
    case "memberwise", "written type", "alias in the call", "optional map", "map", "nested call":
      code = [
        "struct \(child) {", "  typealias Dependencies = \(composition)",
        "  let dependencies: any Dependencies", "  func go() -> Int { \(sum("dependencies")) }",
        "}",
      ]
      if name == "alias in the call" { code += ["typealias \(child)Model = \(child)"] }
    case "renamed label":
      code = [
        "final class \(child) {", "  typealias Services = \(composition)",
        "  private let services: any Services",
        "  init(with services: any Services) { self.services = services }",
        "  func go() -> Int { \(sum("self.services")) }", "}",
      ]
    case "no label":
      code = [
        "final class \(child) {", "  typealias Dependencies = \(composition)",
        "  let deps: any Dependencies", "  init(_ deps: any Dependencies) { self.deps = deps }",
        "  func go() -> Int { \(sum("deps")) }", "}",
      ]
    case "static function":
      code = [
        "enum \(child) {",
        "  static func make(_ deps: any \(composition)) -> Int { \(sum("deps")) }",
        "}",
      ]
    case "function", "operator":
      code = ["func \(local)f(_ deps: any \(composition)) -> Int { \(sum("deps")) }"]
      if name == "operator" {
        code = [
          "func <+> (deps: any \(composition), _ child: \(child)) -> Int { \(sum("deps")) }",
          "struct \(child) {}",
        ]
      }
    case "function with some":
      code = ["func \(local)f(with deps: some \(composition)) -> Int { \(sum("deps")) }"]
    case "generic function":
      code = ["func \(local)f<D: \(composition)>(_ deps: D) -> Int { \(sum("deps")) }"]
    case "generic where":
      code = ["func \(local)f<D>(_ deps: D) -> Int where D: \(composition) { \(sum("deps")) }"]
    case "variadic":
      code = ["func \(local)f(_ deps: any \(composition)...) -> Int { \(sum("deps[0]")) }"]
    case "default argument":
      code = [
        "func \(local)f(_ count: Int = 1, deps: any \(composition)) -> Int { \(sum("deps")) }"
      ]
    case "closure parameter", "autoclosure":
      let auto = name == "autoclosure" ? "@autoclosure " : ""
      code = [
        "func \(local)f(_ deps: \(auto)() -> any \(composition)) -> Int { \(sum("deps()")) }"
      ]
    case "pair":
      code = [
        "struct \(child) {", "  typealias Dependencies = \(composition)",
        "  let dependencies: (own: any Dependencies, count: Int)",
        "  init(dependencies: (own: any Dependencies, count: Int)) {",
        "    self.dependencies = dependencies", "  }",
        "  func go() -> Int { \(sum("dependencies.own")) }", "}",
      ]
    case "property of another", "setter", "chained":
      code = [
        "final class \(child) {", "  typealias Dependencies = \(composition)",
        "  var dependencies: (any Dependencies)?",
        "  func set(_ dependencies: any Dependencies) { self.dependencies = dependencies }",
        "  func with(_ dependencies: any Dependencies) -> \(child) {",
        "    self.dependencies = dependencies", "    return self", "  }",
        "  func go() -> Int {", "    guard let dependencies else { return 0 }",
        "    return \(sum("dependencies"))", "  }", "}",
      ]
    case "enum payload":
      code = [
        "enum \(child) {", "  case start(any \(composition))", "  func go() -> Int {",
        "    switch self { case .start(let deps): return \(sum("deps")) }", "  }", "}",
      ]
    case "subscript", "call as function":
      let head = name == "subscript" ? "subscript" : "func callAsFunction"
      code = [
        "struct \(child) {", "  \(head)(deps deps: any \(composition)) -> Int { \(sum("deps")) }",
        "}",
      ]
    case "protocol":
      code = [
        "protocol \(child)Routing { func route(_ deps: any \(composition)) -> Int }",
        "struct \(child): \(child)Routing {",
        "  func route(_ deps: any \(composition)) -> Int { \(sum("deps")) }", "}",
      ]
    case "array", "set property":
      code = [
        "struct \(child) {", "  var all: [any \(composition)] = []",
        "  func go() -> Int { \(sum("all[0]")) }", "}",
      ]
    case "other file", "result builder":
      code = ["func \(local)f(deps: any \(composition)) -> Int { \(sum("deps")) }"]
      if name == "result builder" {
        code += [
          "@resultBuilder enum \(child) {",
          "  static func buildBlock(_ parts: Int...) -> Int { parts[0] }",
          "}",
        ]
      }
    case "own function":
      code = []
      members += ["static func \(local)f(with deps: any \(composition)) -> Int { \(sum("deps")) }"]
    default: code = []
    }
    if random.once(in: 2) { other += code } else { file += code }
    others[child] = Asker(declared: Set(wanted), needed: needed)
    others["\(local)f"] = others[child]
    return Use(wants: Set(wanted), isInternal: true) { [consumer = self.name] in
      Self.call(
        name, value: $0, child: child, local: local, composition: composition, consumer: consumer,
        sum: sum)
    }
  }

  private static let passes = [
    "memberwise", "memberwise", "written type", "alias in the call", "optional map", "map",
    "nested call", "renamed label", "no label", "static function", "function", "operator",
    "function with some", "generic function", "generic where", "variadic", "default argument",
    "closure parameter", "autoclosure", "pair", "property of another", "setter", "chained",
    "enum payload", "subscript", "call as function", "protocol", "array", "set property",
    "other file", "result builder", "own function", "local function", "returned",
  ]

  private static func call(
    _ name: String, value d: String, child: String, local: String, composition: String,
    consumer: String,
    sum: (String) -> String
  ) -> Code {
    switch name {
    case "memberwise": ["return \(child)(dependencies: \(d)).go()"]
    case "written type":
      ["let \(local): \(child) = .init(dependencies: \(d))", "return \(local).go()"]
    case "alias in the call": ["return \(child)Model(dependencies: \(d)).go()"]
    case "optional map": ["return Optional(\(d)).map { \(child)(dependencies: $0) }?.go() ?? 0"]
    case "map": ["return [\(d)].map { \(child)(dependencies: $0).go() }[0]"]
    case "nested call": ["return max(0, \(child)(", "  dependencies: \(d)", ").go())"]
    case "renamed label": ["return \(child)(with: \(d)).go()"]
    case "no label": ["let \(local) = \(child)(\(d))", "return \(local).go()"]
    case "static function": ["return \(child).make(\(d))"]
    // A closure of one expression opens no existential.
    case "generic function", "generic where":
      [
        "let \(local)d = \(d)", "let \(local) = \(local)f(\(d.hasSuffix("!") ? "\(local)d" : d))",
        "return \(local)",
      ]
    case "function", "variadic", "autoclosure":
      ["return \(local)f(\(d))"]
    case "operator": ["return \(d) <+> \(child)()"]
    case "function with some":
      [
        "let \(local)d = \(d)",
        "let \(local) = \(local)f(with: \(d.hasSuffix("!") ? "\(local)d" : d))", "return \(local)",
      ]
    case "default argument", "other file": ["return \(local)f(deps: \(d))"]
    case "closure parameter": ["return \(local)f { \(d) }"]
    case "pair": ["return \(child)(dependencies: (own: \(d), count: 1)).go()"]
    case "property of another":
      ["let \(local) = \(child)()", "\(local).dependencies = \(d)", "return \(local).go()"]
    case "setter": ["let \(local) = \(child)()", "\(local).set(\(d))", "return \(local).go()"]
    case "chained": ["return \(child)()", "  .with(\(d))", "  .go()"]
    case "enum payload": ["return \(child).start(\(d)).go()"]
    case "subscript": ["return \(child)()[deps: \(d)]"]
    case "call as function": ["return \(child)()(deps: \(d))"]
    case "protocol":
      ["let \(local): any \(child)Routing = \(child)()", "return \(local).route(\(d))"]
    case "array":
      ["var \(local) = \(child)()", "\(local).all.append(\(d))", "return \(local).go()"]
    case "set property":
      ["var \(local) = \(child)()", "\(local).all = [\(d)]", "return \(local).go()"]
    case "result builder":
      [
        "func \(local)b(@\(child) _ parts: () -> Int) -> Int { parts() }",
        "return \(local)b { \(local)f(deps: \(d)) }",
      ]
    case "own function": ["return \(consumer).\(local)f(with: \(d))"]
    case "local function":
      [
        "func \(local)l(_ deps: any \(composition)) -> Int { \(sum("deps")) }",
        "return \(local)l(\(d))",
      ]
    default:
      [
        "let \(local): () -> any \(composition) = { \(d) }", "let \(local)r = \(local)()",
        "return \(sum("\(local)r"))",
      ]
    }
  }
}
