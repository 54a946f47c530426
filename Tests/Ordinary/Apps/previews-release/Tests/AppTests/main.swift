import SwiftUI

@testable import App

#if DEBUG
  @MainActor func showsPreviews() async {
    precondition(newsPreview.open(0).body.text == "preview", "another reporter")
  }

  await showsPreviews()
#else
  /// The type of that name, since a release has no other.
  extension View {
    typealias PreviewDependencies = Never
  }

  precondition(NewsView.PreviewDependencies.self == Never.self, "a release with previews")
  precondition(HeadlineView.PreviewDependencies.self == Never.self, "a release with previews")
#endif

@MainActor func showsNews() async {
  let view = NewsView(dependencies: AppDependency.live())
  precondition(view.body.text == "2 headlines", "another reporter: \(view.body.text)")
  precondition(view.open(1).body.text == "Sun", "another headline")
}

await showsNews()
