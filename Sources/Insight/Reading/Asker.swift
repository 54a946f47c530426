import Roles
import SwiftProgram

/// A consumer; of several of one name that are private to their files, one.
struct Asker: Hashable {
  let consumer: Consumer
  /// The file that the consumer is private to; `nil` if it is not.
  let file: Int?
}

extension Asker {
  /// The consumer that a composition belongs to, or what has its name and is seen from there.
  init(_ consumer: Consumer, in scope: Scope, _ table: SymbolTable) {
    let own = table.id(module: consumer.module, path: consumer.name, privateTo: scope.file)
    self.init(consumer: consumer, file: own == nil ? nil : scope.file)
  }

  /// The symbol of the consumer's type; `nil` if the sources declare none.
  func symbol(in table: SymbolTable) -> SymbolID? {
    if let file { return table.id(module: consumer.module, path: consumer.name, privateTo: file) }
    return table.id(module: consumer.module, path: consumer.name)
  }
}
