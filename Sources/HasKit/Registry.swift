#if !hasFeature(Embedded)
  /// Objects by their types, for code that nobody can hand its dependencies to: storyboards,
  /// plug-ins, an app in the middle of its migration.
  ///
  /// What is not registered is told at run time only, so prefer Has-protocols wherever dependencies
  /// can be handed on. There is no registry but those that the app makes. Safe under threads.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public final class Registry: Sendable {
    /// The registry that `@Registered` reads from; there is none unless the app makes it.
    public static var app: Registry? {
      get { appRegistry.withLock { $0 } }
      set { appRegistry.withLock { $0 = newValue } }
    }

    private static let appRegistry = Guarded<Registry?>(nil)

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
      replace(type, by: Entry(type) { _ in value })
    }

    /// Registers an object that somebody else keeps alive, in place of what was there.
    ///
    /// - Precondition: The object is of a class.
    public func register<Service: Sendable>(_ type: Service.Type, weak object: Service) {
      let reference = Weak<Service>(wrappedValue: object)
      replace(type, by: Entry(type) { _ in reference.wrappedValue })
    }

    /// Registers what makes a new object each time, in place of what was there.
    ///
    /// - Parameters:
    ///   - type: What the object is asked for as.
    ///   - factory: Gets the registry that was asked, to resolve what the object needs, and the
    ///     arguments that `resolve` was called with.
    public func register<Service, each Argument>(
      _ type: Service.Type,
      factory: @escaping @Sendable (Registry, repeat each Argument) throws -> Service
    ) {
      replace(
        type,
        by: Entry(type, taking: (repeat each Argument).self) { registry, arguments in
          try factory(registry, repeat each arguments)
        })
    }

    /// Forgets what is registered under a type here; a parent keeps what it has.
    public func unregister<Service>(_ type: Service.Type) {
      replace(type, by: nil)
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
    /// - Parameters:
    ///   - type: What it was registered as.
    ///   - arguments: What the factory takes besides the registry.
    /// Where an optional is asked for, and none is registered, what it is an optional of will do:
    /// `let logger: (any Logging)? = try? registry.resolve()`.
    ///
    /// - Throws: `RegistryError` when nothing fits, and what the factory throws.
    public func resolve<Service, each Argument>(
      _ type: Service.Type = Service.self, _ arguments: repeat each Argument
    ) throws -> Service {
      var registry: Registry? = self
      while let asked = registry {
        // The factory is called behind the lock: it may ask for more.
        if let entry = asked.entry(for: type) {
          let made = try entry.make(self, (repeat each arguments))
          if let service = made as? Service { return service }
          throw RegistryError.gone(String(reflecting: type))
        }
        registry = asked.parent
      }
      let plain = (type as? any OptionalType.Type)?.wrapped ?? type
      throw RegistryError.notRegistered(String(reflecting: plain), registered: registeredNames)
    }

    private func entry<Service>(for type: Service.Type) -> Entry? {
      let wrapped = (type as? any OptionalType.Type)?.wrapped
      return entries.withLock { entries in
        entries[ObjectIdentifier(type)] ?? wrapped.flatMap { entries[ObjectIdentifier($0)] }
      }
    }

    /// The names of the types that are registered here and in the parents, sorted.
    private var registeredNames: [String] {
      let names = entries.withLock { $0.values.map(\.typeName) }
      return Set(names + (parent?.registeredNames ?? [])).sorted()
    }
  }

  /// Tells at run time what an optional is one of.
  private protocol OptionalType {
    static var wrapped: Any.Type { get }
  }

  extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
  }
#endif
