/// A member that is built once, on first use.
///
/// ```swift
/// struct AppDependency: HasImageCache {
///   @Lazy var imageCache: any ImageCaching = ImageCache()
/// }
/// ```
///
/// Unlike a `lazy var`, the member does not change the container when it is read. So it can be the
/// witness of `{ get }` in a struct, and copies of the struct share the value. Two threads that
/// read it at the same time get the same value. On Apple platforms, a read holds a lock while it
/// copies the value. On other platforms, a read takes no lock after the value is built.
///
/// If the build needs the member itself, on this thread or through threads that wait for other lazy
/// members, the program stops with a message that names the types. In a class that is `Sendable`,
/// declare `let lazy = Lazy { … }` and a member that returns `lazy.wrappedValue`.
@propertyWrapper
public struct Lazy<Value> {
  @usableFromInline var box: OnceBox<Value, Never>

  /// A member that is built by the expression after `=`.
  public init(wrappedValue: @autoclosure @escaping @Sendable () -> Value) {
    box = OnceBox(wrappedValue)
  }

  /// A member that is built by a closure:
  /// `@Lazy({ ImageCache(directory: url) }) var imageCache: ImageCache`.
  public init(_ build: @escaping @Sendable () -> Value) {
    box = OnceBox(build)
  }

  /// The value, which the first read builds.
  ///
  /// An assignment changes only this copy of the member.
  public var wrappedValue: Value {
    @inlinable get { box.value() }
    set { box = OnceBox(holding: newValue) }
  }

  /// The lazy member itself: `$imageCache.reset()`.
  public var projectedValue: Lazy<Value> { self }

  /// Discards the value, also in all copies; the next read builds it again.
  ///
  /// Call it on a memory warning. Code that holds the value keeps it.
  public func reset() { box.reset() }
}

extension Lazy: Sendable where Value: Sendable {}
