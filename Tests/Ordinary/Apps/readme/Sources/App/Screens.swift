struct HomeScreen {
  typealias Dependencies = DayScreen.Dependencies
  let dependencies: any Dependencies

  func openDay() -> DayScreen { DayScreen(dependencies: dependencies) }
}

struct DayScreen {
  typealias Dependencies = HasLogger & HasClock & HasForecasts
  let dependencies: any Dependencies

  func show() {
    dependencies.logger.log(dependencies.forecasts.forecast(for: dependencies.clock.today))
  }
}

struct WelcomeScreen {
  typealias Dependencies = HasLogger
  let dependencies: any Dependencies

  func open() { dependencies.logger.log("Welcome home") }
}
