/// A stored property.
struct StoredMember {
  let name: String
  let type: String
  let value: String
}

extension SourceDraft {
  /// Stored properties of types that are values.
  mutating func storedMembers(_ count: ClosedRange<Int>) -> [StoredMember] {
    (0..<random.number(count)).map { _ in
      let (type, value) = random.pick([
        ("Int", "\(random.number(0...999))"), ("String", "\"\(phrase(1...3))\""), ("Bool", "true"),
        ("Double", "\(random.number(0...9)).\(random.number(1...9))"), ("[String]", "[]"),
        ("[Int]", "[1, \(random.number(2...99))]"), ("String?", "nil"), ("[String: [Int]]", "[:]"),
        ("Set<String>", "[\"\(phrase(1...1))\"]"),
        ("ClosedRange<Int>", "0...\(random.number(1...9))"),
      ])
      return StoredMember(name: nextLocalName(), type: type, value: value)
    }
  }

  /// Their declarations.
  mutating func addStored(_ members: [StoredMember], keyword: String) {
    for member in members {
      if random.once(in: 3) { add("/// \(sentence())") }
      add("\(keyword) \(member.name): \(member.type)")
    }
    add("")
  }

  /// An initializer that takes them all.
  mutating func addInitializer(_ members: [StoredMember]) {
    block(
      "init(\n  \(members.map { "\($0.name): \($0.type) = \($0.value)" }.joined(separator: ",\n  "))\n)"
    ) {
      for member in members { $0.add("self.\(member.name) = \(member.name)") }
    }
    add("")
  }

  /// A property that is computed, by one accessor or two.
  mutating func addComputed(from members: [StoredMember]) {
    let name = nextLocalName()
    let member = random.pick(members)
    switch random.number(1...3) {
    case 1: add("var \(name): String { \"\(phrase(1...3)) \\(\(member.name))\" }")
    case 2:
      block("var \(name): Int") {
        $0.block("get") {
          $0.add("String(describing: \(member.name)).count + \($0.random.number(1...9))")
        }
      }
    default:
      block("@inline(__always) var \(name): [String]") {
        $0.add("let described = \"\\(self.\(member.name))\"")
        $0.add(
          "return described.split(separator: \"\($0.random.pick([",", "}", "/", "{"]))\").map(String.init)"
        )
      }
    }
    add("")
  }
}
