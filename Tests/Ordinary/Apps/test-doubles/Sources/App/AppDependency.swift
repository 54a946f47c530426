struct AppDependency {
  let ticketing: any Ticketing
  let storage: any Storing
  let clock: any Telling
}

extension AppDependency {
  var discount: Int {
    get async throws { clock.hour() < 9 ? 0 : 10 }
  }
}
