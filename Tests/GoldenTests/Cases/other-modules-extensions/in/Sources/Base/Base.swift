open class BaseContainer {
  public let clock: Int = 1
  let hidden: Int = 2
  public init() {}
}
public protocol HasClock { var clock: Int { get } }
public protocol HasHidden { var hidden: Int { get } }
