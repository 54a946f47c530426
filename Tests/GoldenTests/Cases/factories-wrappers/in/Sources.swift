@propertyWrapper struct Bound<V> {
  var get: () -> V
  init(get: @escaping () -> V) { self.get = get }
  var wrappedValue: V { get { self.get() } }
}
@propertyWrapper struct Plain<V> { var wrappedValue: V }
@propertyWrapper struct Text {
  var wrappedValue: String;
  init(wrappedValue: String, _ n: Int = 1) { self.wrappedValue = wrappedValue }
}
struct Row { @Bound var count: Int; @Plain var size: Int; @Text var name: String }
protocol MakesRow { func makeRow(count: Bound<Int>, size: Int) -> Row }
struct AppDependency { let name: String }
