public struct AppDependency: Sendable {
  public let logger: Logger
  let secret: Secret
  @Once var heavy = Heavy()
}

struct PageDependency {
  let page: Page
  @OnceHere var draft: Draft
}
