import HasgenGraph
import HasgenProgram
import HasgenReading

/// The members that are built on first use, the warnings about marked members that are not, and the
/// instances that members share.
struct LazyMembers {
  /// The positions of the members that are built on first use.
  private(set) var positions: Set<Int> = []
  /// The lazy members that other plans read, with the names of their wrappers.
  private(set) var wrappers: [Int: String] = [:]
  /// The warnings about members that are marked as lazy and built eagerly.
  private(set) var warnings: [Diagnostic] = []
  /// The instances that have a variable of their own.
  private(set) var shared: [SharedInstance] = []

  /// - Parameters:
  ///   - members: The members that are built, in their order. Their positions identify them.
  ///   - isolation: The global actor of the code that builds the members.
  init(
    among members: [WiringSolver.Built], isolation: String?, of container: NominalType,
    in table: SymbolTable
  ) {
    var causes: [Int: String] = [:]
    let read = Set(members.flatMap(\.plan.memberNames))
    for (position, member) in members.enumerated() {
      guard let shape = member.request.lazy else { continue }
      let refusal = member.plan.refusal(
        in: shape.effects, isolatedTo: shape.isolation(inside: isolation))
      if let refusal {
        causes[position] = refusal.sentence
      } else {
        positions.insert(position)
        if read.contains(member.request.name) {
          wrappers[position] = table.lazyWrapper(of: member.request.name, in: container)
        }
      }
    }
    // A member that is built eagerly needs its own values eagerly.
    var isSettled = false
    while !isSettled {
      shared = SharedInstances.all(of: members.map(\.plan), later: positions)
      let atOnce =
        members.indices.filter { !positions.contains($0) }.map {
          (members[$0].request.name, members[$0].plan)
        } + shared.filter(\.isCaptured).map { ($0.instance.stem, $0.instance.value) }
      let eagerUsers = Dictionary(
        atOnce.flatMap { name, plan in
          plan.parts(atOnce: true).compactMap(\.ownMember).map { ($0, name) }
        }, uniquingKeysWith: { first, _ in first })
      let eager = positions.filter { eagerUsers[members[$0].request.name] != nil }
      for position in eager {
        let user = eagerUsers[members[position].request.name] ?? ""
        causes[position] = "'\(user)' takes it at once, and not a closure '() -> …'"
        wrappers[position] = nil
      }
      positions.subtract(eager)
      isSettled = eager.isEmpty
    }
    warnings = causes.sorted { $0.key < $1.key }.map { position, cause in
      let request = members[position].request
      return Diagnostic(
        severity: .warning, id: .notWirable,
        message: "'\(request.name)' cannot be built on first use: \(cause)",
        location: request.asker.location,
        notes: [Diagnostic.Note("change that, or remove '@Lazy'")])
    }
  }
}
