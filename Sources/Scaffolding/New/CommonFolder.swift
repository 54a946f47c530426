import Roles
import SwiftProgram

extension [String] {
  /// The folder in which more than half of the files of some paths stand; `nil` for none.
  var commonFolder: String? { Set(self).map(\.folderPath).mostFrequent }
}

extension String {
  /// The path of the folder that a file's path leads through; `.` for none.
  var folderPath: String {
    guard let end = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return end == startIndex ? "/" : String(self[..<end])
  }
}

extension SymbolTable {
  /// The folder in which most of a module's Has-protocols stand, those in the files of containers
  /// aside; `nil` for none.
  func folderOfHasProtocols(
    in module: Int, besides containers: [NominalType], by rules: Rules
  ) -> String? {
    let others = Set(containers.flatMap { $0.symbol.sites.map(\.scope.file) })
    return hasProtocols(by: rules).filter {
      self[$0].module == module && self[$0].enclosingPath.isEmpty
    }
    .flatMap { self[$0].sites.map(\.scope.file) }
    .filter { !others.contains($0) }
    .map { files[$0].source.path }
    .commonFolder
  }
}
