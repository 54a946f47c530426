/// A type that asks for dependencies.
struct ConsumerDraft {
  enum Form { case alias, inline, generic }

  let index: Int
  let module: Int
  let isolation: IsolationWord
  let isClass: Bool
  let form: Form
  let protocols: [Int]

  var name: String {
    let kinds = ["Coordinator", "ViewModel", "Presenter"]
    return ["Home", "Cart", "Detail", "Search", "Profile", "Help"][index] + kinds[index % 3]
  }
}

extension PackageDraft {
  mutating func addConsumers() {
    for index in 0..<random.number(2...6) {
      let container = random.number(0...containers.count - 1)
      let module = random.number(0...modules.count - 1)
      let had = protocols.indices.filter {
        has($0, in: container) && sees(module, protocols[$0].module)
      }
      guard !had.isEmpty else { continue }
      let first = random.number(0...had.count - 1)
      let list = had[first...].prefix(random.number(1...4))
      consumers.append(
        ConsumerDraft(
          index: index, module: module, isolation: isolation(), isClass: !random.once(in: 4),
          form: random.pick([.alias, .alias, .inline, .generic]), protocols: Array(list)))
    }
  }

  func declaration(of own: ConsumerDraft) -> String {
    let access = modules[own.module].access
    let head = "\(own.isolation.text)\(access)\(own.isClass ? "final class" : "struct") \(own.name)"
    let composition = own.protocols.map(name(ofProtocol:)).joined(separator: " & ")
    switch own.form {
    case .alias:
      return """
        \(head) {
          \(access)typealias Dependencies = \(composition)
          private let dependencies: any Dependencies
          \(access)init(dependencies: any Dependencies) { self.dependencies = dependencies }
        }

        """
    case .inline:
      return """
        \(head) {
          private let dependencies: any \(composition)
          \(access)init(dependencies: any \(composition)) { self.dependencies = dependencies }
        }

        """
    case .generic:
      return """
        \(head)<Dependencies: \(composition)> {
          private let dependencies: Dependencies
          \(access)init(dependencies: Dependencies) { self.dependencies = dependencies }
        }

        """
    }
  }

  /// Whether a container's reference has what the container has: what can be set, or is to be
  /// shared, may stand in its way.
  private func isOfReference(_ list: [Int], in container: ContainerDraft) -> Bool {
    let asked = list.flatMap { protocols[$0].allRequirements }
    let isSet = asked.contains { services[$0].form == .set }
    let isShared = list.contains { protocols[$0].isSendable }
    return !(isSet && container.isMain) && !isShared
  }

  /// A function for each container that has what a consumer asks for.
  var usesText: String {
    var text = modules.map { "@testable import \($0.name)\n" }.joined()
    for consumer in consumers {
      for container in containers
      where has(allOf: consumer.protocols, in: container.index) {
        let type = type(of: container.index)
        text += "@MainActor func use(_ container: \(type), for _: \(consumer.name)User) {\n"
        text += "  _ = \(consumer.name)(dependencies: container)\n"
        if container.hasReference, isOfReference(consumer.protocols, in: container) {
          text += "  _ = \(consumer.name)(dependencies: container.byReference)\n"
        }
        text += "}\n"
      }
      text += "enum \(consumer.name)User {}\n"
    }
    for container in containers where container.hasOverriding {
      let type = type(of: container.index)
      text += "@MainActor func copy(_ container: \(type)) { _ = container.overriding() }\n"
    }
    return text
  }
}
