enum Tab { case home, settings }

enum Level: String {
  case info
  case error = "E"
}

struct Choices: OptionSet {
  let rawValue: Int
}

enum Step {
  case start
  case walk(Opaque)
}

enum Platform {
  case all
  #if DEBUG
    case only(Opaque)
  #endif
}

#if DEBUG
  enum Build { case debug }
#else
  enum Build { case release(Opaque) }
#endif

// hasgen: stub
protocol Choosing {
  func open(_ tab: Tab?, at level: Level, with choices: Choices)
  func end(_ result: Result<[Int], Failure>)
}

// hasgen: stub
protocol TakesStep {
  func take(_ step: Step)
}

// hasgen: stub
protocol TakesPlatform {
  func take(_ platform: Platform)
}

// hasgen: stub
protocol TakesBuild {
  func take(_ build: Build)
}
