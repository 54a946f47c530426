struct AppDependency: Sendable {
  let journal: Journal
  let uploader: Uploader
}
