import DependencyGraph
import Findings
import Roles

/// A composition of what a container has or makes that names something of a child's.
struct NeedOfChild: Sendable {
  let severity: Diagnostic.Severity
  let consumer: NamedType
  let protocolName: String
  let container: String
  /// The container's member of the consumer's type.
  let member: NamedType
  /// The way from the container to the child that has it: each holds the one before.
  let path: [(child: String, property: NamedType)]

  var diagnostic: Diagnostic {
    let child = path.last?.child ?? ""
    var holder = container
    var steps: [Diagnostic.Note] = []
    for step in path {
      steps.append(
        Diagnostic.Note(
          "'\(step.child)' holds '\(holder)' as '\(step.property.name)'",
          at: step.property.location))
      holder = step.child
    }
    return Diagnostic(
      severity: severity, id: .needOfChild,
      message:
        "'\(consumer.name)' belongs to '\(container)', but needs '\(protocolName)', which only "
        + "the child '\(child)' has",
      location: consumer.location,
      notes: [
        Diagnostic.Note(
          "a parent never asks a child: move '\(member.name)' to '\(child)', or remove "
            + "'\(protocolName)' from the composition"),
        Diagnostic.Note("'\(container)' has it as '\(member.name)'", at: member.location),
      ] + steps)
  }
}
