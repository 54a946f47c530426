struct AppDependency: Sendable {
  struct Page: Sendable {}

  let logger: Int
  let page: Page
}

struct Child {
  let app: AppDependency.Reference
  let logger: Int
}
