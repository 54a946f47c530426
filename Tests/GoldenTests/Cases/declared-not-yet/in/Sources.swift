protocol HasTimetable { var timetable: Int { get } }

struct AppDependency {
  let logger: Int
}
struct UserDependency {
  let app: AppDependency
  let session: Int
  let timetable: Int
  private let secret: Int
}
struct TripDependency {
  let user: UserDependency
  // hasgen: has
  let trip: Int
  let place: Int
}

final class Screen {
  typealias Dependencies = HasLogger & HasSession & HasPlace
}
/// A parent gets none, nor what nobody sees, and what is misspelled has one.
final class Odd {
  typealias Dependencies = HasLogger & HasUser & HasSecret & HasTimetabel
}
