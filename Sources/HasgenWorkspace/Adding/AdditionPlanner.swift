import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading

/// Plans how `hasgen new` changes the sources. All functions throw a `WorkspaceError` if its names
/// or places cannot be used.
struct AdditionPlanner {
  /// The name of the service or consumer.
  let name: String
  /// The folder of the new file; `nil` for the standard folder.
  let folder: String?
  let found: FoundSources
  /// The sources as they are.
  let supply: SupplyTable
  let settings: Settings

  private var table: SymbolTable { supply.symbols }

  /// A file with the service's protocols and an implementation, and a property of the container.
  func service(
    _ protocolName: String?, in containerName: String?
  ) throws(WorkspaceError) -> SourceEdits {
    let container = try container(named: containerName)
    let module = container.symbol.module

    let isAgentNoun = name.hasSuffix("er") || name.hasSuffix("or")
    let service = protocolName ?? (isAgentNoun ? "\(name.dropLast(2))ing" : "\(name)Protocol")
    let hasProtocol = nameOfHasProtocol
    let implementation = "Default\(name)"
    let property = name.nameOfValue ?? name
    try check([name, service, hasProtocol, implementation], in: module)
    try check(property, against: container.members(named: property).first.map(table.location))

    let access = container.access.modifier
    let isOnNoActor =
      table.modules[module].settings.defaultActor != nil && container.isolation == nil
    let source = table.location(of: container.id).path
    let new = try newFile(
      named: name, from: "Service",
      values: [
        "name": name, "protocol": service, "hasProtocol": hasProtocol,
        "implementation": implementation, "property": property,
        "container": container.symbol.path, "access": access,
        "isolation": isOnNoActor ? "nonisolated " : "",
        "isSendable": table.sendability(of: container.id) == .notSendable ? "" : "true",
      ], beside: source, in: Path.folder(of: source))
    var edits = SourceEdits(changes: [new], newFile: (new.path, source))

    let (keyword, hasValue) = form(ofPropertyIn: container)
    let value = hasValue ? " = \(implementation)()" : ""
    let line = "\(access)\(keyword) \(property): any \(service)\(value)"
    let sites = container.symbol.sites
    if sites.count == 1, let target = Disk.realPath(of: absolute(source)),
      let before = try? Disk.contents(of: target),
      let after = before.adding(line, to: sites[0].declaration)
    {
      edits.changes.append(Change(path: source, before: before, after: after, target: target))
    } else {
      edits.remarks = [
        Diagnostic(
          .note, "add '\(line)' to '\(container.symbol.path)', and run 'hasgen generate'",
          id: .cannotAdd, at: table.location(of: container.id))
      ]
    }
    return edits
  }

  private func container(named name: String?) throws(WorkspaceError) -> NominalType {
    let candidates = supply.containers.filter {
      $0.kind != .enum && !table.isReadOnly($0.symbol.module)
        && module(of: table.location(of: $0.id).path) != nil && table.original(of: $0.id) == $0.id
    }
    return try singleItem(
      "container", named: name, of: candidates.map { ($0.symbol.path, $0) },
      choosingBy: "choose with '--container', or its module with '--folder'",
      orElse: "name a type 'AppDependency', or mark it '// hasgen: container'")
  }

  /// The name of the service's Has-protocol, with the suffix that all of them have.
  private var nameOfHasProtocol: String {
    let known = table.hasProtocols(by: settings.rules).map { table[$0].name }
    let pattern = settings.rules.protocols
    for suffix in pattern.suffixes where !known.isEmpty {
      if known.allSatisfy({ $0.hasSuffix(suffix) }) { return name + suffix }
    }
    return pattern.name(for: name) ?? "Has\(name)"
  }

  /// The keyword of a new property of a container, and true if the declaration has a value.
  private func form(ofPropertyIn container: NominalType) -> (keyword: String, hasValue: Bool) {
    let choice = table.choice(for: container.id, by: settings.rules)
    let isMemberwise =
      container.kind == .struct
      && !container.ownMembers.contains { $0.declaration.kind == .`init` }
    // `live` builds the arguments of the memberwise initializer.
    if choice?.isWired == true, isMemberwise { return ("let", false) }
    // The initializer also takes a variable with a value, so that a test can replace the value.
    let isVariable = isMemberwise || choice?.isOverridable == true
    return (isVariable ? "var" : "let", true)
  }

