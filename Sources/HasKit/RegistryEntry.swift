#if !hasFeature(Embedded)
  /// The object or factory that is registered under a type.
  struct RegistryEntry<Make> {
    /// The full name of the type.
    let typeName: String
    /// Finds or makes the object, from the registry whose `resolve` was called and the arguments in
    /// a tuple.
    let make: Make

    init<Service>(_ type: Service.Type, _ make: Make) {
      typeName = String(reflecting: type)
      self.make = make
    }
  }

  extension RegistryEntry: Sendable where Make: Sendable {}

  extension Dictionary where Key == ObjectIdentifier {
    /// The entry of a type, or else, for an optional, the entry of the type that it wraps.
    func entry<Make>(for type: Any.Type) -> RegistryEntry<Make>?
    where Value == RegistryEntry<Make> {
      self[ObjectIdentifier(type)] ?? wrapped(of: type).flatMap { self[ObjectIdentifier($0)] }
    }
  }

  extension RegistryError {
    /// The error for objects that are made once and wait for each other, each on its own thread.
    static func cycle(of locks: [BuildLock]) -> RegistryError {
      let names = locks.map { String(reflecting: $0.type) }
      return .cycle(names + names.prefix(1))
    }

    /// The error for a type that is not registered. For an optional, the type that it wraps is not
    /// registered either.
    static func notFound(_ type: Any.Type, registered: Set<String>) -> RegistryError {
      .notRegistered(String(reflecting: wrapped(of: type) ?? type), registered: registered.sorted())
    }

    /// Returns arguments with the types of a factory's parameters.
    ///
    /// - Throws: `otherArguments` if they have other types.
    static func arguments<Service, Arguments>(
      _ given: Any, as wanted: Arguments.Type, of type: Service.Type
    ) throws -> Arguments {
      if let arguments = given as? Arguments { return arguments }
      throw RegistryError.otherArguments(
        String(reflecting: type), wanted: String(describing: wanted),
        given: String(describing: Swift.type(of: given)))
    }
  }

  /// The type that an optional type wraps; `nil` for other types.
  private func wrapped(of type: Any.Type) -> Any.Type? { (type as? any OptionalType.Type)?.wrapped }

  /// An optional type, which knows at run time which type it wraps.
  private protocol OptionalType {
    static var wrapped: Any.Type { get }
  }

  extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
  }
#endif
