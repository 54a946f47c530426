struct AppDependency {
  lazy var lazyOne: any Service = Impl()
  let inferred = Impl()
  let unwritten = makeService()
  let concrete: Impl
  private let hidden: any Service
  fileprivate let filePrivate: any Service
  let settable: Int
  private(set) var setter: Int
  let statically: Int
  static let instance: Int = 1
  let optional: Int

  func make(for id: String) -> Int { 1 }
  mutating func change() {}
  func risky() throws {}
  var slow: Int { get async { 1 } }
}
