#if !hasFeature(Embedded)
  /// What is registered under a type.
  struct RegistryEntry<Make> {
    /// The full name of the type.
    let typeName: String
    /// Finds or makes the object. Gets the registry that was asked, and the arguments in a tuple.
    let make: Make

    init<Service>(_ type: Service.Type, _ make: Make) {
      typeName = String(reflecting: type)
      self.make = make
    }
  }

  extension RegistryEntry: Sendable where Make: Sendable {}

  extension Dictionary where Key == ObjectIdentifier {
    /// The entry of a type; for an optional without one, that of the type that it is an optional of.
    func entry<Make>(for type: Any.Type) -> RegistryEntry<Make>?
    where Value == RegistryEntry<Make> {
      self[ObjectIdentifier(type)] ?? wrapped(of: type).flatMap { self[ObjectIdentifier($0)] }
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension RegistryError {
    /// Objects that are made once and wait for each other, each on a thread of its own.
    static func cycle(of locks: [BuildLock]) -> RegistryError {
      let names = locks.map { String(reflecting: $0.type) }
      return .cycle(names + names.prefix(1))
    }

    /// Nothing is registered under a type, or under the type that it is an optional of.
    static func notFound(_ type: Any.Type, registered: Set<String>) -> RegistryError {
      .notRegistered(String(reflecting: wrapped(of: type) ?? type), registered: registered.sorted())
    }

    /// Arguments as a factory takes them.
    ///
    /// - Throws: `otherArguments`, if they are of other types.
    static func arguments<Service, Arguments>(
      _ given: Any, as wanted: Arguments.Type, of type: Service.Type
    ) throws -> Arguments {
      if let arguments = given as? Arguments { return arguments }
      throw RegistryError.otherArguments(
        String(reflecting: type), wanted: String(describing: wanted),
        given: String(describing: Swift.type(of: given)))
    }
  }

  /// The type that a type is an optional of.
  private func wrapped(of type: Any.Type) -> Any.Type? { (type as? any OptionalType.Type)?.wrapped }

  /// Tells at run time what an optional is one of.
  private protocol OptionalType {
    static var wrapped: Any.Type { get }
  }

  extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
  }
#endif
