class Base: HasThroughSuperclass {
  let f: Int = 0
}

final class AppDependency: Base, HasInHeader {
  let a: Int = 0
  let b: Int = 0
  let c: Int = 0
  let d: Int = 0
  let e: Int = 0
  let g: Int = 0
  let h: Int = 0
  private let _i: Int = 0
  let j: Int = 0
}

extension AppDependency: HasInList, Aliased {}

extension AppDependency: @preconcurrency HasPreconcurrency {}

extension AppDependency: HasByHand {
  var i: Int { _i }
}
