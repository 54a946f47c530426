protocol HasCounter { var counter: Int { get set } }
protocol HasComputed { var computed: Int { get set } }
protocol HasReadable { var readable: Int { get } }

final class AppDependency {
  var counter: Int = 0
  var computed: Int {
    get { counter }
    set { counter = newValue }
  }
  private(set) var readable: Int = 0
}
