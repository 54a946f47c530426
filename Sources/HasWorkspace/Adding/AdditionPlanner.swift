import DependencyGraph
import Projects
import Findings
import HasGeneration
import SwiftOutline
import SwiftProgram

/// Works out how an addition changes the user's sources.
struct AdditionPlanner {
  let addition: Addition
  /// The sources as they are, and the modules that were read.
  let found: FoundSources
  let modules: [SourceModule]
  let supply: SupplyTable
  let settings: Settings

  var table: SymbolTable { supply.symbols }

  /// The new file, and for a service the container's file with a property.
  ///
  /// - Parameter hasPreview: Whether a view gets a preview.
  /// - Throws: `WorkspaceError` if the addition's names or places cannot be used.
  func edits(withPreview hasPreview: Bool = false) throws(WorkspaceError) -> SourceEdits {
    try checkIsTypeName(addition.name)
    switch addition.kind {
    case .service(let protocolName, let container):
      return try service(protocolName, in: container)
    case .consumer(let needs, let module, let isView):
      return try consumer(needs, in: module, isView: isView, hasPreview: hasPreview)
    }
  }

  // MARK: Names

  func checkIsTypeName(_ name: String) throws(WorkspaceError) {
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isWord, name.first?.isUppercase == true, name.asIdentifier == name, name != "View"
    else {
      throw WorkspaceError(
        "'\(name)' cannot be the name of a new type", id: .cannotAdd,
        note: "choose a name such as 'ImageProvider'")
    }
  }

  /// Checks that a module does not see types with some names.
  func checkAreFree(_ names: [String], in module: Int) throws(WorkspaceError) {
    for name in names {
      let rivals = table.idsByPath[name] ?? []
      guard let rival = rivals.first(where: { table.isVisible($0, fromModule: module) }) else {
        continue
      }
      throw WorkspaceError(
        "'\(name)' is declared already", id: .nameTaken, at: table.location(of: rival),
        note: "choose another name")
    }
  }

  /// The only item, or the item with the name that the user gives.
  ///
  /// - Parameter word: The word for an item, which is also the name of the option: `container`.
  func only<Item>(
    _ word: String, named name: String?, of items: [(name: String, item: Item)]
  ) throws(WorkspaceError) -> Item {
    let found = items.filter { name == nil || $0.name == name }
    if found.count == 1 { return found[0].item }
    let names = items.map(\.name)
    let near = name.flatMap { nearestName(to: $0, among: names) }.map { "did you mean '\($0)'?" }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    let message =
      found.isEmpty
      ? "there is no \(word)" + (name.map { " '\($0)'" } ?? " to add '\(addition.name)' to")
      : "'\(addition.name)' could be added to \(found.count) \(word)s"
    throw WorkspaceError(
      message, id: .cannotAdd,
      note: items.isEmpty
        ? "name a type 'AppDependency', or mark it '// hasgen: container'"
        : near ?? "choose with '--\(word)' one of \(list)")
  }

  // MARK: The new file

  /// The change that writes the new file, if its folder belongs to its module and no other file has
  /// its name.
  ///
  /// - Parameters:
  ///   - values: The texts for the template.
  ///   - neighbour: The path of a file in the module, whose indentation the new file gets.
  ///   - folder: The folder if the user does not choose one.
  func newFile(
    _ name: String, _ template: String, _ values: [String: String], like neighbour: String,
    in folder: String
  ) throws(WorkspaceError) -> Change {
    let target = Path.join(absolute(addition.folder ?? folder), name)
    let path = settings.finder.shown(target)
    let module = found.modules.first { $0.files.contains(neighbour) }
    guard let module,
      addition.folder == nil || found.module(around: target)?.files == module.files
    else {
      throw WorkspaceError(
        "the folder '\(addition.folder ?? folder)' does not belong to the module", id: .cannotAdd,
        note: "choose a folder in '\(module?.folder ?? folder)' with '--folder'")
    }
    // The compiler does not accept two files with one name in a module.
    let rival = module.files.first { Path.name(of: $0).lowercased() == name.lowercased() }
    if let rival = rival ?? (Disk.kind(of: target) == nil ? nil : path) {
      throw WorkspaceError(
        "the file '\(rival)' exists already", id: .nameTaken, note: "choose another name")
    }
    let text: String
    let templates = try settings.templates()
    do {
      text = try NewFileGenerator(templates: templates.templates).text(of: template, for: values)
    } catch {
      throw templates.error(for: error)
    }
    let indentation = Indentation(of: try contents(of: neighbour))
    return Change(
      path: path, before: nil, after: Array(indentation.applied(to: text).utf8), target: target)
  }

  func absolute(_ path: String) -> String {
    Path.normalized(Path.join(settings.workingDirectory, path))
  }

  func contents(of path: String) throws(WorkspaceError) -> [UInt8] {
    do {
      return try Disk.contents(of: absolute(path))
    } catch {
      throw WorkspaceError([.unreadable(path, error)])
    }
  }
}

extension String {
  /// The name with its first word in small letters: `urlSession` of `URLSession`.
  var withSmallStart: String {
    let capitals = prefix { $0.isUppercase }
    // The last capital begins the next word, if a small letter follows.
    let isNextWord = capitals.count > 1 && self[capitals.endIndex...].first?.isLowercase == true
    let count = isNextWord ? capitals.count - 1 : capitals.count
    return prefix(count).lowercased() + dropFirst(count)
  }
}
