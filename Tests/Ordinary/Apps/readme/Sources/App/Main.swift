@main
struct Main {
  static func main() {
    let dependencies = AppDependency(
      logger: ConsoleLogger(), clock: SystemClock(), forecasts: WebForecasts())
    WelcomeScreen(dependencies: dependencies).open()
    HomeScreen(dependencies: dependencies).openDay().show()
  }
}
