protocol HasFetch { func fetch() }
protocol HasLoad { func load(from url: String) throws -> Int }
protocol HasReset { static func reset() }
protocol HasClear { func clear() }
protocol HasLevel { var level: Int { get } }

struct AppDependency {
  func fetch() async {}
  func load(from url: String) async throws -> Int { 1 }
  func reset() {}
  static func clear() {}
  var level: Int { get async { 1 } }
}

final class Screen {
  typealias Dependencies = HasFetch & HasLoad & HasReset & HasClear & HasLevel
  init(dependencies: any Dependencies) {}
}
