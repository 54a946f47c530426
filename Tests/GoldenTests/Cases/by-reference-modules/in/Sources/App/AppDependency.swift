import Base
import Core
import Foundation

public struct AppDependency: Sendable {
  typealias Moment = Date

  public let logger: any Logging
  public let day: Day
  public let start: Date
  public let other: Base.Reference
  package let packaged: Int
  let own: Int

  public func started(on day: Day, at url: URL, then stop: HasStart.Stop) -> Outer.Inner {
    Outer.Inner()
  }
}

protocol HasOwn { var own: Int { get } }
protocol HasMoment { var moment: Date { get } }
extension AppDependency {
  var moment: Moment { start }
}
