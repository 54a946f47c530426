extension RandomGraph {
  /// Kinds of things that an app may have, to be left out one by one.
  struct Features: OptionSet {
    let rawValue: Int

    static let optionals = Features(rawValue: 1 << 0)
    static let fallbacks = Features(rawValue: 1 << 1)
    static let closures = Features(rawValue: 1 << 2)
    static let implementations = Features(rawValue: 1 << 3)
    static let unimplemented = Features(rawValue: 1 << 4)
    static let refinements = Features(rawValue: 1 << 5)
    static let shared = Features(rawValue: 1 << 6)
    static let initializers = Features(rawValue: 1 << 7)
    static let children = Features(rawValue: 1 << 8)
    static let initialValues = Features(rawValue: 1 << 9)
    static let twins = Features(rawValue: 1 << 10)
    static let cycles = Features(rawValue: 1 << 11)

    /// Closures that return a service of which there is no member.
    static let strayClosures = Features(rawValue: 1 << 12)
    /// A member with a value of its own is asked for as another type of its service too.
    static let initialValuesByOtherTypes = Features(rawValue: 1 << 13)
    /// A service of several implementations that is a member of a child only.
    static let ambiguousOfChildren = Features(rawValue: 1 << 14)
    /// A closure that returns a member in a cycle.
    static let closuresInCycles = Features(rawValue: 1 << 15)

    /// All kinds.
    static let all = Features(rawValue: (1 << 16) - 1)
    /// Those in which the product and the reference agree.
    static let agreed = all
  }
}
