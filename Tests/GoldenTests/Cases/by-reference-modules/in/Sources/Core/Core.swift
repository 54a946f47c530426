import Base
import Foundation

public protocol Logging: Sendable { func log(_ line: String) }
public protocol HasLogger { var logger: any Logging { get } }
public protocol HasDay { var day: Day { get } }
public protocol HasStart {
  typealias Stop = @Sendable () -> Void
  var start: Date { get }
  func started(on day: Day, at url: URL, then stop: Stop) -> Outer.Inner
}
public protocol HasOther { var other: Reference { get } }
package protocol HasPackaged { var packaged: Int { get } }
protocol HasOwn { var own: Int { get } }
