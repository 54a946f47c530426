#if !hasFeature(Embedded)
  /// Objects by their types, for code to which dependencies cannot be passed: storyboards,
  /// plug-ins, an app in the middle of its migration.
  ///
  /// A type that is not registered is an error at run time, so prefer Has-protocols wherever
  /// dependencies can be passed. The app makes its registries, and all threads may use them.
  public final class Registry: Sendable {
    /// The registry from which `@Injected` reads; `nil` until the app sets it.
    public static var app: Registry? {
      get { appRegistry.withLock { $0 } }
      set { appRegistry.withLock { $0 = newValue } }
    }

    private static let appRegistry = Guarded<Registry?>(nil)

    private typealias Entry = RegistryEntry<@Sendable (Registry, Any) throws -> Any?>

    private let parent: Registry?
    private let entries = Guarded<[ObjectIdentifier: Entry]>([:])

    /// An empty registry.
    ///
    /// - Parameter parent: The registry that resolves types that are not registered here.
    public init(parent: Registry? = nil) {
      self.parent = parent
    }

    // MARK: Registering

    /// Registers a value under a type. It replaces what is registered there.
    public func register<Service: Sendable>(_ type: Service.Type, _ value: Service) {
      replace(type) { _ in value }
    }

    /// Registers an object that other code keeps alive, in place of what is registered there.
    ///
    /// - Precondition: The object is of a class.
    public func register<Service: Sendable>(_ type: Service.Type, weak object: Service) {
      let reference = Weak<Service>(wrappedValue: object)
      replace(type) { _ in reference.wrappedValue }
    }

    /// Registers a factory that makes a new object for each call of `resolve`, in place of what is
    /// registered there.
    ///
    /// - Parameters:
    ///   - type: The type by which the object is resolved.
    ///   - factory: Makes the object. It gets the registry whose `resolve` was called, and the
    ///     arguments of that call.
    public func register<Service, each Argument>(
      _ type: Service.Type,
      factory: @escaping @Sendable (Registry, repeat each Argument) throws -> Service
    ) {
      let owner = ObjectIdentifier(self)
      let takesArguments = (repeat each Argument).self != Void.self
      replace(type, taking: (repeat each Argument).self) { registry, arguments in
        let step = Resolving.Step(type: type, owner: owner, asked: ObjectIdentifier(registry))
        return try Resolving.inside(step, takesArguments: takesArguments) {
          try factory(registry, repeat each arguments)
        }
      }
    }

    /// Registers a factory that runs once, at the first call of `resolve`, in place of what is
    /// registered there: `registry.register(Store.self, once: { _ in Store() })`. A trailing
    /// closure would be a factory that makes a new object for each call.
    ///
    /// Two threads that call `resolve` at the same time get the same object. A factory that throws
    /// is called again by the next `resolve`.
    ///
    /// - Parameters:
    ///   - type: The type by which the object is resolved.
    ///   - factory: Makes the object, from this registry, even if `resolve` of a child was called:
    ///     children share the object.
    @_disfavoredOverload
    public func register<Service: Sendable>(
      _ type: Service.Type, once factory: @escaping @Sendable (Registry) throws -> Service
    ) {
      let owner = ObjectIdentifier(self)
      // The registry owns the closure, so `self` exists when the closure is called.
      let object = OnceBox<Service, any Error> { [unowned self] in try factory(self) }
      let step = Resolving.Step(type: type, owner: owner, asked: owner)
      replace(type) { _ in
        if let object = object.read() { return object }
        return try Resolving.inside(step, takesArguments: false) {
          try object.builtValue { locks in throw RegistryError.cycle(of: locks) }
        }
      }
    }

    /// Removes what is registered under a type here, but not in a parent.
    public func unregister<Service>(_ type: Service.Type) {
      replace(type, by: nil)
    }

    private func replace<Service>(
      _ type: Service.Type, by find: @escaping @Sendable (Registry) throws -> Service?
    ) {
      replace(type, taking: Void.self) { registry, _ in try find(registry) }
    }

    private func replace<Service, Arguments>(
      _ type: Service.Type, taking: Arguments.Type,
      by make: @escaping @Sendable (Registry, Arguments) throws -> Service?
    ) {
      let entry = Entry(type) { registry, given in
        try make(registry, RegistryError.arguments(given, as: taking, of: type))
      }
      replace(type, by: entry)
    }

    private func replace<Service>(_ type: Service.Type, by entry: Entry?) {
      // The former entry is deallocated after the lock is released: its `deinit` may run any code.
      let former = entries.withLock { entries in
        let former = entries[ObjectIdentifier(type)]
        entries[ObjectIdentifier(type)] = entry
        return former
      }
      _ = former
    }

    // MARK: Resolving

    /// Returns the object that is registered under a type, here or in the nearest parent.
    ///
    /// For an optional that is not registered, the type that it wraps is resolved:
    /// `let logger: (any Logging)? = try? registry.resolve()`.
    ///
    /// - Parameters:
    ///   - type: The type under which the object is registered.
    ///   - arguments: The arguments of the factory besides the registry.
    /// - Throws: `RegistryError` if the type is not registered, or factories need each other; and
    ///   the errors of the factory.
    public func resolve<Service, each Argument>(
      _ type: Service.Type = Service.self, _ arguments: repeat each Argument
    ) throws -> Service {
      if let service = try find(type, repeat each arguments) { return service }
      throw RegistryError.notFound(type, registered: registeredNames)
    }

    /// The object that is registered under a type, here or in the nearest parent; `nil` if none is.
    func find<Service, each Argument>(
      _ type: Service.Type, _ arguments: repeat each Argument
    ) throws -> Service? {
      var registry: Registry? = self
      while let asked = registry {
        // The factory is called after the lock is released, because it may call `resolve`.
        if let entry = asked.entries.withLock({ $0.entry(for: type) }) {
          let made = try entry.make(self, (repeat each arguments))
          if let service = made as? Service { return service }
          throw RegistryError.gone(String(reflecting: type))
        }
        registry = asked.parent
      }
      return nil
    }

    /// The names of the types that are registered here and in the parents.
    var registeredNames: Set<String> {
      let names = entries.withLock { $0.values.map(\.typeName) }
      return (parent?.registeredNames ?? []).union(names)
    }
  }
#endif
