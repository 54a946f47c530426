protocol HasAdmin {}
protocol HasReports {}
/// Nobody needs it.
protocol HasNop {}
protocol HasLogger { var logger: Int { get } }

struct AppDependency { let logger: Int }
// hasgen: container
// hasgen: has HasAdmin, HasNop
struct ToolServices { let logger: Int }
struct PanelScope { let tools: ToolServices }
// hasgen: has HasReports
struct UserScope {
  let app: AppDependency
  let user: Int
}

final class AdminScreen {
  typealias Dependencies = HasAdmin & HasLogger
  init(dependencies: any Dependencies) {}
}
final class ReportsScreen {
  typealias Dependencies = HasReports & HasLogger
  init(dependencies: any Dependencies) {}
}

func show(_ panel: PanelScope, _ user: UserScope) {
  _ = AdminScreen(dependencies: panel)
  _ = ReportsScreen(dependencies: user)
}
