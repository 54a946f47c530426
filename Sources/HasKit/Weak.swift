#if !hasFeature(Embedded)
  /// A member that does not keep its object alive, for objects that other code owns.
  ///
  /// ```swift
  /// struct CheckoutDependency {
  ///   @Weak var presenter: (any Presenting)?
  /// }
  /// ```
  ///
  /// The member is `nil` once the object is deallocated. A copy of the container refers to the same
  /// object. An assignment changes only one copy.
  ///
  /// A weak reference makes later retains of the object a little slower.
  @propertyWrapper
  public struct Weak<Object> {
    private var reference: WeakReference?

    /// A member that refers to an object, or to none.
    ///
    /// - Precondition: `Object` is a class, or a protocol to which only classes conform. The
    ///   compiler cannot check this, so another value stops the program.
    public init(wrappedValue: Object?) {
      reference = wrappedValue.map { WeakReference(to: $0) }
    }

    /// The object, as long as other code holds it.
    public var wrappedValue: Object? {
      get { reference?.object as? Object }
      set { reference = newValue.map { WeakReference(to: $0) } }
    }
  }

  // A weak reference can be loaded safely while its object is deallocated, and it is never assigned
  // again.
  extension Weak: @unchecked Sendable where Object: Sendable {}

  /// A weak reference, which is assigned once.
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
