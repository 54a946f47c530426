public protocol HasLogger { var logger: Int { get } }
public protocol HasFonts { var fonts: Int { get } }

open class BaseContainer {
  public let logger: Int = 1
  public init() {}
}

public final class AppDependency: BaseContainer {}
