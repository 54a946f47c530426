struct DayScreen {
  typealias Dependencies = HasLogger & HasWeather
  let dependencies: any Dependencies
  func open() { dependencies.logger.log(dependencies.weather.forecast(for: "Rome")) }
}
