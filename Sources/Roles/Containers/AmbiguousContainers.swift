import Findings
import SwiftReading
import SwiftProgram

/// The containers that a choice of the user's may be about, where it names no module and several
/// declare a type of that name.
package struct AmbiguousContainers: Sendable {
  /// A name, and the types that have it.
  struct Ambiguity: Sendable {
    let name: String
    /// The modules that declare such a type, with the places, in the order of the modules.
    let types: [(module: String, location: Location)]
  }

  let all: [Ambiguity]

  /// The names.
  var names: Set<String> { Set(all.map(\.name)) }

  init(in modules: [SourceModule], by rules: Rules) {
    let chosen = rules.choices.all.filter { $0.module == nil && $0.isMoreThanAName }.map(\.name)
    guard !chosen.isEmpty, modules.count > 1 else {
      all = []
      return
    }
    let names = Set(chosen)
    var found: [String: [(module: String, location: Location)]] = [:]
    for module in modules where !module.settings.isReadOnly {
      var own: Set<String> = []
      for file in module.files {
        for (path, declaration) in file.outline.declarations.types(named: names)
        where !declaration.isIgnored && own.insert(path).inserted {
          // A choice that names this module is about its type.
          guard rules.choices.choice(for: path, in: module.name)?.module == nil else { continue }
          let place = file.outline.lines.position(of: declaration.nameRange.lowerBound)
          found[path, default: []].append(
            (
              module.name,
              Location(path: file.path, line: place.line, column: place.column)
            ))
        }
      }
    }
    all = chosen.compactMap { name in
      found[name].flatMap { $0.count > 1 ? Ambiguity(name: name, types: $0) : nil }
    }
  }

  /// An error for each of them; the configuration's place is not known here.
  package var diagnostics: [Diagnostic] {
    all.map { ambiguity in
      let modules = ambiguity.types.map(\.module)
      let cure = modules.map { "'\"module\": \"\($0)\"'" }.joined(separator: " or ")
      return Diagnostic(
        severity: .error, id: .ambiguousContainer,
        message: "'\(ambiguity.name)' may be the container of "
          + modules.map { "'\($0)'" }.joined(separator: " or of "), location: nil,
        notes: [Diagnostic.Note("add \(cure) beside its name")]
          + ambiguity.types.map { module, location in
            Diagnostic.Note("'\(ambiguity.name)' of '\(module)' is declared here", at: location)
          })
    }
  }
}

extension [Declaration] {
  /// The structs, classes, actors and enums of some qualified names, at any depth.
  func types(
    named names: Set<String>, within outer: String = ""
  ) -> [(path: String, declaration: Declaration)] {
    flatMap { declaration -> [(path: String, declaration: Declaration)] in
      let path = outer.isEmpty ? declaration.name : "\(outer).\(declaration.name)"
      let isType = [.struct, .class, .actor, .enum].contains(declaration.kind)
      let own = isType && names.contains(path) ? [(path, declaration)] : []
      return own + declaration.memberTypes.types(named: names, within: path)
    }
  }
}
