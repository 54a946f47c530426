import DependencyGraph
import Projects
import Findings
import Roles
import SwiftOutline
import SwiftProgram

extension AdditionPlanner {
  /// The edits for a service: a file with its protocols and an implementation, and a property of the
  /// container.
  func service(
    _ protocolName: String?, in containerName: String?
  ) throws(WorkspaceError) -> SourceEdits {
    let container = try only("container", named: containerName, of: containers)
    let module = container.symbol.module
    let type = container.symbol.sites[0]
    let path = table.files[type.scope.file].source.path

    let name = addition.name
    let isDoer = name.hasSuffix("er") || name.hasSuffix("or")
    let service = protocolName ?? (isDoer ? "\(name.dropLast(2))ing" : "\(name)Protocol")
    let hasProtocol = settings.rules.protocols.name(for: name) ?? "Has\(name)"
    let implementation = "Default\(name)"
    let property = name.withSmallStart.asIdentifier
    try checkIsTypeName(service)
    try checkAreFree([service, hasProtocol, implementation], in: module)
    if let member = container.members(named: property).first {
      throw WorkspaceError(
        "'\(container.symbol.path)' has a member '\(property)' already", id: .nameTaken,
        at: table.location(of: member), note: "choose another name")
    }

    let neighbour = container.neighbourOfNewProperty
    let access = neighbour.map { $0.access ?? .internal } ?? container.access
    let prefix = access > .internal ? "\(min(access, .public).rawValue) " : ""
    let isMainActorDefault = table.modules[module].settings.defaultActor != nil
    let new = try newFile(
      "\(name).swift", "Service",
      [
        "name": name, "protocol": service, "hasProtocol": hasProtocol,
        "implementation": implementation, "property": property,
        "container": container.symbol.path, "access": prefix,
        "isolation": isMainActorDefault && container.isolation == nil ? "nonisolated " : "",
        "isSendable": isSendable(container) ? "true" : "",
      ], like: path, in: Path.folder(of: path))

    let choice = table.choice(for: container.id, by: settings.rules)
    let hasValue = choice?.isWired != true || !isBuiltOnlyByLive(container)
    let keyword = hasValue && choice?.isOverridable == true ? "var" : "let"
    let line =
      "\(prefix)\(keyword) \(property): any \(service)" + (hasValue ? " = \(implementation)()" : "")
    let before = try contents(of: path)
    var edits = SourceEdits(changes: [new], neighbour: path)
    if container.symbol.sites.count == 1, container.possibleMacros.isEmpty,
      let (offset, text) = before.insertion(of: line, into: type.declaration, behind: neighbour)
    {
      var after = before
      after.insert(contentsOf: text.utf8, at: offset)
      let target = Disk.realPath(of: absolute(path)) ?? absolute(path)
      edits.changes.append(Change(path: path, before: before, after: after, target: target))
    } else {
      edits.remarks = [
        Diagnostic(
          severity: .note, id: .cannotAdd,
          message: "the new property of '\(container.symbol.path)' is left to you",
          location: table.location(of: container.id),
          notes: [Diagnostic.Note("add '\(line)', and run 'hasgen generate'")])
      ]
    }
    return edits
  }

  /// The containers that can get a property, by their names, with the module if two containers have
  /// one name.
  private var containers: [(name: String, item: NominalType)] {
    let containers = supply.containers.filter {
      $0.kind != .enum && !table.isReadOnly($0.symbol.module)
    }
    return containers.map { container in
      let path = container.symbol.path
      let isAlone = containers.count { $0.symbol.path == path } == 1
      return (isAlone ? path : "\(table.modules[container.symbol.module].name)::\(path)", container)
    }
  }

  /// Returns true for a container that is declared `Sendable`, and for a struct whose members all
  /// are.
  private func isSendable(_ container: NominalType) -> Bool {
    container.isSendable
      || container.kind == .struct && table.sendability(of: container.id) != .notSendable
  }

  // MARK: The value of the property

  /// Returns true if no handwritten code calls the memberwise initializer of a container. Then a new
  /// property needs no initial value.
  ///
  /// The text of all files is searched for calls, so the answer may be false by mistake.
  private func isBuiltOnlyByLive(_ container: NominalType) -> Bool {
    let name = container.symbol.name
    let calls = ["\(name)(", ".init(", "Self("]
    return container.kind == .struct
      && !container.ownMembers.contains { $0.declaration.kind == .`init` }
      && pathsOfSources.allSatisfy { path in
        guard let bytes = try? Disk.contents(of: path) else { return false }
        let text = String(decoding: bytes, as: UTF8.self)
        return !text.contains(name) || !calls.contains { text.contains($0) }
      }
  }

  /// The absolute paths of all files that hasgen did not generate, those of tests included.
  private var pathsOfSources: [String] {
    let finder = SourceFinder(workingDirectory: settings.workingDirectory, root: settings.root)
    let tests = found.tests.keys.flatMap { folder in
      finder.walk(ModuleRoot(name: "", shown: folder, real: folder, origin: .path)).files
    }
    return modules.flatMap(\.files).map { absolute($0.path) }
      + tests.map(\.real).filter { !$0.hasSuffix("+Generated.swift") }
  }
}

extension NominalType {
  /// The stored property that a new one follows: the last one that other files see.
  fileprivate var neighbourOfNewProperty: Declaration? {
    let type = symbol.sites[0].declaration
    return type.members.last { member in
      (member.storage?.kind == .stored || member.storage?.kind == .lazy)
        && !member.modifiers.contains("static") && (member.access ?? .internal) > .fileprivate
        && member.conditions == type.conditions
    }
  }
}

extension [UInt8] {
  /// The insertion of a line into the body of a type, in the text of a file; `nil` if the place is
  /// not clear.
  ///
  /// - Parameter neighbour: The property that the line follows, alone on its lines; `nil` for the
  ///   beginning of the body.
  fileprivate func insertion(
    of line: String, into type: Declaration, behind neighbour: Declaration?
  ) -> (offset: Int, text: String)? {
    let range = (neighbour ?? type).range
    guard range.upperBound <= count else { return nil }
    let newline = UInt8(ascii: "\n")
    let start = self[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let indentation = String(decoding: self[start..<range.lowerBound], as: UTF8.self)
    guard let neighbour else {
      guard let brace = self[range].firstIndex(of: UInt8(ascii: "{")) else { return nil }
      let inner = "\(indentation)\(Indentation(of: self).unit)\(line)\n"
      if self[brace..<range.upperBound].elementsEqual("{}".utf8) {
        return (brace + 1, "\n\(inner)\(indentation)")
      }
      let end = self[(brace + 1)...].firstIndex { $0 != 0x20 && $0 != 0x09 }
      return end.flatMap { self[$0] == newline ? ($0 + 1, inner) : nil }
    }
    // A variable among several begins with its name.
    guard range.lowerBound < neighbour.nameRange.lowerBound,
      self[neighbour.nameRange].elementsEqual(neighbour.name.utf8),
      indentation.allSatisfy(\.isWhitespace),
      let end = self[range.upperBound...].firstIndex(of: newline)
    else { return nil }
    let rest = String(decoding: self[range.upperBound..<end], as: UTF8.self)
    let code = rest.drop(while: \.isWhitespace)
    guard code.isEmpty || code.hasPrefix("//") else { return nil }
    return (end + 1, "\(indentation)\(line)\(rest.hasSuffix("\r") ? "\r" : "")\n")
  }
}
