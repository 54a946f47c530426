extension SourceDraft {
  /// Statements over the locals and parameters of `addBody`.
  mutating func addStatements(_ count: Int, depth: Int, result: FunctionResult) {
    for _ in 0..<count {
      if random.once(in: 5) { add("// \(sentence(3...9))") }
      if depth < 2, random.once(in: 2) {
        addControlFlow(depth: depth, result: result)
      } else if random.once(in: 3) {
        addText()
      } else {
        addCalculation()
      }
    }
  }

  private mutating func addControlFlow(depth: Int, result: FunctionResult) {
    let nested: (inout SourceDraft) -> Void = {
      $0.addStatements($0.random.number(1...2), depth: depth + 1, result: result)
    }
    let (small, large) = (random.number(2...9), random.number(10...999))
    let local = nextLocalName()
    switch random.number(1...10) {
    case 1:
      block("for (index, value) in values.enumerated() where value % \(small) != index", nested)
    case 2:
      block(
        "if let \(local) = parts.last, \(local).hasPrefix(\"\(phrase(1...1))\") || total < \(large)",
        nested)
      block("else if case \(small)..<\(large) = total", nested)
    case 3:
      block("guard total < \(large), !name.isEmpty else") { $0.add("return \(result.value)") }
    case 4:
      add("switch (total % \(small), parts.isEmpty) {\ncase (0, true): parts.append(name)")
      add("case (let rest, _) where rest > 3: total -= rest")
      add("case (1, _), (2, false):\n  total += \(large)\n  fallthrough\ndefault: break\n}")
    case 5:
      block("while total > \(large)") {
        $0.add("total -= \(small)\nif parts.count > \(small) { break } else { continue }")
      }
    case 6:
      block("do") {
        $0.add("guard total != \(large) else { throw CancellationError() }")
        nested(&$0)
      }
      block("catch") { $0.add("parts.append(\"\\(error): \($0.phrase(1...3))\")") }
    case 7:
      block("func \(local)(_ depth: Int) -> Int") {
        $0.add("depth < \(small) ? depth : \(local)(depth - 1) + 1")
      }
      add("total += \(local)(values.count)")
    case 8:
      add("#if DEBUG && !RELEASE")
      nested(&self)
      add("#elseif swift(>=99)\n  total += name.count\n#else\n  total += \(small)\n#endif")
    case 9:
      block("repeat") {
        $0.add(
          "total += \(small)\ndefer { parts.append(name) }\nif total.isMultiple(of: 2) { break }")
      }
      add("while total < \(large)")
    default:
      block("\(local): for step in stride(from: 0, to: values.count, by: \(small))") {
        $0.add("if step == total { continue \(local) }")
        nested(&$0)
      }
    }
  }

  private mutating func addCalculation() {
    let (small, large) = (random.number(2...9), random.number(10...999))
    let local = nextLocalName()
    switch random.number(1...12) {
    case 1:
      add(
        "let \(local) = values.map { $0 * \(small) }.filter { $0 > \(large) }\ntotal += \(local).count"
      )
    case 2:
      block(
        "let \(local) = values.sorted { lhs, rhs in lhs % \(small) < rhs % \(small) }.prefix(\(small)).map",
        {
          $0.add(
            "(value: Int) -> String in\nlet scaled = value &* \(large)\nreturn \"\\(value): \\(scaled)\""
          )
        })
      add("parts += \(local)")
    case 3: add("total = (total << \(small)) ^ (total &+ \(large))")
    case 4:
      add(
        "let \(local): Int = values.first ?? (name.isEmpty ? \(small) : name.count) / \(small) / 2\ntotal = max(total, \(local))"
      )
    case 5:
      add(
        "var \(local): [String: Int] = [:]\nfor part in parts { \(local)[part, default: \(small)] += 1 }\ntotal = \(local).values.reduce(total, +)"
      )
    case 6: add("parts.sort { $0.count == $1.count ? $0 < $1 : $0.count < $1.count }")
    case 7:
      add(
        "let \(local) = (low: total - \(small), high: total + \(large))\ntotal = \(local).high / \(local).low.magnitude.trailingZeroBitCount.advanced(by: \(small))"
      )
    case 8:
      add(
        "let \(local) = Double(total) / \(small).5e\(small)\nif \(local).isNaN || -\(local) <= 0x1p-\(small) { total = ~total }"
      )
    case 9:
      add(
        "let \(local) = { (limit: Int) -> Bool in limit > \(large) || values.contains(limit) }\nif \(local)(total) { total = 0b\(random.pick(["1011", "100_1", "11"])) }"
      )
    case 10: add("total += zip(values, values.dropFirst()).lazy.map { $1 - $0 }.max() ?? \(large)")
    case 11:
      add(
        "let \(local) = \(neighbours.isEmpty ? "name" : "\(random.pick(neighbours)).placeholder.summary")"
      )
      add("if !\(local).isEmpty { parts.append(\(local)) }")
    default:
      add(
        "let \(local) = values.isEmpty\n  ? name.utf8.count\n  : values.lastIndex(of: \(large)) ?? values.endIndex\ntotal &-= \(local)"
      )
    }
  }

  private mutating func addText() {
    let (small, large) = (random.number(2...9), random.number(10...999))
    switch random.number(1...8) {
    case 1: add("parts.append(\"\(phrase()) \\(total) \(phrase(1...3)) \\(name.uppercased())\")")
    case 2:
      add(
        "parts.append(\"\\(values.map { \"<\\($0 + \(small))>\" }.joined(separator: \"}, \")) \(phrase())\")"
      )
    case 3:
      add(
        "parts.append(\n  \"\"\"\n  \(phrase()) {\n    \(phrase()): \\(parts.count > \(large) ? \"}\" : name),\n"
      )
      add("    \"\(phrase(1...2))\" /* no comment\n  #if \(phrase(1...2)) \\\n  }\n  \"\"\")")
    case 4:
      add(
        "parts.append(#\"{\"\(random.pick(Vocabulary.members))\": \"\\#(total)\", \"path\": \"C:\\\(random.pick(Vocabulary.members))\\\"}\"#)"
      )
    case 5:
      add(
        "if let match = name.firstMatch(of: /(\\w+)[\"{\(random.pick(Vocabulary.members))]-(\\d{\(small)})/) { parts.append(String(match.1)) }"
      )
    case 6:
      add(
        "total += name.matches(of: #/ \\{ (?<key> [a-z/]+ ) : \\s* \" \(random.pick(Vocabulary.members)) /#).count"
      )
    case 7: add("assert(total >= 0, \"\(phrase()) \\(name) // \(phrase(1...2))\")")
    default:
      add(
        "parts.append(name + \"\\u{1F6\(random.number(10...40))}\\t\\\"\(phrase(1...2))\\\"\\n\" + String(total, radix: \(small) + 2))"
      )
    }
  }
}
