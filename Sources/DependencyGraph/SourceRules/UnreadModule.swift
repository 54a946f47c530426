import Findings
import Roles

/// Modules that are imported and were not read, and what one of them may declare.
struct UnreadModule: Sendable {
  /// Their names, sorted; mostly one.
  let modules: [String]
  /// The names in compositions that the module may declare, sorted.
  let names: [String]
  /// The import of the only module, or else the first name.
  let location: Location
  /// The first name.
  let place: Location

  var diagnostic: Diagnostic {
    let list = modules.map { "'\($0)'" }.joined(separator: ", ")
    let isOne = modules.count == 1
    return Diagnostic(
      severity: .note, id: .unreadModule,
      message: isOne
        ? "\(list) is imported but not read, and \(names.someInQuotes) may come from there"
        : "\(list) are imported but not read, and \(names.someInQuotes) may come from one of them",
      location: location,
      notes: [
        Diagnostic.Note(
          "give hasgen \(isOne ? "its folder" : "the folder of that one") too, or name it under "
            + "'\"sources\"' in '.hasgen.json'")
      ] + (place == location ? [] : [Diagnostic.Note("'\(names[0])' is named here", at: place)]))
  }
}
