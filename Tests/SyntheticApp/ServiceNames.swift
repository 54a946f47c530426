/// The names of a service, a function of its number. They are spelt in the ways that people spell
/// them: the property's name and type do not follow from the Has-protocol's.
struct ServiceNames {
  let hasProtocol: String
  let property: String
  let protocolName: String
  let implementation: String

  init(_ number: Int) {
    let stem = Vocabulary.typeName(number)
    let member = stem.prefix(1).lowercased() + stem.dropFirst()
    hasProtocol = "Has\(stem)"
    property = number % 7 == 3 ? "\(member)Service" : member
    switch number % 3 {
    case 0: (protocolName, implementation) = ("\(stem)Providing", "Default\(stem)")
    case 1: (protocolName, implementation) = ("\(stem)Protocol", stem)
    default: (protocolName, implementation) = (stem, "Live\(stem)")
    }
  }
}
