struct AppDependency: Sendable {
  let journal: Journal
  @Lazy var theme: Theme
  @Lazy var clipIndex: ClipIndex
  @Lazy var archive: Archive
  @Lazy var exporter: Exporter
}