  /// A file with a class that has a composition, or with a view whose model has one.
  func consumer(_ asked: [String], isView: Bool) throws(WorkspaceError) -> SourceEdits {
    var seen: Set<String> = []
    let needs = asked.filter { seen.insert($0).inserted }
    let files = table.modules.indices.filter { !table.isReadOnly($0) }.compactMap { index in
      table.files.first { $0.module == index }
    }
    let places = files.compactMap { file in
      self.module(of: file.source.path, named: table.modules[file.module].name)
        .map { ($0.folder, file) }
    }
    let seeing = places.filter { _, file in
      needs.allSatisfy { need in
        table.ids(need).contains { table.isVisible($0, fromModule: file.module) }
      }
    }
    let neighbour = try singleItem(
      "module", of: seeing.isEmpty ? places : seeing, choosingBy: "choose with '--folder'",
      orElse: "run hasgen in the folder of the package")
    let module = neighbour.module
    let isSuffixed = isView && name.hasSuffix("View") && name != "View"
    let stem = isSuffixed ? String(name.dropLast("View".count)) : name
    let types = isView ? ["\(stem)View", "\(stem)Model", "Makes\(stem)Model"] : [stem]
    try check(types, in: module)

    let known = table.dependencyProtocols(by: settings.rules).filter {
      table.isVisible($0, fromModule: module)
    }
    // Other modules use the consumers of a module without a container.
    let isUsedElsewhere =
      !supply.containers.isEmpty && !supply.containers.contains { $0.symbol.module == module }
    var access = isUsedElsewhere ? Access.public : .internal
    var imports: Set<String> = isView ? ["SwiftUI"] : []
    for need in needs {
      let id = try singleItem(
        "visible Has-protocol", named: need, of: known.map { (table[$0].path, $0) },
        choosingBy: "choose with '--needs'",
        orElse: "'hasgen new service' adds a service with its Has-protocol")
      access = min(access, table[id].access)
      if table[id].module != module { imports.insert(table.modules[table[id].module].name) }
    }
    let file = table.files.firstIndex { $0.module == module } ?? 0
    let new = try newFile(
      named: isView ? "\(stem)View" : stem, from: isView ? "View" : "Consumer",
      values: [
        "name": stem, "access": access.modifier,
        "composition": needs.joined(separator: " & "),
        "imports": imports.sorted().map {
          table.neededImport($0, like: nil, for: access, inFile: file).line.text
        }.joined(separator: "\n"),
      ], beside: neighbour.source.path)
    return SourceEdits(changes: [new], newFile: (new.path, neighbour.source.path))
  }

  // MARK: Names

  /// Checks that new types can have some names, and that a module sees no types with them.
  private func check(_ names: [String], in module: Int) throws(WorkspaceError) {
    for name in names {
      // A prefix of Has-protocols may be in lower case.
      let isCapital = name.first?.isUppercase == true || settings.rules.protocols.fits(name)
      guard name.asNamePart == name, isCapital, name.asIdentifier == name else {
        throw WorkspaceError(
          "'\(name)' cannot be the name of a new type", id: .cannotAdd,
          note: "choose a name such as 'ImageProvider'")
      }
      let rivals = table.ids(name)
      let rival = rivals.first { table.isVisible($0, fromModule: module) }
      try check(name, against: rival.map(table.location))
    }
  }

  private func check(_ name: String, against rival: Location?) throws(WorkspaceError) {
    guard let rival else { return }
    throw WorkspaceError(
      "'\(name)' exists already", id: .nameTaken, at: rival, note: "choose another name")
  }

  /// The only item, or the item with the name that the user gives.
  ///
  /// - Parameters:
  ///   - word: The word for an item.
  ///   - fix: The fix if there are several items.
  ///   - advice: The fix if there is no item.
  private func singleItem<Item>(
    _ word: String, named name: String? = nil, of items: [(name: String, item: Item)],
    choosingBy fix: String, orElse advice: String
  ) throws(WorkspaceError) -> Item {
    let chosen = items.filter { name == nil || $0.name == name }
    if chosen.count == 1 { return chosen[0].item }
    let names = items.map(\.name).sorted()
    if items.isEmpty, let folder {
      throw WorkspaceError(
        "there is no \(word) for the folder '\(folder)'", id: .cannotAdd, note: cure(for: folder))
    }
    var message = "'\(self.name)' could be added to \(chosen.count) \(word)s"
    var note = "\(fix): \(names.inQuotes())"
    if items.isEmpty { note = advice }
    if chosen.isEmpty {
      let item = name.map { "'\($0)'" } ?? "to add '\(self.name)' to"
      message = "there is no \(word) \(item)"
      if let name, let near = nearestName(to: name, among: names) {
        note = "did you mean '\(near)'?"
      }
    }
    throw WorkspaceError(message, id: .cannotAdd, note: note)
  }

