protocol ImageProviding {}
struct Store<Item> {}

enum Weather {
  struct Station {}
}

typealias Maker = (Int) -> String

struct AppDependency {
  let images: any ImageProviding
  let station: Weather.Station?
  var items = Store<Int>()
  let make: Maker
  let forced: Double!
  // hasgen: ignore
  let numbers: [Int]
}

final class Screen {
  typealias Dependencies = HasImageProviding & HasStation & HasStore & HasMaker
}
