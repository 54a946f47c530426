import HasgenGraph
import HasgenProgram

extension Array where Element: Hashable {
  /// The elements without duplicates, in their order.
  package var eachOnce: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// Names that are derived from other names.
extension String {
  /// The name of a factory function for a value of this name.
  var makerName: String { isMakerName ? self : "make" + capitalizedFirst }

  /// The name if it is not taken, or else the first free name with a number: `name2`.
  package func free(_ isTaken: (String) -> Bool) -> String {
    var name = self
    var number = 1
    while isTaken(name) {
      number += 1
      name = "\(self)\(number)"
    }
    return name
  }

  /// The name with a capital first letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The name of a value, derived from its type: `article` of `Article`, `url` of `URL`; `nil` for
  /// a type that is not a plain name.
  package var nameOfValue: String? {
    let last = pathParts.last ?? self
    guard last == last.asNamePart, last.first?.isLetter == true else { return nil }
    let capitals = last.prefix { $0.isUppercase }
    let count =
      capitals.count <= 1 || capitals.count == last.count ? capitals.count : capitals.count - 1
    return (last.prefix(count).lowercased() + last.dropFirst(count)).asIdentifier
  }
}
