// A stand-in for the framework, so that the app compiles without it.
// swift-format-ignore-file

@MainActor open class UIViewController {
  public var title: String?
  public init() {}
}
