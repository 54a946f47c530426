@testable import SyntheticApp

extension GraphModel {
  /// Takes one thing away: a member, a mark, a conformance, an initializer's access, or a
  /// `static let shared`.
  ///
  /// - Returns: What is gone; `nil` if the app has no such thing.
  mutating func takeAway(by random: inout SplitMix64) -> String? {
    switch random.number(0...4) {
    case 0:
      let index = random.number(0...(containers.count - 1))
      guard !containers[index].members.isEmpty else { return nil }
      let count = containers[index].members.count
      let member = containers[index].members.remove(at: random.number(0...(count - 1)))
      return "member \(member.name) of \(containers[index].name)"
    case 1:
      let marked = types.indices.filter { types[$0].isMarked }
      guard !marked.isEmpty else { return nil }
      let index = random.pick(marked)
      types[index].isMarked = false
      return "mark of \(types[index].name)"
    case 2:
      let conforming = types.indices.filter { !types[$0].protocols.isEmpty }
      guard !conforming.isEmpty else { return nil }
      let index = random.pick(conforming)
      let last = types[index].protocols.removeLast()
      return "\(types[index].name): \(last)"
    case 3:
      let index = random.number(0...(types.count - 1))
      guard let first = types[index].initializers.indices.first,
        // Nobody writes an access for what Swift writes, nor marks what cannot be called.
        !types[index].initializers[first].isMemberwise, !types[index].isMarked,
        !types[index].initializers[first].isMarked
      else { return nil }
      types[index].initializers[first].isPrivate = true
      return "access of \(types[index].initializers[first].name(of: types[index].name))"
    default:
      let sharing = types.indices.filter { types[$0].hasShared && !types[$0].isMarked }
      guard !sharing.isEmpty else { return nil }
      let index = random.pick(sharing)
      types[index].hasShared = false
      return "\(types[index].name).shared"
    }
  }
}
