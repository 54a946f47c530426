import Base

public protocol HasFonts { var fonts: Int { get } }
public protocol HasColors { var colors: Int { get } }

public final class AppDependency: BaseContainer {
  public let colors: Int = 1
}
