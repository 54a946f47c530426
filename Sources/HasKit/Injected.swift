#if !hasFeature(Embedded)
  /// A member that is read from a registry.
  ///
  /// Make the app's registry once, when the app starts:
  /// ```swift
  /// Registry.app = Registry()
  /// ```
  /// and then, in types that nobody can pass their dependencies to:
  /// ```swift
  /// final class CardViewController: UIViewController {
  ///   @Injected var cardManager: any CardManaging
  /// }
  /// ```
  /// Each read resolves again. Reading what is not registered stops the program and says what is.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @propertyWrapper
  public struct Injected<Service>: Sendable {
    private let registry: @Sendable () -> Registry?

    /// A member that is read from `Registry.app`.
    public init() {
      registry = { Registry.app }
    }

    /// A member that is read from a registry, which itself is asked for at each read.
    public init(in registry: @autoclosure @escaping @Sendable () -> Registry) {
      self.registry = registry
    }

    /// What the registry has under the member's type.
    ///
    /// - Precondition: Something is registered under it, and needs no arguments.
    public var wrappedValue: Service {
      guard let registry = registry() else {
        fatalError("@Injected: there is no 'Registry.app' yet: make one when the app starts")
      }
      do {
        return try registry.resolve()
      } catch {
        fatalError("@Injected: \(error)")
      }
    }
  }

  /// The former name of ``Injected``.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @available(*, deprecated, renamed: "Injected")
  public typealias Registered = Injected
#endif
