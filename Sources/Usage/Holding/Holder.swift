import SwiftReading
import SwiftProgram

/// A property that holds dependencies.
struct Holder: Sendable {
  let name: String
  /// The type whose values have it; `nil` for a global variable.
  let owner: SymbolID?
  /// The generic superclass that declares it, if that is another one than its owner.
  let declaredIn: SymbolID?
  let type: HeldType
  let access: Access
  let file: Int
}

/// An offset in a file.
package struct CodeOffset: Hashable, Sendable {
  package let file: Int
  package let offset: Int
}
