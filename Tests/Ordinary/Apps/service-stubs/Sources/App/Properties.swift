import Foundation

struct Failure: Error, Equatable {}

protocol Named {
  var name: String { get }
}

enum Outer {
  protocol Nested {
    var depth: Int { get }
  }
}

// hasgen: stub
protocol Counter {
  var count: Int { get set }
}

// hasgen: stub
protocol MaybeTitled {
  var title: String? { get }
  var subtitle: String? { get set }
}

// hasgen: stub
protocol LoadedLater {
  var value: Int { get async }
}

// hasgen: stub
protocol ReadOrFailed {
  var value: Int { get throws }
}

// hasgen: stub
protocol LoadedOrFailed {
  var value: Int { get async throws }
}

// hasgen: stub
protocol FailedInOneWay {
  var value: Int { get throws(Failure) }
}

// hasgen: stub
protocol HandlerHolder {
  var handler: (Int) -> Int { get }
  var onChange: ((Int) -> Void)? { get set }
}

// hasgen: stub
protocol Measured {
  var size: (width: Int, height: Int) { get }
}

// hasgen: stub
protocol Unwrapped {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var name: String! { get set }
}

// hasgen: stub
protocol Keywords {
  var `default`: Int { get }
  var `in`: Int { get set }
  func `repeat`(`for` count: Int) -> Int
}

// hasgen: stub
protocol Dated {
  var date: Date { get }
  func url(of host: String) -> URL?
}
