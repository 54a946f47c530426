struct AppDependency: Sendable {
  struct Page: Sendable {}

  let logger: Int
  let page: Page
}

// hasgen: container
struct Child {
  let app: AppDependency.Reference
  let logger: Int
}
