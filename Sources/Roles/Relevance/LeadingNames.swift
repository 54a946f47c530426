import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The names of what leads to something that matters.
struct LeadingNames {
  /// The names besides those that make a file matter anyway: a file that mentions one matters.
  let names: Set<String>
  /// The names of types that no outline declares, and that an extension makes conform to one of
  /// these; and of the platform's types that inherit from those.
  let externals: Set<String>

  init(of leads: [Leads], in table: SymbolTable, besides words: WordPattern) {
    names = leads.reduce(into: []) { names, leads in
      for id in leads.symbols where !words.fits(table[id].name) { names.insert(table[id].name) }
    }
    externals = Set(leads.flatMap(\.externals).flatMap(PlatformNames.implying))
  }
}
