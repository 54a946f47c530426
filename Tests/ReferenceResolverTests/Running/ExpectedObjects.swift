/// The objects that `live` of an app's containers has to build, told as `GraphProgram` tells them.
struct ExpectedObjects {
  private enum Object: Hashable {
    case node(container: String, ReferencePlan.Node)
    case handed(container: String, String)
    case single(String)
    case fallback(container: String, ReferencePlan.Node, String)
    case initial(container: String, String)
  }

  private enum Value {
    case object(Object, type: String)
    case text(String)
  }

  private let graph: GraphModel
  private var plans: [String: ReferencePlan] = [:]
  private var numbers: [Object: Int] = [:]
  private(set) var lines: [String] = []

  init(of graph: GraphModel) {
    self.graph = graph
    for container in graph.containers {
      plans[container.name] = ReferencePlan(ReferenceResolver(graph: graph, container: container))
    }
    for container in graph.containers {
      for member in container.members {
        visit(value(of: member.name, in: container), "\(container.name).\(member.name)")
      }
    }
  }

  private mutating func visit(_ value: Value, _ path: String) {
    guard case .object(let object, let type) = value else {
      if case .text(let text) = value { lines.append("\(path) = \(text)") }
      return
    }
    let isNew = numbers[object] == nil
    let number = numbers[object] ?? numbers.count
    numbers[object] = number
    lines.append("\(path) = #\(number) \(type)")
    guard isNew, let model = graph.types.first(where: { $0.name == type }) else { return }
    for parameter in model.storedParameters {
      visit(property(parameter.label, of: object), "\(path).\(parameter.label)")
    }
  }

  private func property(_ label: String, of object: Object) -> Value {
    guard case .node(let container, let node) = object, let plan = plans[container],
      let index = node.call.parameters.firstIndex(where: { $0.label == label }),
      let source = plan.arguments[node]?[index]
    else { return .text("nil") }
    let parameter = node.call.parameters[index]
    switch source {
    case .member(let path), .closure(let path):
      return value(at: path, from: plan.resolver.container)
    case .fallback: return made(parameter.fallback, .fallback(container: container, node, label))
    case .none, .refused: return .text("nil")
    case .built(let call):
      return self.object(of: .one(call), in: container)
    case .parameter:
      return handed(plan.name(of: parameter, for: node), parameter.type, in: container)
    }
  }

  private func value(at path: String, from container: ContainerModel) -> Value {
    guard path.contains("."), let parent = container.parent,
      let model = graph.container(parent.name)
    else { return value(of: path, in: container) }
    return value(at: String(path.dropFirst(parent.property.count + 1)), from: model)
  }

  private func value(of name: String, in container: ContainerModel) -> Value {
    guard let plan = plans[container.name],
      let member = container.members.first(where: { $0.name == name })
    else { return .text("nil") }
    if let initial = member.initial {
      return made(initial, .initial(container: container.name, name))
    }
    if let node = plan.objects[name] { return object(of: node, in: container.name) }
    if member.type.isOptional { return .text("nil") }
    return handed(name, member.type, in: container.name)
  }

  private func object(of node: ReferencePlan.Node, in container: String) -> Value {
    let type = node.call.type
    let isSingle = node.call.initializer == nil
    return .object(isSingle ? .single(type) : .node(container: container, node), type: type)
  }

  /// What an expression gives: `7`, `"default"`, `Store()`.
  private func made(_ expression: String?, _ object: Object) -> Value {
    let text = expression ?? "nil"
    if text.hasSuffix("()") { return .object(object, type: String(text.dropLast(2))) }
    return .text(text.replacing("\"", with: ""))
  }

  private func handed(_ name: String, _ type: WrittenType, in container: String) -> Value {
    if let text = GraphProgram.value(of: name, type: type.text) { return .text(text) }
    return .object(
      .handed(container: container, name), type: GraphProgram.stand(for: type.text))
  }
}
