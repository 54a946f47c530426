import HasgenProgram
import HasgenReading

/// The way in which the generated file copies a container and replaces members. If every replaced
/// member can be set, it changes a copy of `self`; otherwise it calls the initializer that takes
/// every member without a value.
struct CopyMaking {
  /// The reason why no copy can be made, and the change that would help.
  struct Uncopyable: Error {
    let words: String
    let cure: String
    /// The member or initializer that prevents the copy.
    let member: Member
  }

  /// The initializer; `nil` for the memberwise one, and for a copy of `self`.
  private(set) var initializer: Member?
  /// The arguments of the initializer; `nil` for a copy of `self`.
  private(set) var arguments: [(label: String?, member: StoredMember)]?
  /// The members that are set after the copy is created.
  private(set) var settings: [StoredMember] = []

  /// The effects of the initializer.
  var effects: Effects { initializer?.declaration.effects ?? .none }

  /// - Parameters:
  ///   - replaced: The members that can be replaced.
  ///   - initializers: The written initializers.
  init(
    of members: [StoredMember], replacing replaced: [StoredMember], by initializers: [Member],
    in table: SymbolTable
  ) throws(Uncopyable) {
    if replaced.allSatisfy(\.isSettable) {
      settings = replaced
      return
    }
    if let member = members.first(where: { !$0.isFixed && !$0.declaration.conditions.isEmpty }) {
      throw Uncopyable(
        words: "'\(member.declaration.baseName)' is under '#if'",
        cure: "make every 'let' a 'var', so that a copy can be changed", member: member.member)
    }
    let isMemberwise = !initializers.contains { $0.site.declaration.kind != .extension }
    var found: [CopyMaking] = []
    var obstacle: Uncopyable?
    for initializer in (isMemberwise ? [nil] : []) + initializers.map(Optional.some) {
      do throws(Uncopyable) {
        if let initializer {
          found.append(try CopyMaking(calling: initializer, for: members, in: table))
        } else {
          found.append(try CopyMaking(taking: members, in: table))
        }
      } catch {
        obstacle = obstacle ?? error
      }
    }
    let marked = found.filter {
      $0.initializer?.declaration.directives.contains { $0.name == "live" } == true
    }
    if !marked.isEmpty { found = marked }
    let fewest = found.map(\.settings.count).min()
    let best = found.filter { $0.settings.count == fewest }
    if best.count > 1, let other = best.compactMap(\.initializer).last {
      let names = best.map { "'\($0.initializer?.declaration.name ?? "the memberwise one")'" }
      throw Uncopyable(
        words: "\(names.joined(separator: " and ")) take every member",
        cure: "mark one of them, and no other, with '// hasgen: live'", member: other)
    }
    if let best = best.first {
      self = best
    } else if let obstacle {
      throw obstacle
    }
  }

  /// Uses the memberwise initializer.
  private init(
    taking members: [StoredMember], in table: SymbolTable
  ) throws(Uncopyable) {
    var taken = members.filter { !$0.isFixed }
    let visible = taken.filter { !$0.declaration.isPrivate }
    let omits = visible.first.map { table.modules[$0.scope.module].settings.omitsPrivateMembers }
    let parameters = members.filter { !$0.isFixed || $0.declaration.storage?.kind == .lazy }
    let name = parameters.map(\.declaration)
      .hidingInitializer(unlessOmitted: omits == true)?.baseName
    if omits == true {
      taken.removeAll { $0.declaration.isPrivate && $0.declaration.hasImpliedValue }
    }
    if let hidden = parameters.first(where: { $0.name == name }) {
      let list = visible.map { "\($0.name): \($0.type?.description ?? "…")" }
      throw Uncopyable(
        words: "'\(hidden.declaration.baseName)' is private, and so is the memberwise initializer"
          + (hidden.declaration.hasImpliedValue ? " before Swift 6.4" : ""),
        cure: "remove 'private', or write 'init(\(list.joined(separator: ", ")))', which gives "
          + "'\(hidden.declaration.baseName)' its value",
        member: hidden.member)
    }
    arguments = try taken.map { (member) throws(Uncopyable) in
      if member.wrapper != nil, !member.staysLazy { throw .wrapped(member) }
      return (member.declaration.baseName, member)
    }
  }

  /// Uses a written initializer, and assumes that it stores its arguments.
  private init(
    calling initializer: Member, for members: [StoredMember], in table: SymbolTable
  ) throws(Uncopyable) {
    let declaration = initializer.declaration
    let fail = { (words: String) in
      Uncopyable(
        words: words, cure: "add an initializer that takes every member and nothing else",
        member: initializer)
    }
    if let reason = Self.reasonNotToCall(initializer) {
      throw fail("'\(declaration.name)' \(reason)")
    }
    let scope = table.bodyScope(of: initializer)
    var rest = members
    var given: [(label: String?, member: StoredMember)] = []
    for parameter in declaration.parameters {
      if let index = rest.firstIndex(where: { $0.isTaken(by: parameter, scope, in: table) }) {
        given.append((parameter.label, rest.remove(at: index)))
      } else if !parameter.hasDefault, !parameter.isVariadic {
        throw fail(
          "'\(declaration.name)' needs '\(parameter.name)', and no member has that name and type")
      }
    }
    for member in given.map(\.member) {
      if member.wrapper != nil { throw .wrapped(member) }
      if !member.isReadable {
        throw Uncopyable(
          words: "'\(member.name)' is private, so a copy cannot be given the same",
          cure: "remove 'private'", member: member.member)
      }
    }
    for member in rest where !member.isFixed {
      if member.wrapper != nil { throw .wrapped(member) }
      if member.isSettable {
        settings.append(member)
      } else if member.isReadable {
        throw fail("'\(declaration.name)' does not take '\(member.declaration.baseName)'")
      }
      // The initializer gives a private member its value.
    }
    self.initializer = initializer
    arguments = given
  }

  private static func reasonNotToCall(_ initializer: Member) -> String? {
    let declaration = initializer.declaration
    if declaration.isIgnored { return "is marked 'hasgen: ignore'" }
    if initializer.access <= .fileprivate { return "is \(initializer.access.rawValue)" }
    if declaration.isFailable { return "may fail" }
    if !declaration.conditions.isEmpty { return "is under '#if'" }
    return declaration.genericParameters.isEmpty ? nil : "is generic"
  }
}

extension CopyMaking.Uncopyable {
  fileprivate static func wrapped(_ member: StoredMember) -> Self {
    Self(
      words: "'\(member.wrapper ?? "")' wraps '\(member.declaration.baseName)', so only a copy of "
        + "the whole keeps it, and that cannot replace a 'let'",
      cure: "make every 'let' a 'var'", member: member.member)
  }
}
