import Findings
import Roles
import SwiftReading

/// A thing that keeps a needed Has-protocol from a container.
package struct Lack: Sendable {
  package let container: String
  /// The container, or its member that comes near.
  let location: Location
  package let kind: Kind

  package init(container: String, location: Location, kind: Kind) {
    self.container = container
    self.location = location
    self.kind = kind
  }

  package enum Kind: Sendable {
    /// It has no such member; as it would be written.
    case absent(String)
    /// It has a property of the right type under another name.
    case otherName(String, wanted: String)
    /// It has a member of that name that is no witness.
    case noWitness(String)
    /// It does not inherit what the protocol inherits.
    case inherited(String)
    /// No file of its module imports the protocol's.
    case notImported(String)
    /// The protocol stands in a folder that is read as a module, and that nobody imports.
    case inFolder(String)
    /// The protocol's access ends at its module.
    case inaccessible(Access, module: String)
    /// The protocol's access ends at its file.
    case privateToFile(Access)
    /// A parent has it, and it cannot be forwarded.
    case notForwarded(parent: String, Obstacle)
    /// The protocol asks for nothing, and is conformed to by hand; its name.
    case notByHand(String)
    /// An attribute that may be a macro, whose work cannot be seen.
    case unseenMacro(String)
  }

  /// True if it has no such member, under any name.
  package var isAbsence: Bool {
    if case .absent = kind { true } else { false }
  }

  /// True if it has a member of the right type under another name.
  package var isOtherName: Bool {
    if case .otherName = kind { true } else { false }
  }

  package var note: Diagnostic.Note { Diagnostic.Note(words, at: location) }

  private var words: String {
    switch kind {
    case .absent(let signature):
      "'\(container)' has no '\(signature)'; add it here"
    case .otherName(let found, let wanted):
      "'\(container)' has '\(found)' of that type; the requirement's name is '\(wanted)'"
    case .noWitness(let member):
      "'\(container)' has '\(member)', which is no witness"
    case .inherited(let inherited):
      "'\(container)' is no '\(inherited)', which the protocol inherits from"
    case .notImported(let module):
      "'\(container)' does not see it: no file of its module imports '\(module)'"
    case .inFolder(let folder):
      "'\(container)' does not see it: it is declared in the folder '\(folder)', which is read as a "
        + "module of its own; \(folder.cureOfFolder)"
    case .inaccessible(let access, let module):
      "'\(container)' does not see it: it is \(access.rawValue) to '\(module)'; make it 'package' or "
        + "'public'"
    case .privateToFile(let access):
      "'\(container)' does not see it: it is \(access.rawValue) to its own file"
    case .notForwarded(let parent, let cause):
      "'\(container)' cannot forward it to '\(parent)', since \(cause.words)"
        + advice(for: cause)
    case .notByHand(let name):
      "'\(container)' has it if it conforms by hand: 'extension \(container): \(name) {}'"
    case .unseenMacro(let name):
      "what '@\(name)' may add to '\(container)' is invisible to hasgen"
    }
  }

  /// The advice, if no finding at the parent's property gives it.
  private func advice(for cause: Obstacle) -> String {
    cause.isToldAnyway ? "" : "; \(cause.cure ?? "write it by hand")"
  }
}
