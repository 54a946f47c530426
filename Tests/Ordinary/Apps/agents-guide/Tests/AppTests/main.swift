@testable import App

func forecastIsForTheTrip() {
  let weather = StubForecasting(forecast: { "rain in \($0)" })
  let dependencies = TripScreen.StubDependencies(city: "Oslo", weather: weather)
  precondition(TripScreen(dependencies: dependencies).text == "rain in Oslo", "the stubs")
  precondition(weather.calls == [.forecast(for: "Oslo")], "calls: \(weather.calls)")
}

func aDayIsLogged() {
  let logger = StubLogging()
  DayScreen(dependencies: AppDependency.live().overriding(logger: logger)).open()
  precondition(logger.calls == [.log("sun in Rome")], "calls: \(logger.calls)")
}

func aStubMayLeaveServicesOut() {
  let dependencies = TripScreen.StubDependencies(city: "Oslo")
  precondition(dependencies.city == "Oslo", "the only member without a stand-in")
}

func liveTakesTheLoggerOfTheTest() {
  let logger = StubLogging()
  let app = AppDependency.live(logger: logger)
  precondition(app.logger as? StubLogging === logger, "the logger that was passed")
  let weather = app.weather as? SunnyWeather
  precondition(weather?.logger as? StubLogging === logger, "the weather logs elsewhere")
}

func aCopyReplacesOneMember() {
  let logger = StubLogging()
  let app = AppDependency.live(logger: logger)
  let copy = app.overriding(weather: StubForecasting(forecast: { _ in "fog" }))
  precondition(copy.weather.forecast(for: "Rome") == "fog", "the weather of the copy")
  precondition(copy.logger as? StubLogging === logger, "the copy has another logger")
  precondition(app.weather is SunnyWeather, "the copy changed the original")
  let quiet = app.overriding(logger: StubLogging())
  let weather = quiet.weather as? SunnyWeather
  precondition(weather?.logger as? StubLogging === logger, "a service keeps what it was built with")
}

func eachTripHasItsCity() {
  let list = TripList(dependencies: AppDependency.live())
  let (rome, oslo) = (list.open("Rome"), list.open("Oslo"))
  precondition(rome.text == "sun in Rome" && oslo.text == "sun in Oslo", "the cities are mixed up")
}

func aTripForwardsWhatTheAppHas() {
  let logger = StubLogging()
  let trip = AppDependency.live(logger: logger).makeTripScope(city: "Rome")
  DayScreen(dependencies: trip).open()
  precondition(logger.calls == [.log("sun in Rome")], "the logger of the app: \(logger.calls)")
}

func aListMakesTheScopeOfTheTest() {
  let weather = StubForecasting(forecast: { "snow in \($0)" })
  let app = AppDependency.live().overriding(weather: weather)
  let list = TripList(
    dependencies: TripList.StubDependencies(makeTripScope: { TripDependency(app: app, city: $0) }))
  precondition(list.open("Bern").text == "snow in Bern", "the scope of the stub")
}

forecastIsForTheTrip()
aDayIsLogged()
aStubMayLeaveServicesOut()
liveTakesTheLoggerOfTheTest()
aCopyReplacesOneMember()
eachTripHasItsCity()
aTripForwardsWhatTheAppHas()
aListMakesTheScopeOfTheTest()
