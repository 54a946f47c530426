public struct Article {
  public init() {}
}

public final class Reader {}

public protocol HasCover {
  var cover: Article { get }
}
