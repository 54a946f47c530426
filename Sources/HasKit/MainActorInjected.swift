#if !hasFeature(Embedded)
  /// A member that is read from a registry of the main actor.
  ///
  /// ```swift
  /// final class CardViewController: UIViewController {
  ///   @MainActorInjected var cardView: CardView
  /// }
  /// ```
  /// It is what ``Injected`` is, for a ``MainActorRegistry``.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @propertyWrapper
  public struct MainActorInjected<Service>: Sendable {
    private let registry: @MainActor @Sendable () -> MainActorRegistry?

    /// A member that is read from `MainActorRegistry.app`.
    public init() {
      registry = { MainActorRegistry.app }
    }

    /// A member that is read from a registry, which itself is asked for at each read.
    public init(in registry: @autoclosure @escaping @MainActor @Sendable () -> MainActorRegistry) {
      self.registry = registry
    }

    /// The object that the registry has under the member's type.
    ///
    /// - Precondition: Something is registered under it, and needs no arguments.
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
