#if !hasFeature(Embedded)
  /// A member that does not keep its object alive, for objects that others own.
  ///
  /// ```swift
  /// struct CheckoutDependency {
  ///   @Weak var presenter: (any Presenting)?
  /// }
  /// ```
  ///
  /// Reading gives `nil` when the object is gone. A copy of the container refers to the same object;
  /// assigning changes only the copy that it is assigned to.
  ///
  /// An object that was ever referenced weakly is a little slower to retain from then on.
  @propertyWrapper
  public struct Weak<Object> {
    private var reference: WeakReference?

    /// A member that refers to an object, or to nothing yet.
    ///
    /// - Precondition: `Object` is a class, or a protocol that only classes conform to. Swift cannot
    ///   say this of protocols, so other values stop the program.
    public init(wrappedValue: Object?) {
      reference = wrappedValue.map { WeakReference(to: $0) }
    }

    /// The object, as long as somebody else holds it.
    public var wrappedValue: Object? {
      get { reference?.object as? Object }
      set { reference = newValue.map { WeakReference(to: $0) } }
    }
  }

  // Loading a weak reference is safe while the object goes, and nothing else changes it.
  extension Weak: @unchecked Sendable where Object: Sendable {}

  /// A place for a weak reference: it is never assigned again.
  private final class WeakReference {
    private(set) weak var object: AnyObject?

    init<Object>(to object: Object) {
      guard type(of: object as Any) is AnyClass else {
        fatalError("'\(Object.self)' cannot be held weakly: it is no object")
      }
      self.object = object as AnyObject
    }
  }
#endif
