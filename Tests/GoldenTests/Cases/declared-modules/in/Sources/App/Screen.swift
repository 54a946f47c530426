import Core

final class Screen {
  typealias Dependencies = HasClock & HasLogger & HasPage & HasHidden
}
