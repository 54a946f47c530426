extension RandomConsumer {
  /// The code that gets at the composition's value, and uses it.
  mutating func access(_ place: Place, _ use: Use) -> Code {
    let local = fresh("d")
    let holder = place.holder
    var names = [
      "member", "member", "member", "local", "local with type", "local of the composition",
      "captured by another name", "local function", "parameter of a local function",
      "closure with a parameter", "immediate $0", "tuple", "if let", "switch", "for", "lazy local",
      "cast", "guard case", "nested closures", "shadowed in a block", "var", "optional local",
    ]
    let isSelf = place.owner.isEmpty && holder.isStored
    if isSelf { names += ["self", "self", "self"] }
    if holder.suffix.isEmpty {
      names += ["captured"].filter { _ in place.owner.isEmpty }
      if isSelf { names += ["same name", "projected by with"] }
      if holder.keyword != "actor", holder.isStored {
        names += ["key path of self", "map of self"]
      }
      if isSelf, holder.keyword != "actor", !holder.isGeneric { names += ["key path of the type"] }
    }
    if isSelf, holder.isClass {
      names += ["weak guard", "weak guard, implicit", "strongSelf", "weak chain", "unowned"]
    }
    if holder.keyword == "actor" { names.removeAll { $0 == "projected by with" } }
    let name = form("access", names)
    let me = place.owner.isEmpty ? "self" : place.owner
    let value = place.value
    let inSelf = place.member(of: "self")
    /// In classes, closures have to say `self`.
    func atPlace() -> Code {
      let code = use.write(value)
      let isReference = holder.keyword != "struct" && isSelf
      return isReference && code.contains { $0.contains("{") } ? use.write(inSelf) : code
    }
    let closure = { (list: String, prelude: Code, body: Code) -> Code in
      ["return { \(list)() -> Int in"] + prelude + body + ["}()"]
    }
    switch name {
    case "self": return use.write(inSelf)
    case "local": return ["let \(local) = \(value)"] + use.write(local)
    case "local with type": return ["let \(local): \(place.type) = \(value)"] + use.write(local)
    case "local of the composition":
      return ["let \(local): any \(declared.composition) = \(value)"] + use.write(local)
    case "same name":
      return ["let \(holder.property) = self.\(holder.property)"] + use.write(holder.property)
    case "captured": return closure("[\(holder.property)] ", [], use.write(holder.property))
    case "captured by another name": return closure("[\(local) = \(value)] ", [], use.write(local))
    case "weak guard":
      return closure("[weak self] ", ["guard let self else { return 0 }"], use.write(inSelf))
    case "weak guard, implicit":
      return closure("[weak self] ", ["guard let self else { return 0 }"], atPlace())
    case "strongSelf":
      return closure(
        "[weak self] ", ["guard let strongSelf = self else { return 0 }"],
        use.write(place.member(of: "strongSelf")))
    case "weak chain":
      return closure(
        "[weak self] ",
        ["guard let \(local) = self?.\(holder.property)\(holder.suffix) else { return 0 }"],
        use.write(local))
    case "unowned": return closure("[unowned self] ", [], use.write(inSelf))
    case "local function":
      return ["func \(local)() -> Int {"] + atPlace() + ["}", "return \(local)()"]
    case "parameter of a local function":
      return ["func \(local)(_ deps: \(place.type)) -> Int {"] + use.write("deps")
        + ["}", "return \(local)(\(value))"]
    case "closure with a parameter":
      return ["let \(local) = { (deps: \(place.type)) -> Int in"] + use.write("deps")
        + ["}", "return \(local)(\(value))"]
    case "immediate $0":
      let code = use.write("$0")
      let isNested = code.contains { $0.contains("{") }
      return ["let \(local): (\(place.type)) -> Int = {"]
        + (isNested ? ["let it = $0"] + use.write("it") : code)
        + ["}", "return \(local)(\(value))"]
    case "tuple": return ["let \(local) = (own: \(value), count: 1)"] + use.write("\(local).own")
    case "if let":
      return ["if let \(local) = Optional(\(value)) {"] + use.write(local) + ["}", "return 0"]
    case "switch": return ["switch \(value) {", "case let \(local):"] + use.write(local) + ["}"]
    case "for": return ["for \(local) in [\(value)] {"] + use.write(local) + ["}", "return 0"]
    case "lazy local": return ["lazy var \(local) = \(value)"] + use.write(local)
    case "cast": return ["let \(local) = \(value) as \(place.type)"] + use.write(local)
    case "guard case":
      return ["guard case let \(local)? = Optional(\(value)) else { return 0 }"] + use.write(local)
    case "nested closures":
      return ["return { () -> Int in", "return { () -> Int in"]
        + use.write(isSelf ? inSelf : value) + ["}()", "}()"]
    case "shadowed in a block":
      return ["do {", "let \(holder.property) = \"a\"", "_ = \(holder.property).count", "}"]
        + atPlace()
    case "var":
      return ["var \(local) = \(value)", "\(local) = \(value)"] + use.write(local)
    case "optional local":
      return ["let \(local): (\(place.type))? = \(value)"] + use.write("\(local)!")
    case "key path of self":
      return ["let \(local) = \(me)[keyPath: \\.\(holder.property)]"] + use.write(local)
    case "key path of the type":
      return ["let \(local) = self[keyPath: \\\(self.name).\(holder.property)]"] + use.write(local)
    case "map of self":
      return ["let \(local) = [\(me)].map(\\.\(holder.property))[0]"] + use.write(local)
    case "projected by with":
      // Whoever is no part of the consumer may do with it what it likes.
      return ["return with(self) { (me: \(self.name)) -> Int in"]
        + use.write("me.\(holder.property)") + ["}"]
    default: return atPlace()
    }
  }
}
