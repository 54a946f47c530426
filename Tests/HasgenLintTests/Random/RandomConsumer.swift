@testable import SyntheticApp

/// A consumer made up from a seed, with what it needs of what it asks for.
struct RandomConsumer {
  /// Lines of Swift.
  typealias Code = [String]

  /// The end of a function that returns an `Int`, and needs some dependencies.
  struct Use {
    let wants: Set<Dependency>
    /// Whether it names what only the consumer's module sees.
    var isInternal = false
    /// Writes it, by the expression of the composition's value.
    let write: (_ value: String) -> Code
  }

  /// Who else asks for dependencies.
  struct Asker {
    let declared: Set<Dependency>
    let needed: Set<Dependency>
  }

  let number: Int
  var random: SplitMix64
  private(set) var declared: [Dependency] = []
  /// What does not compile without it, or may be reached in a way that nobody can follow.
  private(set) var needed: Set<Dependency> = []
  /// The ways of writing that it has, for the table of shares.
  var forms: Set<String> = []
  /// Declarations at file level, beside the consumer.
  var file: Code = []
  /// Declarations of another file of the module.
  var other: Code = []
  /// Declarations of another module, which sees what is public.
  var later: Code = []
  /// The members of the consumer.
  var members: Code = []
  /// What stands at the end of its initializer.
  var initial: Code = []
  /// Who else asks in its code, by name.
  var others: [String: Asker] = [:]
  /// The protocols behind the names in the composition that are no protocols' names.
  var aliases: [String: Set<Dependency>] = [:]
  var holder = Holder()
  private var count = 0

  var name: String { "C\(number)" }

  /// Makes the consumer of a number in the apps of a seed.
  init(seed: UInt64, number: Int) {
    self.number = number
    random = SplitMix64(seed: seed, file: number)
    declared = some(of: Dependency.allCases, 2...6)
    holder = pickHolder()
    for use in uses() { add(use) }
    write()
  }

  /// A name that nothing else has.
  mutating func fresh(_ stem: String) -> String {
    count += 1
    return "\(stem)\(number)x\(count)"
  }

  /// Some elements, none twice, in any order.
  mutating func some<Element>(of elements: [Element], _ range: ClosedRange<Int>) -> [Element] {
    var left = elements
    var some: [Element] = []
    let wanted = min(random.number(range), elements.count)
    while some.count < wanted { some.append(left.remove(at: random.number(0...left.count - 1))) }
    return some
  }

  mutating func need(_ dependencies: some Sequence<Dependency>) { needed.formUnion(dependencies) }

  /// One of several ways of writing, noted for the table: the first, the plain one, more often.
  mutating func form(_ kind: String, _ names: [String]) -> String {
    let name = random.once(in: 3) ? names[0] : random.pick(names)
    forms.insert("\(kind): \(name)")
    return name
  }

  /// What it does: some reads, sometimes what it passes on, seldom an escape.
  private mutating func uses() -> [Use] {
    var uses: [Use] = some(of: declared, 0...min(3, declared.count)).map { read($0) }
    if Set(declared).isSuperset(of: [.logger, .clock]), random.once(in: 3) {
      uses.append(Use(wants: [.logger, .clock]) { ["return \($0).stamped()"] })
    }
    if random.once(in: 3) { uses.append(pass(some(of: declared, 1...2))) }
    if random.once(in: 15) { uses.append(escape()) }
    for use in uses { need(use.wants) }
    return uses
  }
}
