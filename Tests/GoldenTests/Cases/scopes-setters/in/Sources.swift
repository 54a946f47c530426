protocol HasCounter { var counter: Int { get set } }
protocol HasTable { subscript(row: Int) -> Int { get set } }
protocol HasReset { mutating func reset() }
protocol HasNext { var next: Int { mutating get } }
protocol HasStandard { var standard: Int { get set } }
extension HasStandard {
  var standard: Int {
    get { 1 }
    set {}
  }
}
protocol HasUser { var user: Int { get set } }
protocol HasTrip { var trip: Int { get } }
protocol HasDay { var day: Int { get } }

final class AppDependency: HasStandard {
  var counter: Int = 0
  lazy var next: Int = 1
  subscript(row: Int) -> Int {
    get { row }
    set {}
  }
  func reset() {}
}

/// Changes nothing of its own, since the app is an object: that a constant holds it is no matter.
struct UserDependency {
  let app: AppDependency
  var user: Int
}
/// Two levels deep: the app's are set, the user's is a value in a constant.
struct TripDependency {
  let parent: UserDependency
  let trip: Int
}
/// All are set, the user's as a part of this one.
struct DayDependency {
  var parent: UserDependency
  let day: Int
}

/// A struct by reference is an object, too.
// hasgen: container
struct ValueDependency {
  var counter: Int
}
struct HourDependency {
  let values: ValueDependency.Reference
  let day: Int
}
struct MinuteDependency {
  let hour: HourDependency
  let day: Int
}
struct SecondDependency {
  let account: UserDependency.Reference
  let day: Int
}

/// Its own, and not the default: that cannot be set in a constant.
// hasgen: container
struct OwnDependency: HasStandard {
  var standard: Int
}
struct ConstantDependency {
  let own: OwnDependency
  let trip: Int
}

/// An object or a value.
struct EitherDependency {
  #if DEBUG
    let parent: UserDependency
  #else
    var parent: ValueDependency
  #endif
  let trip: Int
}
struct NeitherDependency {
  #if DEBUG
    let parent: UserDependency
  #else
    let parent: ValueDependency
  #endif
  let trip: Int
}

/// What is only known to be some object may replace itself in a setter.
// hasgen: container
struct FeatureDependency {
  let parent: any HasCounter & AnyObject
  let trip: Int
}

final class Counting {
  typealias Dependencies = HasCounter
}

func set(in trip: TripDependency, minute: MinuteDependency, second: SecondDependency) {
  trip.counter = 1
}
