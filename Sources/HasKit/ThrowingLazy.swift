/// What `Lazy` is, for something whose building may fail.
///
/// Swift's property wrappers cannot throw, so this is a value of its own:
/// ```swift
/// struct AppDependency: HasStore {
///   private let lazyStore = ThrowingLazy { try Store(at: url) }
///   var store: Store { get throws { try lazyStore.value() } }
/// }
/// ```
/// A build that throws is tried again at the next use.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct ThrowingLazy<Value, Failure: Error> {
  @usableFromInline let box: OnceBox<Value, Failure>

  /// A value built by a closure, on first use.
  public init(_ build: @escaping @Sendable () throws(Failure) -> Value) {
    box = OnceBox(build)
  }

  /// The value, built now if it is not yet.
  ///
  /// - Throws: What the build throws.
  @inlinable
  public func value() throws(Failure) -> Value { try box.value() }

  /// Forgets what was built, here and in all copies: the next use builds it again.
  public func reset() { box.reset() }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ThrowingLazy: Sendable where Value: Sendable {}
