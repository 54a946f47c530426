protocol HasClock { var clock: Int { get } }
protocol HasDay { var day: Int { get } }

// hasgen: container
struct Feature {
  let parent: (any HasClock)?
  let day: Int
}

final class Screen {
  typealias Dependencies = HasClock & HasDay
}
