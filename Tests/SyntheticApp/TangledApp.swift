/// A few dozen declarations at random, one or some in each file, the same for the same seed: what
/// leads to Has-protocols and containers by aliases, superclasses, nested types and extensions of
/// which no name tells it. Mostly it would not compile.
package struct TangledApp: Sendable {
  /// The manifest, the configuration and the sources.
  package let files: [SyntheticFile]

  /// An app of a seed.
  package init(seed: UInt64) {
    var draft = TangledDraft(seed: seed)
    files = draft.files()
  }
}

private struct TangledDraft {
  private var random: SplitMix64
  private let modules: [String]
  private var kinds: [String: String] = [:]
  private var services: [String] = []
  /// How many of what could have to do with dependencies has: one of so many.
  private let rarity: Int

  init(seed: UInt64) {
    random = SplitMix64(seed: seed, file: 0)
    modules = random.once(in: 2) ? ["App"] : ["App", "Core"]
    rarity = random.pick([1, 2, 6, 20])
    for number in 0..<random.number(8...30) {
      kinds["N\(number)"] = random.pick([
        "protocol", "protocol", "class", "class", "struct", "enum", "alias", "alias", "actor",
        "globalActor",
      ])
    }
    services = (0..<random.number(2...5)).map { _ in random.pick(names) }
  }

  private var names: [String] { kinds.keys.sorted() }
  private var hasProtocols: [String] { services.indices.map { "Has\($0)" } }

  private mutating func name(of kind: String) -> String {
    random.pick(names.filter { kinds[$0] == kind } + ["Unknown"])
  }

  mutating func files() -> [SyntheticFile] {
    var declarations = names.map { declaration($0) }
    for number in services.indices {
      let parents = random.once(in: rarity * 2) ? inheritance("protocol") : ""
      declarations.append("\(prefix())protocol Has\(number)\(parents) { \(requirement(number)) }")
    }
    for _ in 0..<random.number(0...8) { declarations.append(extended()) }
    let kind = random.pick(["struct", "class", "actor"])
    let parents = random.once(in: 2) ? inheritance(kind) : ""
    declarations.append("\(kind) AppDependency\(parents) { \(members(of: 1)) }")
    declarations.append("struct Scope { let parent: AppDependency; \(members(of: 3)) }")
    for number in 0..<random.number(1...4) { declarations.append(consumer(number)) }
    let targets = modules.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    let container = random.pick([
      "", #", "wiring": true"#, #", "byReference": true"#, #", "overriding": true"#,
    ])
    return [
      SyntheticFile(
        path: "Package.swift", text: "let package = Package(name: \"A\", targets: [\(targets)])\n"),
      SyntheticFile(
        path: ".hasgen.json", text: #"{"containers": [{"name": "AppDependency"\#(container)}]}"#),
    ]
      + inParts(declarations).enumerated().map { number, texts in
        let module = random.pick(modules)
        let isImporting = module == "App" && modules.count > 1 && !random.once(in: 3)
        let start =
          isImporting ? "\(random.pick(["", "@_exported ", "@testable "]))import Core\n" : ""
        return SyntheticFile(
          path: "Sources/\(module)/F\(number).swift",
          text: start + texts.joined(separator: "\n") + "\n")
      }
  }

  /// Texts in random order, so many of them in each part.
  private mutating func inParts(_ texts: [String]) -> [[String]] {
    let size = random.pick([1, 1, 2, 5, 20])
    var rest = texts
    if size > 1 { rest = rest.shuffled(using: &random) }
    return stride(from: 0, to: rest.count, by: size).map {
      Array(rest[$0..<min($0 + size, rest.count)])
    }
  }

  // MARK: Declarations

  private mutating func declaration(_ name: String) -> String {
    let kind = kinds[name] ?? ""
    switch kind {
    case "alias":
      return
        "\(access())typealias \(name) = \(random.once(in: rarity * 2) ? composition() : type())"
    case "globalActor":
      return "@globalActor actor \(name) { static let shared = \(name)() }"
    case "protocol":
      let member = random.once(in: 4) ? requirement(random.number(0...services.count - 1)) : ""
      return "\(prefix())protocol \(name)\(inheritance(kind)) { \(member) }"
    default:
      let body = nested() + (kind == "enum" ? "" : "; " + members(of: 6 * rarity))
      return "\(prefix())\(kind) \(name)\(inheritance(kind)) { \(body) }"
    }
  }

  private mutating func extended() -> String {
    let target =
      random.once(in: 2)
      ? random.pick([name(of: "alias"), "UIResponder", "UIView", "NSObject"])
      : random.pick(names + ["AppDependency"])
    let path = random.pick([
      target, target, target, target, "\(target).\(random.pick(names))", "\(target)<Int>",
    ])
    let service = random.number(0...services.count - 1)
    let member = random.once(in: 3) ? "var s\(service): \(services[service]) { fatalError() }" : ""
    return "\(access())extension \(path)\(inheritance("struct")) { \(nested()); \(member) }"
  }

  private mutating func consumer(_ number: Int) -> String {
    let kind = random.pick(["class", "struct"])
    let parents = random.once(in: 2) ? inheritance(kind) : ""
    return "\(prefix())\(kind) Consumer\(number)\(parents) { typealias Dependencies = "
      + "\(composition()); init(\(random.pick(["needs", "n"])): Dependencies) {}; \(nested()) }"
  }

  private mutating func nested() -> String {
    guard random.once(in: 3) else { return "" }
    let name = random.pick(names + (random.once(in: rarity) ? hasProtocols : []))
    switch random.number(1...4) {
    case 1: return "typealias \(name) = \(random.once(in: rarity * 2) ? composition() : type())"
    case 2: return "struct \(name)\(inheritance("struct")) {}"
    case 3: return "class \(name)\(inheritance("class")) {}"
    default: return "protocol \(name)\(inheritance("protocol")) {}"
    }
  }

  /// Each service's member once in so many times.
  private mutating func members(of times: Int) -> String {
    services.indices.compactMap { number in
      random.once(in: times) ? "let s\(number): \(services[number])" : nil
    }.joined(separator: "; ")
  }

  private mutating func requirement(_ number: Int) -> String {
    "var s\(number): \(services[number]) { get }"
  }

  // MARK: Parts

  private mutating func access() -> String { random.pick(["", "", "public ", "private "]) }

  private mutating func prefix() -> String {
    access() + (random.once(in: 6) ? "@\(name(of: "globalActor")) " : "")
  }

  private mutating func inheritance(_ kind: String) -> String {
    var parents: [String] = []
    if kind == "class", random.once(in: 2) {
      parents.append(
        random.pick([name(of: "class"), name(of: "class"), "UIViewController", "UIView"]))
    }
    for _ in 0..<random.pick([0, 0, 1, 2]) {
      let isLeading = random.once(in: rarity * 3)
      parents.append(isLeading ? random.pick(hasProtocols) : qualified(random.pick(names)))
    }
    return parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")
  }

  private mutating func qualified(_ name: String) -> String {
    random.once(in: 8) ? "\(random.pick(names + modules)).\(name)" : name
  }

  private mutating func type() -> String {
    let name = qualified(random.pick(names + ["UIView"]))
    return random.pick([
      name, name, name, "any \(name)", "\(name)?", "[\(name)]", "(\(name)) -> Void",
    ])
  }

  private mutating func composition() -> String {
    (0..<random.number(1...3)).map { _ in
      random.once(in: rarity + 1) ? qualified(random.pick(names)) : random.pick(hasProtocols)
    }.joined(separator: " & ")
  }
}
