@testable import SyntheticApp

extension RandomConsumer {
  /// A way to hold what is passed.
  mutating func pickHolder() -> Holder {
    let form = form(
      "holder",
      [
        "memberwise struct", "memberwise struct", "struct", "struct", "final class", "final class",
        "class", "class with subclass", "actor", "generic struct", "generic class", "optional",
        "implicitly unwrapped", "generic superclass", "superclass with own composition",
        "Injecting", "protocol", "computed over private", "property wrapper", "closure",
        "pair", "array", "initializer only", "static function", "inline", "inline, renamed",
        "free function", "free function with some", "extension of a protocol", "lazy",
        "protocol that dictates", "enum",
      ])
    var holder = Holder(form: form)
    switch form {
    case "final class", "class", "actor": holder.keyword = form
    case "class with subclass", "protocol that dictates": holder.keyword = "class"
    case "generic superclass":
      holder.keyword = "final class"
      holder.type = "any \(declared.composition)"
    case "superclass with own composition", "computed over private", "lazy",
      "Injecting":
      holder.keyword = "final class"
    case "generic struct", "generic class":
      holder.isGeneric = true
      holder.type = "D"
      if form == "generic class" { holder.keyword = "final class" }
    case "optional", "implicitly unwrapped":
      holder.suffix = "!"
      if random.once(in: 2) { holder.keyword = "final class" }
    case "closure": holder.suffix = "()"
    case "pair": holder.suffix = ".own"
    case "array": holder.suffix = "[0]"
    case "initializer only", "static function": holder.isStored = false
    case "free function", "free function with some":
      holder.isStored = false
      holder.type = "any \(declared.composition)"
    case "inline", "inline, renamed": holder.type = "any \(declared.composition)"
    default: break
    }
    if !["Injecting", "protocol", "generic superclass", "extension of a protocol"].contains(form) {
      holder.property = random.pick([
        "dependencies", "dependencies", "services", "context", "deps", "env",
      ])
    }
    return holder
  }

  /// Writes the consumer's declaration around its members.
  mutating func write() {
    let open = forms.contains("public") ? "public " : ""
    let property = holder.property
    let all = declared.composition
    let alias = isWithoutAlias ? [] : self.alias(open)
    let stored = "\(open)let \(property): any Dependencies"
    let initializer =
      ["\(open)init(\(property): any Dependencies) {", "self.\(property) = \(property)"]
      + initial + ["}"]
    var head = "\(open)\(holder.keyword) \(name)"
    var body = alias
    switch holder.form {
    case "memberwise struct": body += [stored]
    case "generic struct", "generic class":
      head += "<D: \(all)>"
      body = ["let \(property): D", "init(\(property): D) { self.\(property) = \(property) }"]
    case "optional": body += ["var \(property): (any Dependencies)?", "init() {}"]
    case "implicitly unwrapped": body += ["var \(property): (any Dependencies)!", "init() {}"]
    case "generic superclass":
      other += [
        "class \(name)Base<D> {", "let dependencies: D",
        "init(dependencies: D) { self.dependencies = dependencies }", "}",
      ]
      head += ": \(name)Base<any \(all)>"
    case "superclass with own composition": superclass(&head, &body)
    case "Injecting":
      head += ": Injecting"
      body += [stored] + initializer
      if let first = declared.first(where: { needed.contains($0) && !$0.property.isEmpty }) {
        let property = first == .tracker ? "tracker" : first.property
        body += ["func injected() -> Int { self.\(property).run() }"]
      } else if let simple = declared.first(where: { $0 == .clock || $0 == .images }) {
        need([simple])
        body += ["func injected() -> Int { self.\(simple.property).run() }"]
      }
    case "protocol":
      other += [
        "protocol \(name)Holding {", "associatedtype Dependencies",
        "var dependencies: Dependencies { get }", "}",
      ]
      head += ": \(name)Holding"
      body[0] = body[0]
      body += [stored] + initializer
    case "extension of a protocol":
      let read = declared[0]
      need([read])
      other += [
        "protocol \(name)Holding {", "var dependencies: any \(name).Dependencies { get }", "}",
        "extension \(name)Holding {",
        "func held() -> Int { dependencies.\(random.pick(read.reads)) }", "}",
      ]
      head += ": \(name)Holding"
      body += [stored] + initializer
    case "protocol that dictates":
      need(declared)
      let dictated = aliases["\(name)Umbrella"] == nil ? all : "\(name)Umbrella"
      other += ["protocol \(name)Holding { var \(property): any \(dictated) { get } }"]
      head += ": \(name)Holding"
      body += [stored] + initializer
      others["\(name)Holding"] = Asker(declared: Set(declared), needed: Set(declared))
    case "computed over private":
      body += [
        "private let _\(property): any Dependencies",
        "var \(property): any Dependencies { _\(property) }",
        "init(_ \(property): any Dependencies) { _\(property) = \(property) }",
      ]
    case "property wrapper":
      other += ["@propertyWrapper struct \(name)Boxed<Value> { var wrappedValue: Value }"]
      body += ["@\(name)Boxed var \(property): any Dependencies"]
    case "closure": body += ["let \(property): () -> any Dependencies"]
    case "pair": body += ["let \(property): (own: any Dependencies, count: Int)"]
    case "array": body += ["let \(property): [any Dependencies]"]
    case "lazy":
      body += [
        "private let source: any Dependencies", "lazy var \(property): any Dependencies = source",
        "init(source: any Dependencies) { self.source = source }",
      ]
    case "initializer only":
      body += ["init(with \(property): any Dependencies) {"] + initial + ["}"]
    case "static function":
      body += ["static func start(with \(property): any Dependencies) {"] + initial + ["}"]
    case "free function", "free function with some":
      let word = holder.form == "free function" ? "any" : "some"
      file = ["func \(name)(_ \(property): \(word) \(all)) {"] + initial + ["}"] + members + file
      return
    case "inline", "inline, renamed":
      let label = holder.form == "inline" ? property : "with \(property)"
      body = [
        "let \(property): any \(all)",
        "init(\(label): any \(all)) { self.\(property) = \(property) }",
      ]
    case "enum":
      body += [stored] + initializer
      file += [
        "enum \(name)Route {", "case start(any \(name).Dependencies)", "case stop", "}",
        "func \(fresh("route"))(_ screen: \(name)) -> \(name)Route { .start(screen.\(property)) }",
      ]
    case "class with subclass":
      body += [stored] + initializer
      let read = declared[declared.count - 1]
      need([read])
      other += [
        "final class \(name)Special: \(name) {",
        "func special() -> Int { \(property).\(random.pick(read.reads)) }", "}",
      ]
    default: body += [stored] + initializer
    }
    file = ["\(head) {"] + body + members + ["}"] + file
  }

