import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

extension KnownSources {
  /// Those files that are only sketched so far, as a whole or in part, and must be outlined, so
  /// that the graph comes out as if all were; in the order of the modules, and empty when all is
  /// known.
  ///
  /// A file, or the rest of one, without any of the words that `Rules.wordsOfInterest` tells can
  /// still matter to what has one, in five ways, and no other:
  /// - it declares or extends what they name (`NameCollector`);
  /// - it mentions what leads to a Has-protocol or a container under another name
  ///   (`RelevantSymbols`);
  /// - its module sees another by its import (`ImportsInDoubt`);
  /// - it declares an alias that any file extends (`SketchedNames.extended`,
  ///   `externallyExtendedNames`);
  /// - it declares a container that the rules name, or a name that comes near to it.
  ///
  /// All of them are answered with too many files rather than too few. Outlining those may raise
  /// new questions: the caller asks again until there are none.
  package var filesToOutline: [SketchedFile] {
    guard table.modules.contains(where: { !$0.sketched.isEmpty }) else { return [] }
    let relevant = RelevantSymbols(in: self)
    let names = NameCollector(
      of: table, relevant: relevant, sketched: sketched, rules: rules)
    let imports = ImportsInDoubt(table: table, relevant: relevant, rules: rules)
    let extended = externallyExtendedNames
    // The files that seem to declare the others are asked for first, by their names.
    let undeclared = undeclared(of: relevant.leading.externals)
    // What inherits from `NSObject` is told by no word.
    let needsAll =
      !finder.unknownChoices().isEmpty || undeclared.contains("NSObject")
      || relevant.doubled.lacksServices
    let leading = SoughtWords(relevant.leading.names.union(undeclared))
    func matters(_ sketch: Sketch, inModule module: Int) -> Bool {
      let isAskedFor =
        sketch.hasName(.declared) { names.declared.contains($0) }
        || sketch.hasName(.extended) { names.extended.contains($0) }
        // What an alias of such a name stands for is what is extended.
        || sketch.hasName(.alias) { sketched.extended.contains($0) || extended.contains($0) }
      return isAskedFor || sketch.mayMention(oneOf: leading)
        || imports.mayBring(sketch, inModule: module)
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

  /// The words of which a type has one in its header that conforms to a Has-protocol, wherever it
  /// stands.
  package var wordsOfSuppliers: WordPattern {
    let leading = RelevantSymbols(in: self).leading
    return rules.wordsOfInterest(besides: leading.names.union(leading.externals))
  }

  /// The names of the types that outlines extend and do not declare.
  private var externallyExtendedNames: NameSet {
    var names = NameSet()
    for name in table.externalExtensions.keys {
      for part in name.pathParts { names.insert(NameHash(ofWritten: part)) }
    }
    return names
  }

  /// Those of some names that no sketch declares.
  private func undeclared(of names: Set<String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    var declared = NameSet()
    for file in table.modules.lazy.flatMap(\.sketched) {
      file.sketch.addNames(.declared, to: &declared)
    }
    return names.filter { !declared.contains(NameHash(ofWritten: $0)) }
  }
}
