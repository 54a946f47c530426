/// How a consumer holds what it is passed.
struct Holder {
  var form = ""
  /// `struct`, `final class`, `class` or `actor`.
  var keyword = "struct"
  /// The name of the property or parameter.
  var property = "dependencies"
  /// What follows the name to get the composition's value: `.own`, `!`.
  var suffix = ""
  /// The type as the consumer's own code writes it.
  var type = "any Dependencies"
  var isGeneric = false
  /// Whether its members can be declared in extensions, and read from outside.
  var isOpen = true
  /// Whether the value is a member of `self`.
  var isStored = true

  /// Whether the property may be public.
  var canBePublic: Bool { ["memberwise struct", "struct", "enum"].contains(form) }

  var isClass: Bool { keyword.hasSuffix("class") }
}

/// The composition's value, as some code sees it.
struct Place {
  /// What the value is a member of: empty for the consumer itself.
  var owner = ""
  let holder: Holder
  let type: String

  var value: String { member(of: owner) }
  func member(of owner: String) -> String {
    (owner.isEmpty ? "" : "\(owner).") + holder.property + holder.suffix
  }
}
