// A stand-in for the framework, so that the app compiles without it.
// swift-format-ignore-file

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { fatalError() } }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<V: View>(_ view: V) -> V { view }
}

public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { fatalError() }
}

extension View {
  public func navigationDestination<D: Hashable, V: View>(
    for type: D.Type, @ViewBuilder destination: @escaping (D) -> V
  ) -> some View { self }

  public func task(_ action: @escaping @Sendable @isolated(any) () async -> Void) -> some View {
    self
  }
}

@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
