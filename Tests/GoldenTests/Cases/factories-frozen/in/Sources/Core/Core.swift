@frozen
public struct Size: Sendable {
  public let width: Int

  public init(width: Int) { self.width = width }
}

@frozen
public struct Frame {
  public let size: Size

  public init(size: Size) { self.size = size }
}
