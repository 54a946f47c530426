import ThirdParty

final class Screen {
  typealias Dependencies = HasClock & HasLogger
}

final class Row {
  typealias Dependencies = HasClock & HasElsewhere
}
