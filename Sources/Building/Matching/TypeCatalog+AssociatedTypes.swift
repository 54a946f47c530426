import SwiftReading
import SwiftProgram

extension TypeCatalog {
  /// The reason why a type does not fit a request that names associated types: `any
  /// Repository<User>`. `nil` if none is known, as far as the type says what they are.
  func mismatch(of id: SymbolID, with request: TypeSyntax) -> Refusal? {
    for part in parts(of: request.unwrapped ?? request) {
      guard case .name(let name) = part, let conformed = self.id(of: part),
        table[conformed].kind == .protocol
      else { continue }
      let primary = table[conformed].genericNames
      for (associated, argument) in zip(primary, name.components[0].arguments) {
        guard let own = associatedType(associated, of: id), own != argument,
          parameter(of: id, behind: own) == nil
        else { continue }
        return Refusal(
          .other,
          "the '\(associated)' of '\(table[id].path)' is '\(text(of: own))', and not "
            + "'\(text(of: argument))'", at: table.location(of: id))
      }
    }
    return nil
  }

  /// The generic arguments of a type that implements another one: `Order` for `SQLRepository<Entity>`
  /// as `any Repository<Order>`. `nil` where the type is not generic, or they do not follow.
  func arguments(of id: SymbolID, implementing type: TypeSyntax) -> [TypeSyntax]? {
    let parameters = table[id].genericNames
    guard !parameters.isEmpty else { return nil }
    let known = knownArguments(of: id, implementing: type)
    let all = parameters.compactMap { known[$0] }
    return all.count == parameters.count ? all : nil
  }

  /// The generic parameters of a type that do not follow from another one that it implements.
  func openParameters(of id: SymbolID, implementing type: TypeSyntax) -> [String] {
    let known = knownArguments(of: id, implementing: type)
    return table[id].genericNames.filter { known[$0] == nil }
  }

  private func knownArguments(
    of id: SymbolID, implementing type: TypeSyntax
  ) -> [String: TypeSyntax] {
    let parameters = table[id].genericNames
    var known: [String: TypeSyntax] = [:]
    for part in parts(of: type) {
      guard case .name(let name) = part, let conformed = self.id(of: part) else { continue }
      let primary = table[conformed].genericNames
      for (associated, argument) in zip(primary, name.components[0].arguments) {
        let own = associatedType(associated, of: id)
        let name = own.map { parameter(of: id, behind: $0) } ?? associated
        if let name, parameters.contains(name) { known[name] = argument }
      }
    }
    return known
  }

  /// The generic parameter of a type that another type is.
  private func parameter(of id: SymbolID, behind type: TypeSyntax) -> String? {
    guard case .name(let name) = type, name.components.count == 1 else { return nil }
    let parameters = table[id].genericNames
    return parameters.first { $0 == name.components[0].name }
  }

  /// The type that a type declares as an associated type; `nil` if its members decide that.
  private func associatedType(_ name: String, of id: SymbolID) -> TypeSyntax? {
    for owner in [id] + table.supertypeClosure(of: id).superclasses {
      for site in table[owner].headers where !site.isConstrained {
        let scope = table.bodyScope(of: site, in: owner)
        for member in site.declaration.members where member.baseName == name {
          if member.kind == .typealias, let type = member.type {
            return table.resolved(type, in: scope).normalized
          }
          if member.kind.namesType {
            return table.resolved(.named(name), in: scope).normalized
          }
        }
      }
    }
    return nil
  }
}
