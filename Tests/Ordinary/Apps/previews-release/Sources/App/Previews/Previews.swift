#if DEBUG
  struct PreviewReporter: Reporting {
    let headlines = ["preview"]
  }

  @MainActor let newsPreview = NewsView(dependencies: NewsView.PreviewDependencies())
#endif
