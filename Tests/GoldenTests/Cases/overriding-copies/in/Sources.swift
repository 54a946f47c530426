protocol Logging {}
struct ConsoleLogger: Logging {}
protocol HasLogger { var logger: any Logging { get } }

@propertyWrapper
struct Stored<Value> {
  var wrappedValue: Value
}

struct AppDependency {
  var logger: any Logging
  var cache: [String]? = nil
  var console = ConsoleLogger()
  var numbers = [Int]()
  var box = Box<Int>(value: 1)
  weak var owner: Owner?
  var theOneWithANameThatIsSoLongThatItDoesNotFit: Int {
    didSet { changes += 1 }
  }
  /// A copy keeps what nobody else can set.
  private var changes = 0
  private var _box = Box<Int>(value: 0)
  /// It gives out what is private, and takes it.
  var level: Int {
    get { _level }
    set { _level = newValue }
  }
  private var _level: Int

  /// What is no parameter.
  @Stored var wrapped: Int
  var inferred = 1
  var inferredBox = Box(value: 1)
  var inferredSet = Set([1])
  let constant = 2
  lazy var late = 3
  static var shared: Int { 4 }
  var computed: Int {
    get { changes }
    set { changes = newValue }
  }
  var hidden: some Logging = ConsoleLogger()
  // hasgen: ignore
  var ignored: Int = 5

  init(level: Int) {
    logger = ConsoleLogger()
    theOneWithANameThatIsSoLongThatItDoesNotFit = 1
    wrapped = 2
    _level = level
  }
}

final class Owner {}
struct Box<Value> { var value: Value }
