/// A value that is built once, on first use, by code that may throw.
///
/// The property wrapper `Lazy` cannot throw, so this type is used without `@`:
/// ```swift
/// struct AppDependency: HasStore {
///   private let lazyStore = ThrowingLazy { try Store(at: url) }
///   var store: Store { get throws { try lazyStore.value() } }
/// }
/// ```
/// A build that throws is tried again at the next use.
public struct ThrowingLazy<Value, Failure: Error> {
  @usableFromInline let box: OnceBox<Value, Failure>

  /// A value built by a closure, on first use.
  public init(_ build: @escaping @Sendable () throws(Failure) -> Value) {
    box = OnceBox(build)
  }

  /// Returns the value, which the first call builds.
  ///
  /// - Throws: The error of the closure that builds the value.
  @inlinable
  public func value() throws(Failure) -> Value { try box.value() }

  /// Discards the value, also in all copies; the next call of `value()` builds it again.
  public func reset() { box.reset() }
}

extension ThrowingLazy: Sendable where Value: Sendable {}
