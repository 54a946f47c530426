/// A member that is built once, on first use.
///
/// ```swift
/// struct AppDependency: HasImageCache {
///   @Lazy var imageCache: any ImageCaching = ImageCache()
/// }
/// ```
///
/// Unlike with a `lazy var`, reading it does not change the container: it can be the witness of
/// `{ get }` in a struct, and copies of the struct share what was built. Two threads that ask at
/// once get the same object. A read of what is built takes no lock.
///
/// A build that needs the member itself, on this thread or by way of others that wait for lazy
/// members, stops the program and names the types. In a class that is `Sendable`, keep a
/// `let lazy = Lazy { … }` behind a member that reads `lazy.wrappedValue`.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@propertyWrapper
public struct Lazy<Value> {
  @usableFromInline var box: OnceBox<Value, Never>

  /// A member built by what stands behind `=`.
  public init(wrappedValue: @autoclosure @escaping @Sendable () -> Value) {
    box = OnceBox(wrappedValue)
  }

  /// A member built by a closure: `@Lazy({ ImageCache(directory: url) }) var imageCache: ImageCache`.
  public init(_ build: @escaping @Sendable () -> Value) {
    box = OnceBox(build)
  }

  /// The member, built now if it is not yet.
  ///
  /// Assigning changes only the copy that it is assigned to.
  public var wrappedValue: Value {
    @inlinable get { box.value() }
    set { box = OnceBox(holding: newValue) }
  }

  /// The lazy member itself: `$imageCache.reset()`.
  public var projectedValue: Lazy<Value> { self }

  /// Forgets what was built, here and in all copies: the next use builds it again.
  ///
  /// For memory warnings. Whoever holds what was built keeps it.
  public func reset() { box.reset() }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Lazy: Sendable where Value: Sendable {}
