extension SourceDraft {
  mutating func addEnumeration() {
    addComment()
    let cases = (0..<random.number(2...7)).map { _ in nextLocalName() }
    block("enum \(nextTypeName()): String, CaseIterable, Codable, Sendable") {
      for name in cases { $0.add("case \(name)\($0.random.once(in: 2) ? " = \"\(name)/\"" : "")") }
      $0.add("")
      $0.block("var title: String") {
        $0.add("switch self {")
        for name in cases { $0.add("case .\(name): \"\($0.phrase())\"") }
        $0.add("}")
      }
    }
  }

  mutating func addTree() {
    let (leaf, node) = (nextLocalName(), nextLocalName())
    addComment()
    let type = nextTypeName()
    block("indirect enum \(type): Hashable, Sendable") {
      $0.add(
        "case \(leaf)(Int, name: String? = nil)\ncase \(node)(left: \(type), right: \(type))\ncase `default`\n"
      )
      $0.block("var depth: Int") {
        $0.add(
          "switch self {\ncase .\(leaf)(let value, name: nil) where value > \($0.random.number(1...99)): return value"
        )
        $0.add("case .\(leaf)(_, name: _), .default: return 1")
        $0.add("case let .\(node)(left, right): return 1 + max(left.depth, right.depth)\n}")
      }
      $0.add("")
      $0.addFunction(modifiers: "static ")
    }
  }

  mutating func addProtocol() {
    let type = nextTypeName()
    let (value, method) = (nextLocalName(), nextLocalName())
    addComment()
    block("protocol \(type)\(random.pick(["", ": AnyObject", ": Sendable"]))") {
      $0.add(
        "associatedtype Output: Hashable\nvar \(value): Int { get }\nfunc \(method)(_ values: [Int], named name: String) throws -> Output"
      )
    }
    add("")
    block("extension \(type) where Output == String") {
      $0.add("var \(value): Int { \($0.random.number(1...999)) }\n")
      $0.addFunction()
      $0.block(
        "func isBusy<Other: \(type)>(with other: Other) -> Bool where Other.Output: Comparable"
      ) {
        $0.add("\(value) < other.\(value) && self.\(value) > \($0.random.number(1...99))")
      }
    }
  }

  mutating func addGeneric() {
    let (type, items) = (nextTypeName(), nextLocalName())
    addComment()
    block(
      "struct \(type)<Element: Hashable, Tag>: ExpressibleByArrayLiteral where Tag: RawRepresentable<Int>"
    ) {
      $0.add("private var \(items): [Element] = []\nprivate let tags: [Tag]\n")
      $0.add("init(arrayLiteral elements: Element...) {\n  \(items) = elements\n  tags = []\n}\n")
      $0.add(
        "mutating func push(_ element: Element) { if !\(items).contains(element) { \(items).append(element) } }\n"
      )
      $0.block("func converted<New>(_ convert: (Element, Int) throws -> New?) rethrows -> [New]") {
        $0.add(
          "try \(items).enumerated().compactMap { try convert($0.element, $0.offset + \($0.random.number(1...99))) }"
        )
      }
    }
    add("\nextension \(type): Equatable where Tag: Equatable {}")
  }

  mutating func addFailure() {
    let (first, second) = (nextLocalName(), nextLocalName())
    addComment()
    block("enum \(nextTypeName()): Error, CustomStringConvertible, Equatable") {
      $0.add("case \(first)(at: Int, \($0.random.pick(Vocabulary.members)): String), \(second)\n")
      $0.block("var description: String") {
        $0.add(
          "switch self {\ncase .\(first)(let place, let reason): return \"\($0.phrase()) \\(place): \\(reason)\""
        )
        $0.add(
          "case .\(second): return #\"\($0.random.pick(Vocabulary.members)) \"{\" \($0.random.pick(Vocabulary.members))\"#\n}"
        )
      }
    }
  }

  mutating func addConditional() {
    add("#if os(macOS) || targetEnvironment(macCatalyst)")
    addFunction(modifiers: "private ")
    add("#elseif canImport(UIKit) && DEBUG")
    addFailure()
    add("#else")
    addStruct(nextTypeName(), conformances: "Hashable")
    add("#endif")
  }

  mutating func addWrapper() {
    let (wrapper, type, value) = (nextTypeName(), nextTypeName(), nextLocalName())
    let limit = random.number(2...999)
    addComment()
    block("@propertyWrapper\nstruct \(wrapper)<Value: Comparable>") {
      $0.add("private var stored: Value\nprivate let range: ClosedRange<Value>\n")
      $0.block("init(wrappedValue: Value, _ range: ClosedRange<Value>)") {
        $0.add("stored = wrappedValue\nself.range = range")
      }
      $0.block("var wrappedValue: Value") {
        $0.add(
          "get { min(max(stored, range.lowerBound), range.upperBound) }\nset { stored = newValue }")
      }
    }
    add("")
    block("struct \(type)") {
      $0.add("@\(wrapper)(0...\(limit)) var \(value) = \(limit / 2)\n")
      $0.addFunction(modifiers: "mutating ")
    }
  }
}
