import Core

/// Does not know the app.
// hasgen: container
public struct FeatureDependency<Parent: HasLogger & HasWriter> {
  let parent: Parent
  public let detail: Line

  public init(parent: Parent, detail: Line) {
    self.parent = parent
    self.detail = detail
  }
}
public protocol HasDetail { var detail: Line { get } }
