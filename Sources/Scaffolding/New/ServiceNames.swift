import Roles
import SwiftOutline
import SwiftProgram

/// The names of a new service, its Has-protocol and its implementation.
package struct ServiceNames: Sendable {
  /// The protocol of the service: `ImageProviding`.
  package let service: String
  /// The protocol that gives access to it: `HasImageProvider`.
  package let hasProtocol: String
  /// The type that implements it: `DefaultImageProvider`.
  package let implementation: String
  /// The property that holds it, as it stands in an expression: `imageProvider`.
  package let property: String

  /// All names of types.
  var types: [String] { [service, hasProtocol, implementation] }
}

/// The way in which the protocol of a service gets its name from the service's name.
enum ServiceNaming: Hashable {
  /// `ImageProviding` for `ImageProvider`.
  case gerund
  /// `ImageProviderProtocol`, `ImageProviderType`, `ImageProviderInterface`.
  case suffix(String)
  /// `IImageProvider`.
  case prefix(String)
  /// `ImageProvider` itself.
  case plain

  private static let suffixes = ["Protocol", "Type", "Interface"]

  /// The name of the protocol; `nil` where none is formed so.
  func name(for service: String) -> String? {
    switch self {
    case .gerund: service.gerund
    case .suffix(let suffix): service + suffix
    case .prefix(let prefix): prefix + service
    case .plain: service
    }
  }

  /// The way that makes the name of a protocol of the stem of its Has-protocol; `nil` if no way
  /// does.
  init?(from stem: String, to name: String) {
    let all: [ServiceNaming] = [.plain, .gerund, .prefix("I")] + Self.suffixes.map { .suffix($0) }
    guard let found = all.first(where: { $0.name(for: stem) == name }) else { return nil }
    self = found
  }
}

extension String {
  /// The gerund of a type that is named for its work: `ImageProviding` of `ImageProvider`.
  fileprivate var gerund: String? {
    let word = lastWord
    if let verb = Self.verbs[String(word)] { return dropLast(word.count) + verb }
    guard hasSuffix("er") || hasSuffix("or"), word.count > 3, !Self.noDoers.contains(String(word))
    else { return nil }
    return dropLast(2) + "ing"
  }

  private static let verbs = ["Cache": "Caching", "Service": "Servicing", "Store": "Storing"]

  /// Words that end as if somebody did something.
  private static let noDoers: Set<String> = [
    "Author", "Banner", "Border", "Center", "Chapter", "Character", "Cluster", "Color", "Corner",
    "Cover", "Cursor", "Customer", "Error", "Factor", "Filter", "Folder", "Footer", "Header",
    "Layer", "Letter", "Major", "Matter", "Member", "Meter", "Minor", "Monitor", "Newsletter",
    "Number", "Offer", "Order", "Other", "Owner", "Paper", "Parameter", "Partner", "Power",
    "Register", "Server", "Super", "Teacher", "Theater", "Tower", "User", "Vector", "Voucher",
    "Weather",
  ]
}

extension SymbolTable {
  /// The way in which most services' protocols of a module are named; if the module has none, that
  /// of other modules.
  func serviceNaming(in module: Int, by rules: Rules) -> ServiceNaming? {
    let protocols = hasProtocols(by: rules)
    let own = protocols.filter { self[$0].module == module }.compactMap { naming(of: $0, rules) }
    let all = own.isEmpty ? protocols.compactMap { naming(of: $0, rules) } : own
    return all.mostFrequent
  }

  private func naming(of id: SymbolID, _ rules: Rules) -> ServiceNaming? {
    let symbol = self[id]
    let site = symbol.sites[0]
    let members = site.declaration.members
    guard members.count == 1, let property = members.first, property.isProperty,
      let stem = rules.protocols.stem(of: symbol.name),
      let service = property.type.flatMap({ self.symbol(for: $0.withoutOptional, in: site.scope) }),
      self[service].kind == .protocol
    else { return nil }
    return ServiceNaming(from: stem, to: self[service].name)
  }

  /// The name of a Has-protocol for a service, formed as most of a module's are.
  func hasProtocolName(for service: String, in module: Int, by rules: Rules) -> String? {
    let pattern = rules.protocols
    let names = hasProtocols(by: rules).filter { self[$0].module == module }.map { self[$0].name }
    guard let affix = names.compactMap(pattern.affix).mostFrequent else {
      return pattern.name(for: service)
    }
    let name = affix.isPrefix ? affix.text + service : service + affix.text
    return pattern.fits(name) ? name : nil
  }
}

extension NamePattern {
  package /// What makes a name that of a Has-protocol.
    struct Affix: Hashable
  {
    let text: String
    let isPrefix: Bool
  }

  fileprivate func affix(of name: String) -> Affix? {
    let prefix = prefixes.first { NamePattern(prefixes: [$0]).fits(name) }
    if let prefix { return Affix(text: prefix, isPrefix: true) }
    return suffixes.first { name.count > $0.count && name.hasSuffix($0) }
      .map { Affix(text: $0, isPrefix: false) }
  }

  /// The stem of a Has-protocol's name: `ImageProvider` of `HasImageProvider`.
  func stem(of name: String) -> String? {
    affix(of: name).map { affix in
      String(affix.isPrefix ? name.dropFirst(affix.text.count) : name.dropLast(affix.text.count))
    }
  }
}

extension Array where Element: Hashable {
  /// The element that more than half of all are; `nil` for none.
  var mostFrequent: Element? {
    let counts = reduce(into: [Element: Int]()) { $0[$1, default: 0] += 1 }
    return counts.first { $0.value * 2 > count }?.key
  }
}
