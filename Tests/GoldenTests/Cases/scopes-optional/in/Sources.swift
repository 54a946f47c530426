protocol HasClock { var clock: Int { get } }
protocol HasMap { var map: Int { get } }

final class AppDependency {
  let clock: Int = 1
  let map: Int = 1
}
// hasgen: container
struct MapDependency {
  let map: Int
}

struct UserDependency {
  let app: AppDependency?
}
final class TripDependency {
  weak var app: AppDependency?
}
struct DayDependency {
  var maps: MapDependency!
}
// hasgen: container
struct HourDependency {
  let parent: (any HasClock & HasMap)?
}
