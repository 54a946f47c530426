import SwiftLexing
import SwiftOutline
import SwiftProgram

extension KnownSources {
  /// The names that lead to a Has-protocol or a container under another name.
  package var leads: Leads {
    let named = table.allIDs.filter { rules.fitsDependency(table[$0].name) }
    return Leads(to: finder.possible.union(named), in: table)
  }

  /// The files that are only sketched so far, as a whole or in part, and that must be outlined so
  /// that the graph comes out as if all were; in the order of the modules, and empty when all is
  /// known. Ask for them after the graph was resolved: resolving asks the questions.
  ///
  /// A file, or the rest of one, without any of the words that `Rules.wordsOfInterest` tells can
  /// still matter to what has one, in four ways, and no other:
  /// - it may answer a question that was asked of the table (`Questions`);
  /// - it mentions what leads to a Has-protocol or a container under another name, or to a protocol
  ///   of which the implementations were asked for (`Leads`);
  /// - it declares an alias that any file extends (`SketchedNames.extended`,
  ///   `externallyExtendedNames`);
  /// - it declares a container that the rules name, or a name that comes near to it.
  ///
  /// All of them are answered with too many files rather than too few. Outlining those may raise
  /// new questions: the caller asks again until there are none.
  package func filesToOutline(by leads: Leads) -> [SketchedFile] {
    guard let questions = table.questions,
      table.modules.contains(where: { !$0.sketched.isEmpty })
    else { return [] }
    let imports = questions.imports
    let sketched = questions.sketched
    let extended = externallyExtendedNames
    let leading = leadingNames(by: leads)
    // The files that seem to declare the others are asked for first, by their names.
    let names = leading.externals.reduce(into: questions.names) {
      $0.insert(NameHash(ofWritten: $1))
    }
    let undeclared = leading.externals.filter {
      !sketched.declared.contains(NameHash(ofWritten: $0))
    }
    // What inherits from `NSObject` is told by no word.
    let needsAll =
      !finder.unknownChoices().isEmpty || undeclared.contains("NSObject") || lacksServices
    let words = SoughtWords(leading.names.union(undeclared))
    func matters(_ sketch: Sketch, inModule module: Int) -> Bool {
      sketch.hasName(.declared, where: names.contains)
        || sketch.hasName(.extended, where: names.contains)
        || imports[module].map { sketch.hasName(.imported, where: $0.contains) } == true
        // What an alias of such a name stands for is what is extended.
        || sketch.hasName(.alias) { sketched.extended.contains($0) || extended.contains($0) }
        || sketch.mayMention(oneOf: words)
    }
    let missing = table.modules.enumerated().flatMap { index, module in
      needsAll ? module.sketched : module.sketched.filter { matters($0.sketch, inModule: index) }
    }
    return missing.isEmpty && mayMeanAnything ? table.modules.flatMap(\.sketched) : missing
  }

  /// Whether no word tells what is meant: any type may be meant to be the container that there is
  /// none of, and any protocol to be a Has-protocol where none is called so.
  private var mayMeanAnything: Bool {
    if !finder.possible.isEmpty { return hasNoHasProtocols }
    return !rules.mayLackContainers && compositions.contains { $0.mentionsDependency(by: rules) }
  }

  /// Whether a test target names a service that no protocol is called as: any may be meant.
  private var lacksServices: Bool {
    let asked = Set(rules.doubles.filter { !$0.isForPreviews }.flatMap(\.names).map(\.text))
    return !asked.isSubset(
      of: table.allIDs.filter { table[$0].kind == .protocol }.map { table[$0].path })
  }

  /// The names behind which may stand what was asked for.
  private func leadingNames(by leads: Leads) -> LeadingNames {
    let asked = table.questions?.protocols ?? []
    let protocols = table.allIDs.filter {
      table[$0].kind == .protocol && asked.contains(table[$0].name)
    }
    return LeadingNames(
      of: [leads, Leads(to: Set(protocols), in: table)], in: table, besides: rules.wordsOfInterest)
  }

  /// The names of the types that outlines extend and do not declare.
  private var externallyExtendedNames: NameSet {
    var names = NameSet()
    for name in table.externalExtensions.keys {
      for part in name.pathParts { names.insert(NameHash(ofWritten: part)) }
    }
    return names
  }
}
