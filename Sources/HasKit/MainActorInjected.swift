#if !hasFeature(Embedded)
  /// A member that is read from a registry of the main actor.
  ///
  /// ```swift
  /// final class CardViewController: UIViewController {
  ///   @MainActorInjected var cardView: CardView
  /// }
  /// ```
  /// It works like ``Injected``, with a ``MainActorRegistry``.
  @propertyWrapper
  public struct MainActorInjected<Service>: Sendable {
    private let registry: @MainActor @Sendable () -> MainActorRegistry?

    /// A member that is read from `MainActorRegistry.app`.
    public init() {
      registry = { MainActorRegistry.app }
    }

    /// A member that is read from a registry. Each read evaluates the expression `registry`.
    public init(in registry: @autoclosure @escaping @MainActor @Sendable () -> MainActorRegistry) {
      self.registry = registry
    }

    /// The object that is registered under the member's type.
    ///
    /// - Precondition: The type is registered, and its factory takes no arguments.
    @MainActor public var wrappedValue: Service {
      guard let registry = registry() else {
        fatalError(
          "@MainActorInjected: there is no 'MainActorRegistry.app' yet: make one when the app starts"
        )
      }
      do {
        return try registry.resolve()
      } catch {
        fatalError("@MainActorInjected: \(error)")
      }
    }
  }
#endif
