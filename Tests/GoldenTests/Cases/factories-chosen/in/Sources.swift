// What would have to be chosen is told, and never chosen.
final class Store {}
struct Day {}

struct AppDependency {
  let news: Store
  let mail: Store
}

protocol MakesStoreScreen { func makeStoreScreen() -> StoreScreen }
final class StoreScreen { init(store: Store) {} }

protocol Weather {}
struct WebWeather: Weather {}
struct OldWeather: Weather {}
protocol MakesWeatherScreen { func makeWeatherScreen() -> WeatherScreen }
final class WeatherScreen { init(weather: any Weather) {} }

protocol MakesTwoWayScreen { func makeTwoWayScreen() -> TwoWayScreen }
final class TwoWayScreen {
  init(news: Store) {}
  init(mail: Store) {}
}

final class Coordinator {
  typealias Dependencies = MakesStoreScreen & MakesWeatherScreen & MakesTwoWayScreen
}
