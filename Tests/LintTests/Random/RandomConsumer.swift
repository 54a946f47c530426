import SyntheticApp

/// A consumer of a random form of which it is known what it uses.
struct RandomConsumer {
  /// The way in which it holds its dependencies.
  enum Form: String, CaseIterable {
    case property, parameter, inline, generic, superclass, subclass, extended, pair, optional,
      dynamic, container
  }

  /// The ways in which it reads a member.
  enum Reading: CaseIterable {
    case plain, onSelf, local, captured, weakly, keyPath, string, alias, typedAlias, byDefault,
      otherFile, elsewhere, mapped, condition, nested, inDefer
  }

  /// The ways in which it passes its dependencies on.
  enum Passing: CaseIterable {
    case initializer, implicit, function, `static`, narrower, method, assigned
  }

  /// The ways in which its dependencies go where nobody follows them.
  enum Escape: CaseIterable {
    case any, list, closure, cast, payload, generic, dictionary
  }

  let number: Int
  let form: Form
  /// The protocols that it asks for, by their numbers, sorted.
  var asked: [Int]
  /// Those that it reads, each with the way.
  let reads: [(protocol: Int, way: Reading)]
  /// The children that it makes, by the protocol that they ask for.
  let passes: [(protocol: Int, way: Passing)]
  let escape: Escape?
  /// The name of what holds its dependencies.
  let holder: String

  /// The number of protocols of the app.
  static let protocolCount = 12

  init(number: Int, using random: inout SplitMix64) {
    self.number = number
    let form = random.pick(Form.allCases)
    self.form = form
    var open = Array(0..<Self.protocolCount)
    asked = (0..<random.number(2...6)).map { _ in
      open.remove(at: random.number(0...open.count - 1))
    }.sorted()
    holder =
      [.extended, .dynamic, .subclass, .superclass].contains(form)
      ? "dependencies" : random.pick(["dependencies", "services", "context", "deps", "env"])
    var reads: [(Int, Reading)] = []
    var passes: [(Int, Passing)] = []
    let mayPass = form != .pair && form != .container
    for id in asked where random.once(in: 2) {
      if mayPass, random.once(in: 3) {
        passes.append((id, random.pick(Passing.allCases)))
      } else {
        reads.append((id, random.pick(Reading.allCases)))
      }
    }
    self.reads = reads
    self.passes = passes
    escape = mayPass && random.once(in: 8) ? random.pick(Escape.allCases) : nil
  }

  /// The protocols without which the sources would not compile, or may be used out of sight.
  var needed: Set<Int> {
    // A container is made for others.
    if form == .container || escape != nil { return Set(asked) }
    return Set(reads.map(\.protocol) + passes.map(\.protocol))
  }

  var name: String { "Consumer\(number)" }
}
