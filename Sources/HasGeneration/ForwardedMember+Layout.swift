import DependencyGraph

/// The lines of a forwarding member, as `swift format` leaves them.
struct MemberLayout {
  /// The whole member, if it stands on one line; else empty.
  let line: String
  /// The lines up to the opening brace, and those in the braces.
  let head: [String]
  let body: [String]
}

extension ForwardedMember {
  /// The member, laid out for so many columns.
  func layout(within columns: Int) -> MemberLayout {
    if let making { return layout(of: making, within: columns) }
    switch kind {
    case .alias:
      return MemberLayout(line: "\(start("typealias")) = \(type ?? "")", head: [], body: [])
    case .property where isPlain:
      let body = "\(returning)\(target)"
      let whole = "\(start("var")): \(type ?? "") { \(body) }"
      if whole.count <= columns { return MemberLayout(line: whole, head: [], body: []) }
      return MemberLayout(line: "", head: propertyHead(within: columns), body: [body])
    case .property:
      return MemberLayout(
        line: "", head: propertyHead(within: columns), body: accessors(within: columns - 2))
    case .function:
      return MemberLayout(
        line: "", head: functionHead("func", effects, within: columns),
        body: call("(", ")", within: columns - 2))
    case .subscript:
      return MemberLayout(
        line: "", head: functionHead("subscript", "", within: columns),
        body: isPlain ? call("[", "]", within: columns - 2) : accessors(within: columns - 2))
    }
  }

  private func layout(of making: Making, within columns: Int) -> MemberLayout {
    let body = making.lines(within: columns - 2)
    guard kind == .property else {
      return MemberLayout(
        line: "", head: functionHead("func", effects, within: columns), body: body)
    }
    let whole = "\(start("var")): \(type ?? "") { \(body.joined()) }"
    if body.count == 1, whole.count <= columns {
      return MemberLayout(line: whole, head: [], body: [])
    }
    return MemberLayout(line: "", head: propertyHead(within: columns), body: body)
  }

  /// Whether it needs no accessors.
  private var isPlain: Bool { effects.isEmpty && !isSettable }

  private func start(_ keyword: String) -> String {
    let words = (modifiers + [keyword, name]).filter { !$0.isEmpty }
    return words.joined(separator: " ") + (genericParameters.map { "<\($0)>" } ?? "")
  }

  private func propertyHead(within columns: Int) -> [String] {
    let whole = "\(start("var")): \(type ?? "") {"
    return whole.count <= columns ? [whole] : ["\(start("var")):", "  \(type ?? "")", "{"]
  }

  /// The lines of a function's head, up to the opening brace.
  func functionHead(_ keyword: String, _ effects: String, within columns: Int) -> [String] {
    let end = ([effects] + [type.map { "-> \($0)" } ?? ""]).filter { !$0.isEmpty }
      .joined(separator: " ")
    let endAndSpace = end.isEmpty ? "" : " \(end)"
    let clause = whereClause.map { "where \($0) " } ?? ""
    let list = parameters.joined(separator: ", ")
    let whole = "\(start(keyword))(\(list))\(endAndSpace) \(clause){"
    if whole.count <= columns { return [whole] }
    var lines: [String]
    if parameters.isEmpty {
      lines = ["\(start(keyword))()"] + (end.isEmpty ? [] : ["  \(end)"])
      return lines + ["\(clause){"]
    }
    lines = ["\(start(keyword))("]
    lines += list.count + 2 <= columns ? ["  \(list)"] : parameters.separated.map { "  \($0)" }
    let last = ")\(endAndSpace) \(clause){"
    if last.count <= columns { return lines + [last] }
    return lines + [")\(endAndSpace)", "\(clause){"]
  }

  private func call(_ open: String, _ close: String, within columns: Int) -> [String] {
    let start = "\(returning)\(marks)\(target)\(open)"
    let whole = start + arguments.joined(separator: ", ") + close
    if whole.count <= columns || arguments.isEmpty { return [whole] }
    return [start] + arguments.separated.map { "  \($0)" } + [close]
  }

  /// What keeps a result builder from the body.
  private var returning: String { isBuilt ? "return " : "" }

  /// What stands before a call that may throw or wait.
  private var marks: String {
    (effects.contains("throws") ? "try " : "") + (effects.hasPrefix("async") ? "await " : "")
  }

  private func accessors(within columns: Int) -> [String] {
    let place =
      kind == .subscript ? "\(target)[\(arguments.joined(separator: ", "))]" : target
    let getter = accessor(
      effects.isEmpty ? "get" : "get \(effects)", "\(returning)\(marks)\(place)", within: columns)
    guard isSettable else { return getter }
    let setter = hasNonmutatingSetter ? "nonmutating set" : "set"
    return getter + accessor(setter, "\(place) = newValue", within: columns)
  }

  private func accessor(_ head: String, _ body: String, within columns: Int) -> [String] {
    let whole = "\(head) { \(body) }"
    return whole.count <= columns ? [whole] : ["\(head) {", "  \(body)", "}"]
  }
}

extension [String] {
  /// With a comma behind each but the last.
  var separated: [String] {
    enumerated().map { $0 == count - 1 ? $1 : "\($1)," }
  }
}
