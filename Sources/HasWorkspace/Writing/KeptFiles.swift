import DependencyGraph
import Findings
import HasGeneration
import SwiftOutline

/// The changes that may be made while errors stand.
///
/// A conformance or member that cannot be generated is left out where the file on disk does not have
/// it either. Otherwise that file is kept as it is, with those that use what it has: half of an app
/// that compiled is of no use.
struct KeptFiles {
  /// The changes that may be made.
  private(set) var changes: [Change]
  /// The paths of the files that are kept as they are, sorted.
  private(set) var paths: [String] = []

  /// - Parameters:
  ///   - errors: What stands. That something is needed which no container has concerns no file by
  ///     itself.
  ///   - lacksMakers: Whether something that is asked for cannot be made for it.
  init(in changes: [Change], errors: [Diagnostic], lacksMakers: Bool) {
    self.changes = changes
    let concernsFiles = errors.contains {
      $0.severity == .error && ($0.id != .unmetDependency || lacksMakers)
    }
    guard concernsFiles else { return }
    var kept = changes.filter(\.takesSomething)
    var users = kept
    while !users.isEmpty {
      let names = Set(users.flatMap(\.extendedTypes))
      users = changes.filter { change in
        !kept.contains(change) && names.contains { change.uses($0) }
      }
      kept += users
    }
    let keptPaths = Set(kept.map(\.path))
    self.changes = changes.filter { !keptPaths.contains($0.path) }
    paths = keptPaths.sorted()
  }
}

extension Change {
  /// Whether the change takes a conformance, a member or a double from a file.
  fileprivate var takesSomething: Bool {
    guard let before else { return false }
    guard let after else { return true }
    return !Self.statements(in: before).isSubset(of: Self.statements(in: after))
  }

  /// The types that the file extends, before or after.
  fileprivate var extendedTypes: [String] {
    [before, after].compactMap(\.self).compactMap { GeneratedText($0)?.outline }
      .flatMap(\.declarations).filter { $0.kind == .extension }.map(\.name)
  }

  /// Whether the file calls what builds or copies a container of another file, or names its
  /// `Reference`.
  fileprivate func uses(_ container: String) -> Bool {
    [before, after].compactMap(\.self).contains { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      return text.contains("\(container).live(") || text.contains("\(container).Reference")
        || text.contains(".overriding(") && text.contains(container)
    }
  }

  /// The declarations in a generated file that others may use: conformances, members, types and
  /// protocols.
  private static func statements(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for declaration in GeneratedText(bytes)?.outline.declarations ?? [] {
      declaration.addStatements(to: &found, within: "")
    }
    return found
  }
}

extension Declaration {
  /// Adds its name, what it conforms to, and the same for the members that it adds to a type.
  fileprivate func addStatements(to found: inout Set<String>, within outer: String) {
    guard access != .private, access != .fileprivate else { return }
    let name = outer + self.name
    if kind != .extension { found.insert(name) }
    for type in inheritedTypes { found.insert("\(name): \(type)") }
    // What else stands in a type or a conformance belongs to that.
    guard kind == .extension, inheritedTypes.isEmpty else { return }
    for member in members { member.addStatements(to: &found, within: name + ".") }
  }
}
