#if !hasFeature(Embedded)
  /// A member that is read from a registry.
  ///
  /// Make the app's registry once, when the app starts:
  /// ```swift
  /// Registry.app = Registry()
  /// ```
  /// Then use it in types to which dependencies cannot be passed:
  /// ```swift
  /// final class CardViewController: UIViewController {
  ///   @Injected var cardManager: any CardManaging
  /// }
  /// ```
  /// Each read resolves the type again. If it is not registered, the program stops with a message
  /// that lists the registered types.
  @propertyWrapper
  public struct Injected<Service>: Sendable {
    private let registry: @Sendable () -> Registry?

    /// A member that is read from `Registry.app`.
    public init() {
      registry = { Registry.app }
    }

    /// A member that is read from a registry. Each read evaluates the expression `registry`.
    public init(in registry: @autoclosure @escaping @Sendable () -> Registry) {
      self.registry = registry
    }

    /// The object that is registered under the member's type.
    ///
    /// - Precondition: The type is registered, and its factory takes no arguments.
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
  @available(*, deprecated, renamed: "Injected")
  public typealias Registered = Injected
#endif
