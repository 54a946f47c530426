extension SourceDraft {
  /// One declaration or a few that belong together, of any shape.
  mutating func addDeclaration() {
    if random.once(in: 4) { add("// MARK: - \(phrase(1...3))\n") }
    switch random.number(1...14) {
    case 1...3:
      addStruct(
        nextTypeName(),
        conformances: random.pick([
          "Hashable", "Equatable, Sendable", "Codable, Hashable, Sendable",
        ]))
    case 4: addEnumeration()
    case 5: addTree()
    case 6, 7: addClass()
    case 8: addActor()
    case 9: addProtocol()
    case 10: addGeneric()
    case 11: addFailure()
    case 12: addConditional()
    case 13: addFunction(modifiers: random.pick(["private ", "fileprivate "]))
    default: addWrapper()
    }
    add("")
  }

  /// The type that the file is named after, which other files may use.
  mutating func addModel() {
    addComment()
    let name = name
    let access = random.once(in: 4) ? "public " : ""
    let members = storedMembers(2...5)
    block("\(access)struct \(name): Codable, Hashable, Sendable") {
      $0.addStored(members, keyword: "var")
      $0.addInitializer(members)
      $0.add("/// \($0.sentence())\nstatic let placeholder = \(name)()\n")
      $0.add("var summary: String { \"\($0.phrase(1...4)): \\(\(members[0].name))\" }")
    }
    add("")
    block("extension \(name)") {
      $0.add(
        "typealias \($0.random.pick(["Completion", "Handler", "Callback"])) = @Sendable (Result<\(name), any Error>) -> Void"
      )
      $0.add("typealias Table = [String: [\(name)]]\n")
      $0.addFunction(effects: $0.random.pick(["", "throws ", "async throws "]))
    }
    add("")
    addObservers()
  }

  /// What others are told of the model; and what this file says of another one's.
  private mutating func addObservers() {
    let name = name
    let neighbour = neighbours.isEmpty || random.once(in: 2) ? nil : random.pick(neighbours)
    let parent = neighbour.map { random.once(in: 3) ? "\($0)Observing" : "AnyObject" }
    add(
      "protocol \(name)Observing: \(parent ?? "AnyObject") { func update(with model: \(name)) }\n")
    block("extension \(name)Observing") {
      $0.add("func update(with model: \(name)) { debugPrint(model.summary) }")
    }
    add("")
    guard let neighbour else { return }
    block("extension \(neighbour)") {
      $0.add("var \($0.nextLocalName())Of\(name): Int { summary.count }")
    }
    add("")
  }

  /// Some protocols of other files, as a class conforms to them: ` : A, B`, or nothing.
  func observed(_ models: [String]) -> String {
    models.isEmpty ? "" : ": " + models.map { "\($0)Observing" }.joined(separator: ", ")
  }

  mutating func addStruct(_ type: String, conformances: String) {
    addComment()
    let members = storedMembers(1...5)
    block("struct \(type): \(conformances)") {
      $0.addStored(members, keyword: $0.random.pick(["let", "var", "private(set) var"]))
      if $0.random.once(in: 3) { $0.addInitializer(members) }
      $0.addComputed(from: members)
      $0.addFunction(modifiers: $0.random.pick(["", "private ", "static ", "fileprivate static "]))
    }
  }

  mutating func addClass() {
    addComment()
    let members = storedMembers(1...4)
    let type = nextTypeName()
    let observed = observed(random.once(in: 3) ? Array(neighbours.prefix(1)) : [])
    block("\(random.pick(["final ", "", "@MainActor final "]))class \(type)\(observed)") {
      $0.addStored(members, keyword: "private var")
      let lazyName = $0.nextLocalName()
      $0.add(
        "lazy var \(lazyName): [Int] = { (1...\($0.random.number(2...9))).map { $0 * 2 } }()\n")
      $0.addInitializer(members)
      $0.add("deinit { debugPrint(\"\($0.phrase(1...3)) }\") }\n")
      $0.addFunction(modifiers: $0.random.pick(["", "private ", "final "]))
      $0.block("subscript(position: Int) -> String?") {
        $0.add(
          "get { position < \($0.random.number(1...99)) ? \"\\(position)\" : nil }\nset { debugPrint(newValue ?? \"\") }"
        )
      }
    }
  }

  mutating func addActor() {
    addComment()
    let members = storedMembers(1...3)
    let pending = nextLocalName()
    block("actor \(nextTypeName())") {
      $0.addStored(members, keyword: "private var")
      $0.add(
        "private var \(pending): [Int: Task<String, any Error>] = [:]\nnonisolated let label = \"\($0.phrase())\"\n"
      )
      $0.addInitializer(members)
      $0.block("func load(_ number: Int) async throws -> String") {
        $0.add("if let running = \(pending)[number] { return try await running.value }")
        $0.block("let task = Task<String, any Error>") {
          $0.add("try Task.checkCancellation()\nreturn \"\($0.phrase(1...3)) \\(number)\"")
        }
        $0.add(
          "\(pending)[number] = task\ndefer { \(pending)[number] = nil }\nreturn try await task.value"
        )
      }
    }
  }
}
