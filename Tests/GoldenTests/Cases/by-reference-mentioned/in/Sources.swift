protocol HasItem { var item: Int { get } }
protocol HasApp { var app: AppDependency.Reference { get } }
/// What stores the value is not what stores the reference.
protocol HasParent { var parent: AppDependency.Reference { get } }

struct AppDependency {
  let item: Int
}

struct ChildDependency {
  let app: AppDependency.Reference
  let parent: AppDependency  // hasgen: not-parent
}

/// Stores a scope that stores the container.
struct GrandchildDependency {
  typealias Parent = ChildDependency
  let child: Parent
  let depth: Int
}
protocol HasDepth { var depth: Int { get } }

struct Consumer {
  typealias Dependencies = AppDependency.Reference & HasItem
  let dependencies: Dependencies
  let other: AppDependency.Reference?
}

func open(_ dependencies: AppDependency.Reference & HasItem) -> AppDependency.Reference {
  dependencies
}
