protocol HasItem { var item: Int { get } }
protocol HasBirth { init(item: Int) }
protocol HasTwin {
  func twin(of other: Self) -> Int
}
protocol HasLog { func log(_ parts: String...) }
protocol HasText: CustomStringConvertible { var item: Int { get } }
protocol HasSafety: Sendable { var item: Int { get } }
protocol HasCount { var count: Int { get set } }
/// Leaves out what it gathers, and not all.
protocol All: HasItem, HasBirth {}

/// Leaves out what it inherits, too.
protocol HasSafeItem: HasSafety {}

struct AppDependency: Sendable, All, HasSafeItem, HasTwin, HasLog, HasText {
  let item: Int
  var count: Int

  var description: String { "" }

  func twin(of other: AppDependency) -> Int { 1 }
  func log(_ parts: String...) {}
}

extension AppDependency {
  init(item: Int) { self.init(item: item, count: 0) }
}
