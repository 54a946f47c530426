#if !hasFeature(Embedded)
  /// Objects of the main actor by their types: views, view models, and other objects that are not
  /// `Sendable`.
  ///
  /// It works like ``Registry``, but only on the main actor. Services that all threads use stay in
  /// a `Registry`, which can be its parent.
  @MainActor public final class MainActorRegistry {
    /// The registry from which `@MainActorInjected` reads; `nil` until the app sets it.
    public static var app: MainActorRegistry?

    private typealias Entry = RegistryEntry<(MainActorRegistry, Any) throws -> Any?>

    private enum Parent {
      case mainActor(MainActorRegistry)
      case all(Registry)
    }

    private let parent: Parent?
    private var entries: [ObjectIdentifier: Entry] = [:]

    /// An empty registry.
    ///
    /// - Parameter parent: The registry that resolves types that are not registered here.
    public init(parent: MainActorRegistry? = nil) {
      self.parent = parent.map { .mainActor($0) }
    }

    /// An empty registry.
    ///
    /// - Parameter parent: The registry that resolves types that are not registered here.
    public init(parent: Registry) {
      self.parent = .all(parent)
    }

    // MARK: Registering

    /// Registers a value under a type. It replaces what is registered there.
    public func register<Service>(_ type: Service.Type, _ value: Service) {
      replace(type) { _ in value }
    }

    /// Registers an object that other code keeps alive, in place of what is registered there.
    ///
    /// - Precondition: The object is of a class.
    public func register<Service>(_ type: Service.Type, weak object: Service) {
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
      factory: @escaping @MainActor (MainActorRegistry, repeat each Argument) throws -> Service
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
    /// A factory that throws is called again by the next `resolve`.
    ///
    /// - Parameters:
    ///   - type: The type by which the object is resolved.
    ///   - factory: Makes the object, from this registry, even if `resolve` of a child was called:
    ///     children share the object.
    @_disfavoredOverload
    public func register<Service>(
      _ type: Service.Type, once factory: @escaping @MainActor (MainActorRegistry) throws -> Service
    ) {
      let owner = ObjectIdentifier(self)
      let step = Resolving.Step(type: type, owner: owner, asked: owner)
      var object: Service?
      // The registry owns the closure, so `self` exists when the closure is called.
      replace(type) { [unowned self] _ in
        if let object { return object }
        let made = try Resolving.inside(step, takesArguments: false) { try factory(self) }
        object = made
        return made
      }
    }

    /// Removes what is registered under a type here, but not in a parent.
    public func unregister<Service>(_ type: Service.Type) {
      entries[ObjectIdentifier(type)] = nil
    }

    private func replace<Service>(
      _ type: Service.Type, by find: @escaping (MainActorRegistry) throws -> Service?
    ) {
      replace(type, taking: Void.self) { registry, _ in try find(registry) }
    }

    private func replace<Service, Arguments>(
      _ type: Service.Type, taking: Arguments.Type,
      by make: @escaping (MainActorRegistry, Arguments) throws -> Service?
    ) {
      entries[ObjectIdentifier(type)] = Entry(type) { registry, given in
        try make(registry, RegistryError.arguments(given, as: taking, of: type))
      }
    }

    // MARK: Resolving

    /// Returns the object that is registered under a type, here or in the nearest parent.
    ///
    /// - Parameters:
    ///   - type: The type under which the object is registered. For an optional that is not
    ///     registered, the type that it wraps is resolved.
    ///   - arguments: The arguments of the factory besides the registry.
    /// - Throws: `RegistryError` if the type is not registered, or factories need each other; and
    ///   the errors of the factory.
    public func resolve<Service, each Argument>(
      _ type: Service.Type = Service.self, _ arguments: repeat each Argument
    ) throws -> Service {
      var registry = self
      while true {
        if let entry = registry.entries.entry(for: type) {
          let made = try entry.make(self, (repeat each arguments))
          if let service = made as? Service { return service }
          throw RegistryError.gone(String(reflecting: type))
        }
        switch registry.parent {
        case .mainActor(let parent):
          registry = parent
          continue
        case .all(let parent):
          if let service = try parent.find(type, repeat each arguments) { return service }
        case nil: break
        }
        throw RegistryError.notFound(type, registered: registeredNames)
      }
    }

    /// The names of the types that are registered here and in the parents.
    private var registeredNames: Set<String> {
      let names = entries.values.map(\.typeName)
      switch parent {
      case .mainActor(let parent): return parent.registeredNames.union(names)
      case .all(let parent): return parent.registeredNames.union(names)
      case nil: return Set(names)
      }
    }
  }
#endif
