extension SourceDraft {
  /// A service: its protocol, who has it, and one that does it.
  mutating func addService(_ names: ServiceNames) {
    let (method, property) = (nextLocalName(), nextLocalName())
    addComment()
    block("protocol \(names.protocolName): Sendable") {
      $0.add(
        "var \(property): String { get }\nfunc \(method)(_ values: [Int], name: String) async throws -> [String]"
      )
    }
    if random.once(in: 6) {
      add(
        "\nprotocol \(names.hasProtocol) { var \(names.property): any \(names.protocolName) { get } }\n"
      )
    } else {
      add("")
      if random.once(in: 2) { addComment() }
      block("protocol \(names.hasProtocol)") {
        $0.add("var \(names.property): any \(names.protocolName) { get }")
      }
      add("")
    }
    block("struct \(names.implementation): \(names.protocolName)") {
      $0.add("let \(property) = \"\($0.phrase())\"\n")
      $0.block("func \(method)(_ values: [Int], name: String) async throws -> [String]") {
        $0.addBody(FunctionResult(type: "[String]", value: "parts"))
      }
      $0.add("")
      $0.addFunction(modifiers: "private ")
    }
    add("")
  }

  /// A consumer: what it needs, what it observes, and some that it does.
  mutating func addConsumer(name: String, nested: String?, services: [ServiceNames]) {
    let parts = [nested].compactMap { $0 } + services.map(\.hasProtocol)
    if random.once(in: 2) { addComment() }
    let models = Set(neighbours).sorted()
    block("final class \(name)\(observed(models))") {
      if parts.count > 3 || $0.random.once(in: 4) {
        $0.add("typealias Dependencies =\n  \(parts.joined(separator: "\n  & "))\n")
      } else {
        $0.add("typealias Dependencies = \(parts.joined(separator: " & "))\n")
      }
      if let model = models.first {
        $0.add("typealias Completion = @Sendable (Result<\(model), any Error>) -> Void\n")
      }
      $0.add("private let dependencies: any Dependencies\nprivate var revision = 0\n")
      $0.block("init(dependencies: any Dependencies)") {
        $0.add("self.dependencies = dependencies")
      }
      $0.add("")
      $0.block("func start()") {
        for service in services { $0.add("debugPrint(dependencies.\(service.property))") }
      }
      $0.add("")
      $0.addFunction()
      $0.addFunction(modifiers: "private ", effects: "async throws ")
    }
    add("")
  }
}
