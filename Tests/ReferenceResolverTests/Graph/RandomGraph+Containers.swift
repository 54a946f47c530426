@testable import SyntheticApp

extension RandomGraph {
  /// The app's container, and sometimes that of a child.
  mutating func containers() -> [ContainerModel] {
    var app = ContainerModel(name: "G\(seed)AppDependency")
    var child = ContainerModel(
      name: "G\(seed)UserDependency",
      parent: ContainerModel.Parent(property: "app", name: app.name))
    let hasChild = random.once(in: 2)
    for service in services {
      if service.isOfApp { add(service, to: &app) }
      if hasChild, random.once(in: 6) { add(service, to: &child) }
    }
    addValues(to: &app)
    return hasChild ? [app, child] : [app]
  }

  private mutating func add(_ service: Service, to container: inout ContainerModel) {
    insert(service.member, into: &container)
    for other in service.types.dropFirst() where random.once(in: 6) {
      insert(MemberModel(name: service.name(for: other), type: other), into: &container)
    }
    if risks(oncein: 15) {
      insert(MemberModel(name: "\(service.name)Twin", type: service.member.type), into: &container)
    }
  }

  private mutating func addValues(to container: inout ContainerModel) {
    if random.once(in: 3) {
      insert(MemberModel(name: "url", type: .plain("String")), into: &container)
    }
    if random.once(in: 3) {
      insert(MemberModel(name: "size", type: .plain("Int"), initial: "3"), into: &container)
    }
  }

  private mutating func insert(_ member: MemberModel, into container: inout ContainerModel) {
    container.members.insert(member, at: random.number(0...container.members.count))
  }
}