  /// A superclass that asks for a part, and a subclass that passes it.
  private mutating func superclass(_ head: inout String, _ body: inout Code) {
    let part = declared[0]
    need([part])
    other += [
      "class \(name)Base {", "typealias Needs = \(part.rawValue)", "let needs: any Needs",
      "init(dependencies: any Needs) { needs = dependencies }",
      "func based() -> Int { needs.\(random.pick(part.reads)) }", "}",
    ]
    others["\(name)Base"] = Asker(declared: [part], needed: [part])
    head += ": \(name)Base"
    let property = holder.property
    body += [
      "let \(property): any Dependencies", "init(\(property): any Dependencies) {",
      "self.\(property) = \(property)", "super.init(dependencies: \(property))", "}",
    ]
  }

  private var isWithoutAlias: Bool {
    [
      "generic struct", "generic class", "free function", "free function with some", "inline",
      "inline, renamed", "generic superclass",
    ]
    .contains(holder.form)
  }

  /// The alias of the composition, in one of the ways to write it.
  private mutating func alias(_ open: String) -> Code {
    let names = declared.map(\.rawValue)
    switch form(
      "alias",
      [
        "line", "line", "leading &", "trailing &", "comments", "with Sendable", "global", "part",
        "umbrella", "parentheses",
      ])
    {
    case "leading &":
      return ["\(open)typealias Dependencies", "= " + names.joined(separator: "\n& ")]
    case "trailing &":
      return ["\(open)typealias Dependencies =", names.joined(separator: " &\n")]
    case "comments":
      return [
        "\(open)typealias Dependencies =  // & HasFeed",
        names.joined(separator: "  // it needs it\n/* or not */ & "),
      ]
    case "with Sendable":
      return ["\(open)typealias Dependencies = Sendable & \(declared.composition)"]
    case "global":
      other += ["\(open)typealias \(name)Needs = \(declared.composition)"]
      aliases["\(name)Needs"] = Set(declared)
      return ["\(open)typealias Dependencies = \(name)Needs"]
    case "part":
      let half = declared.count / 2
      other += ["\(open)typealias \(name)Part = \(Array(declared[..<half]).composition)"]
      aliases["\(name)Part"] = Set(declared[..<half])
      return [
        "\(open)typealias Dependencies = \(name)Part & \(Array(declared[half...]).composition)"
      ]
    case "umbrella":
      other += ["\(open)protocol \(name)Umbrella: \(names.joined(separator: ", ")) {}"]
      aliases["\(name)Umbrella"] = Set(declared)
      return ["\(open)typealias Dependencies = \(name)Umbrella"]
    case "parentheses": return ["\(open)typealias Dependencies = (\(declared.composition))"]
    default: return ["\(open)typealias Dependencies = \(declared.composition)"]
    }
  }
}
