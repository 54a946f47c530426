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
protocol Properties {
  var count: Int { get set }
  var title: String? { get }
  var subtitle: String? { get set }
  var size: (width: Int, height: Int) { get }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var name: String! { get set }
  var later: Int { get async }
  var failing: Int { get throws }
  var laterOrFailing: Int { get async throws }
  var failingInOneWay: Int { get throws(Failure) }
}

// hasgen: stub
protocol HandlerHolder {
  var handler: (Int) -> Int { get }
  var onChange: ((Int) -> Void)? { get set }
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
