import Findings
import SwiftLexing
import SwiftOutline

extension SymbolTable {
  /// The place of an offset in a file, as it is told to the user.
  package func location(file: Int, offset: Int) -> Location {
    let source = files[file].source
    let position = source.outline.lines.position(of: offset)
    return Location(path: source.path, line: position.line, column: position.column)
  }

  /// The place of a declaration's name.
  package func location(of site: Site) -> Location {
    location(of: site.declaration, inFile: site.scope.file)
  }

  /// The place of a symbol's name where it is declared first.
  package func location(of id: SymbolID) -> Location { location(of: self[id].sites[0]) }

  package func location(of member: Member) -> Location {
    location(of: member.declaration, inFile: member.site.scope.file)
  }

  package func location(of requirement: Requirement) -> Location {
    location(of: requirement.declaration, inFile: requirement.scope.file)
  }

  /// The place of a declaration's name, by the file that it stands in.
  package func location(of declaration: Declaration, inFile file: Int) -> Location {
    location(file: file, offset: declaration.nameRange.lowerBound)
  }
}