  /// The fix for a folder that cannot be used.
  private func cure(for folder: String) -> String? {
    if found.module(around: absolute(folder)) != nil {
      return "choose the folder of a module that has one"
    }
    return found.modules.first.map { "choose a folder in a module, such as '\($0.folder)'" }
  }

  // MARK: Places

  private func absolute(_ path: String) -> String {
    Path.resolved(settings.workingDirectory, path)
  }

  /// The module that a file belongs to; `nil` if `--folder` selects another module.
  ///
  /// - Parameter name: One of the modules that compile the file; `nil` for the first.
  private func module(of path: String, named name: String? = nil) -> FoundSources.Module? {
    let modules = folder.map { [found.module(around: absolute($0))] } ?? found.modules
    return modules.compactMap(\.self).first { module in
      module.files.contains(path) && (name == nil || module.name == name)
    }
  }

  /// The change that writes a new file, if no other file of its module has its name.
  ///
  /// - Parameters:
  ///   - values: The texts for the template.
  ///   - neighbour: The path of a file in the module, whose indentation and line ends the new file
  ///     gets.
  ///   - standard: The folder if the user does not choose one; `nil` for that of the module.
  private func newFile(
    named name: String, from template: String, values: [String: String],
    beside neighbour: String, in standard: String? = nil
  ) throws(WorkspaceError) -> Change {
    let module = self.module(of: neighbour)
    let file = "\(name).swift"
    let target = Path.join(absolute(folder ?? standard ?? module?.folder ?? ""), file)
    let path = settings.finder.shown(target)
    // The compiler does not accept two files with one name in a module.
    let rival = module?.files.first { Path.name(of: $0).lowercased() == file.lowercased() }
    let taken = rival ?? (Disk.kind(of: target) == nil ? nil : path)
    try check(file, against: taken.map { Location(path: $0, line: 1, column: 1) })
    let text = try FileGenerator(settings).userFileText(
      of: template, for: values.mapValues { $0.isEmpty ? [] : [[$0]] })
    let beside = (try? Disk.contents(of: absolute(neighbour))) ?? []
    let indented = Indentation(of: beside).applied(to: text)
    let lines = indented.replacing("\n", with: beside.lineEnd)
    return Change(path: path, before: nil, after: Array(lines.utf8), target: target)
  }
}

extension Access {
  /// The modifier of a declaration in a new file; empty for `internal`.
  fileprivate var modifier: String { self > .internal ? "\(min(self, .public).rawValue) " : "" }
}

extension [UInt8] {
  /// The line ends of the text.
  fileprivate var lineEnd: String { contains(0x0D) ? "\r\n" : "\n" }

  /// The text of a file with one more property in a type: behind the last stored one, or first in a
  /// type without stored properties; `nil` if other code is on the lines of the last one.
  fileprivate func adding(_ property: String, to type: Declaration) -> [UInt8]? {
    let last = type.members.last {
      [.stored, .lazy].contains($0.storage?.kind) && !$0.isStatic
        && $0.conditions == type.conditions
    }
    let range = (last ?? type).range
    guard range.upperBound <= count else { return nil }
    func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    let start = self[..<range.lowerBound].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    let indentation = self[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    let newLine = lineEnd + String(decoding: indentation, as: UTF8.self)
    if last != nil {
      let rest = self[range.upperBound...].prefix { !isLineEnd($0) }
      let code = rest.drop { $0 == 0x20 || $0 == 0x09 }
      guard indentation.endIndex == range.lowerBound, code.isEmpty || code.starts(with: "//".utf8)
      else { return nil }
      return Array(self[..<rest.endIndex] + (newLine + property).utf8) + self[rest.endIndex...]
    }
    guard let brace = self[range].firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let line = newLine + Indentation(of: self).unit + property
    let rest = self[(brace + 1)...]
    let isAlone = rest.first.map(isLineEnd) == true
    return Array(self[...brace] + (isAlone ? line : line + newLine).utf8) + rest
  }
}
