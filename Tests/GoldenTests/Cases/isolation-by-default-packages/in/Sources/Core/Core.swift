public protocol Logging: Sendable { func log() }
public protocol HasLogger: Sendable { var logger: any Logging { get } }
public protocol HasClock { var clock: Int { get } }
public protocol HasUser: Sendable { var user: String { get } }
public protocol HasTheme { var theme: String { get } }

public final class Screen {
  public typealias Dependencies = HasLogger & HasClock & HasUser & HasTheme

  public init(dependencies: any Dependencies) {}
}
