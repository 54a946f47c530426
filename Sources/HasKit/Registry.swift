#if !hasFeature(Embedded)
  /// Objects by their types, for code that nobody can hand its dependencies to: storyboards,
  /// plug-ins, an app in the middle of its migration.
  ///
  /// What is not registered is told at run time only, so prefer Has-protocols wherever dependencies
  /// can be handed on. There is no registry but those that the app makes. Safe under threads.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public final class Registry: Sendable {
    /// The registry that `@Injected` reads from; there is none unless the app makes it.
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
    /// - Parameter parent: Who is asked for what is not registered here.
    public init(parent: Registry? = nil) {
      self.parent = parent
    }

    // MARK: Registering

    /// Registers a value under a type, in place of what was there.
    public func register<Service: Sendable>(_ type: Service.Type, _ value: Service) {
      replace(type) { _ in value }
    }

    /// Registers an object that somebody else keeps alive, in place of what was there.
    ///
    /// - Precondition: The object is of a class.
    public func register<Service: Sendable>(_ type: Service.Type, weak object: Service) {
      let reference = Weak<Service>(wrappedValue: object)
      replace(type) { _ in reference.wrappedValue }
    }

    /// Registers a factory that makes a new object each time, in place of what was there.
    ///
    /// - Parameters:
    ///   - type: What the object is asked for as.
    ///   - factory: Gets the registry that was asked, to resolve what the object needs, and the
    ///     arguments that `resolve` was called with.
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

    /// Registers a factory that runs once, when somebody first asks, in place of what was there:
    /// `registry.register(Store.self, once: { _ in Store() })`. A trailing closure makes a new object
    /// each time.
    ///
    /// Two threads that ask at once get the same object. A factory that throws is tried again.
    ///
    /// - Parameters:
    ///   - type: What the object is asked for as.
    ///   - factory: Gets this registry, also where a child was asked, since children share the object.
    @_disfavoredOverload
    public func register<Service: Sendable>(
      _ type: Service.Type, once factory: @escaping @Sendable (Registry) throws -> Service
    ) {
      let owner = ObjectIdentifier(self)
      // Whoever reads it asks this registry.
      let object = OnceBox<Service, any Error> { [unowned self] in try factory(self) }
      let step = Resolving.Step(type: type, owner: owner, asked: owner)
      replace(type) { _ in
        if let object = object.readValue() { return object }
        return try Resolving.inside(step, takesArguments: false) {
          try object.builtValue { locks in throw RegistryError.cycle(of: locks) }
        }
      }
    }

    /// Forgets what is registered under a type here; a parent keeps what it has.
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
      // What was there goes behind the lock, since what it does then is not known here.
      let former = entries.withLock { entries in
        let former = entries[ObjectIdentifier(type)]
        entries[ObjectIdentifier(type)] = entry
        return former
      }
      _ = former
    }

    // MARK: Resolving

    /// What is registered under a type, here or in the nearest parent.
    ///
    /// Where an optional is asked for, and none is registered, what it is an optional of will do:
    /// `let logger: (any Logging)? = try? registry.resolve()`.
    ///
    /// - Parameters:
    ///   - type: What it was registered as.
    ///   - arguments: What the factory takes besides the registry.
    /// - Throws: `RegistryError` when nothing fits or factories need each other, and what the factory
    ///   throws.
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
        // The factory is called behind the lock: it may ask for more.
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
