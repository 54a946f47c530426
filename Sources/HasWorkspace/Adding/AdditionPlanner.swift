import DependencyGraph
import FileSystem
import Findings
import HasConfiguration
import HasGeneration
import Projects
import Roles
import Scaffolding
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The changes to sources, before the generated files are known.
struct AdditionDraft {
  let edits: SourceEdits
  let changes: [Change]
  /// The path of the new file.
  let newFile: String
}

/// The reason why the changes of an addition cannot be worked out.
enum AdditionFailure: Error {
  /// The sources or the user's words do not allow it.
  case refused(ScaffoldError)
  /// A template cannot be used.
  case unusable(WorkspaceError)

  /// Gives what a body gives, or says that the addition is refused.
  static func refusing<Result>(
    _ body: () throws(ScaffoldError) -> Result
  ) throws(AdditionFailure) -> Result {
    do {
      return try body()
    } catch {
      throw .refused(error)
    }
  }
}

/// Works out what an addition does to the sources.
struct AdditionPlanner {
  let addition: Addition
  let known: KnownSources
  let settings: Settings
  let generator: ScaffoldGenerator
  let templates: TemplateFolder
  let folders: ModuleFolders

  private var workingDirectory: String { settings.workingDirectory }

  /// The ways to add it, the best first.
  ///
  /// - Throws: `AdditionFailure` if it cannot be added.
  func drafts() throws(AdditionFailure) -> [AdditionDraft] {
    switch addition.kind {
    case .service(let protocolName, let container):
      let request = ServiceRequest(
        name: addition.name, protocolName: protocolName, container: container)
      let service = try AdditionFailure.refusing { () throws(ScaffoldError) in
        try known.service(request)
      }
      let withValue = try draft(of: service, hasValue: true)
      guard service.property.mayBeWired, !mayBeCalledByHand(service.container) else {
        return [withValue]
      }
      return [try draft(of: service, hasValue: false), withValue]
    case .consumer(let needs, let module):
      return [try consumerDraft(needs, module)]
    }
  }

  // MARK: Service

  private func draft(
    of service: ServiceScaffold, hasValue: Bool
  ) throws(AdditionFailure) -> AdditionDraft {
    let line = service.property.line(service.names, hasValue: hasValue)
    let (containers, place) = try AdditionFailure.refusing { () throws(ScaffoldError) in
      let containers = try ContainerEdit.all(
        adding: line, to: service, workingDirectory: workingDirectory)
      let place = try NewFilePlace(
        of: "\(service.name).swift", in: addition.folder, or: service.folder,
        module: module(holding: containers[0].path), folders)
      return (containers, place)
    }
    let text = try rendered { () throws(TemplateError) in try generator.text(of: service) }
    return draft(
      text, at: place, like: containers[0].before, besides: containers[0].path, containers)
  }

  /// Whether a call of a struct's memberwise initializer stands anywhere in the project.
  private func mayBeCalledByHand(_ container: String) -> Bool {
    let root = ModuleRoot(
      name: "", shown: settings.root, real: settings.root, origin: .package)
    let tests = folders.found.tests.keys.sorted().map {
      ModuleRoot(name: "", shown: $0, real: $0, origin: .package)
    }
    let others = ([root] + tests).flatMap { folders.finder.walk($0).files.map(\.real) }
    let read = folders.found.modules.flatMap(\.files).map { Path.join(workingDirectory, $0) }
    return MemberwiseCalls(name: container.pathParts.last ?? container)
      .mayStand(in: Set(others + read))
  }

  // MARK: Consumer

  private func consumerDraft(
    _ needs: [String], _ module: String?
  ) throws(AdditionFailure) -> AdditionDraft {
    let (consumer, place) = try AdditionFailure.refusing { () throws(ScaffoldError) in
      let name = "\(addition.name).swift"
      let chosen = try moduleOfFolder(for: name)
      let consumer = try known.consumer(
        ConsumerRequest(name: addition.name, needs: needs, module: module),
        besides: chosen?.files.first)
      let home = try self.module(holding: consumer.neighbour)
      let place = try NewFilePlace(
        of: name, in: addition.folder, or: consumer.folder ?? home.folder, module: home, folders)
      return (consumer, place)
    }
    let text = try rendered { () throws(TemplateError) in try generator.text(of: consumer) }
    let neighbour = (try? Disk.contents(of: Path.join(workingDirectory, consumer.neighbour))) ?? []
    return draft(text, at: place, like: neighbour, besides: consumer.neighbour, [])
  }

  /// The module that reads the folder of the user's choice; `nil` where there is no choice.
  private func moduleOfFolder(
    for name: String
  ) throws(ScaffoldError) -> FoundSources.Module? {
    guard let folder = addition.folder else { return nil }
    guard let real = ModuleFolders.folderPath(of: Path.join(workingDirectory, folder)) else {
      throw ScaffoldError(
        "'\(folder)' is no folder", id: .folderOutside, cure: "name another with '--folder'")
    }
    guard let module = folders.owner(ofFile: Path.join(real, name)) else {
      throw ScaffoldError(
        "the folder '\(folder)' is no part of a module", id: .folderOutside,
        cure: "name a folder that a module reads: 'hasgen check --verbose' lists the modules")
    }
    return module
  }

  // MARK: Both

  private func rendered(
    _ text: () throws(TemplateError) -> String
  ) throws(AdditionFailure) -> String {
    do {
      return try text()
    } catch {
      throw .unusable(templates.error(for: error))
    }
  }

  /// The module that has a file.
  private func module(holding path: String) throws(ScaffoldError) -> FoundSources.Module {
    guard let module = folders.found.modules.first(where: { $0.files.contains(path) }) else {
      throw ScaffoldError(
        "the module of '\(path)' is not known", id: .folderOutside,
        cure: "run hasgen in its project")
    }
    return module
  }

  /// - Parameters:
  ///   - neighbour: The text whose indentation and line ends the new file takes.
  ///   - path: The path of a file of its module.
  private func draft(
    _ text: String, at place: NewFilePlace, like neighbour: [UInt8], besides path: String,
    _ containers: [ContainerEdit]
  ) -> AdditionDraft {
    let indented = Indentation(of: neighbour).applied(to: text)
    let usesCRLF = neighbour.withUnsafeBufferPointer { Outline(reading: $0) }.lines.usesCRLF
    let bytes = Array((usesCRLF ? indented.replacing("\n", with: "\r\n") : indented).utf8)
    var edits = SourceEdits()
    for edit in containers { edits.texts[edit.path] = edit.after }
    edits.texts[place.path] = bytes
    edits.newFiles[place.path] = path
    let new = Change(path: place.path, before: nil, after: bytes, target: place.target)
    return AdditionDraft(
      edits: edits, changes: [new] + containers.map(\.change), newFile: place.path)
  }
}
