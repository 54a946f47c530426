extension RandomConsumer {
  /// Adds a use, somewhere in the consumer's code or about it.
  mutating func add(_ use: Use) {
    let here = Place(holder: holder, type: holder.type)
    if !holder.isStored {
      forms.insert("site: initializer")
      initial += ["let \(fresh("p")) = { () -> Int in"] + access(here, use) + ["}()"]
      return
    }
    var names = ["function", "function", "function", "computed", "subscript", "nested", "closure"]
    if holder.isOpen {
      names += ["extension", "extension in another file"]
      if !holder.isGeneric {
        names += ["static", "global function", "another type", "constrained extension"]
        if holder.canBePublic, !use.isInternal { names += ["another module"] }
        if holder.keyword != "actor" { names += ["operator", "protocol extension"] }
      }
    }
    if holder.isClass { names += ["lazy", "deinit", "observer", "async", "default argument"] }
    if holder.keyword == "struct" { names += ["setter", "switch over self"] }
    let name = form("site", names)
    let outer = holder.type.replacing("any Dependencies", with: "any \(self.name).Dependencies")
    let guest = Place(owner: "me", holder: holder, type: outer)
    let unit = fresh("use")
    let type = fresh("Use")
    let isolation = holder.keyword == "actor" ? "isolated " : ""
    switch name {
    case "computed": members += ["var \(unit): Int {"] + access(here, use) + ["}"]
    case "subscript":
      members += ["subscript(\(unit) index: Int) -> Int {"] + access(here, use) + ["}"]
    case "nested":
      guard !holder.isGeneric, holder.keyword != "actor" else { fallthrough }
      members +=
        [
          "struct \(type) {", "let dependencies: String",
          "func go(_ me: \(self.name)) -> Int {", "_ = dependencies.count",
        ] + access(guest, use) + ["}", "}"]
    case "closure":
      members +=
        ["func \(unit)() -> Int {", "let later: () -> Int = {"]
        + access(inClosure(here), use) + ["}", "return later()", "}"]
    case "extension":
      file +=
        ["extension \(self.name) {", "func \(unit)() -> Int {"] + access(here, use) + ["}", "}"]
    case "extension in another file":
      other +=
        ["extension \(self.name) {", "func \(unit)() -> Int {"] + access(here, use) + ["}", "}"]
    case "constrained extension":
      file += ["extension \(self.name) {", "func \(unit)<T>(_: T) -> Int where T: Equatable {"]
      file += access(here, use) + ["}", "}"]
    case "another module":
      forms.insert("public")
      later +=
        ["extension \(self.name) {", "public func \(unit)() -> Int {"] + access(here, use)
        + ["}", "}"]
    case "static":
      members +=
        ["static func \(unit)(_ me: \(isolation)\(self.name)) -> Int {"] + access(guest, use) + [
          "}"
        ]
    case "global function":
      file += ["func \(unit)(_ me: \(isolation)\(self.name)) -> Int {"] + access(guest, use) + ["}"]
    case "another type":
      other += ["struct \(type) {", "func go(_ me: \(isolation)\(self.name)) -> Int {"]
      other += access(guest, use) + ["}", "}"]
    case "operator" where !members.contains { $0.hasPrefix("static func -") }:
      let left = Place(owner: "lhs", holder: holder, type: outer)
      members +=
        ["static func - (lhs: \(self.name), rhs: Int) -> Int {"] + access(left, use) + ["}"]
    case "protocol extension":
      other +=
        ["protocol \(type) {", "var asSelf: \(self.name) { get }", "}"]
        + ["extension \(type) {", "func \(unit)() -> Int {", "let me = asSelf"]
        + access(guest, use) + ["}", "}"]
    case "lazy":
      members += ["lazy var \(unit): Int = {"] + access(inClosure(here), use) + ["}()"]
    case "deinit" where !forms.contains("deinit"):
      forms.insert("deinit")
      members += ["deinit { _ = { () -> Int in"] + access(inClosure(here), use) + ["}() }"]
    case "observer":
      members +=
        ["var \(unit) = 0 {", "didSet {", "_ = { () -> Int in"] + access(inClosure(here), use)
        + ["}()", "}", "}"]
    case "async":
      members += ["func \(unit)() async -> Int {"] + access(here, use) + ["}"]
    case "default argument":
      members += ["func \(unit)(_ by: Int = 1) -> Int {"] + access(here, use) + ["}"]
    case "setter":
      members +=
        ["var \(unit): Int {", "get { 0 }", "nonmutating set {", "_ = { () -> Int in"]
        + access(here, use) + ["}()", "}", "}"]
    case "switch over self":
      members += ["func \(unit)() -> Int {", "switch self {", "case let me:"]
      members += access(guest, use) + ["}", "}"]
    default: members += ["func \(unit)() -> Int {"] + access(here, use) + ["}"]
    }
  }

  /// The place in a closure, which has to say `self` in classes.
  private func inClosure(_ place: Place) -> Place {
    var place = place
    if holder.keyword != "struct" { place.owner = "self" }
    return place
  }
}
