/// Whoever has it may do everything.
protocol HasAdmin {}
/// Brings it along.
protocol HasTools: HasAdmin { var tools: Int { get } }
/// Nobody declares it by hand.
protocol HasReports {}
protocol HasLogger { var logger: Int { get } }
/// Through a protocol, it is by hand too.
protocol HasAudit {}
protocol Auditing: HasAudit {}
/// Gathers it.
protocol AdminServices: HasLogger, HasAdmin {}

struct AppDependency {
  let logger: Int
  let tools: Int
}

/// The user's own: the app is not given it.
struct AdminDependency: HasAdmin, Auditing {
  let app: AppDependency
}
struct PanelScope {
  let admin: AdminDependency
  let tools: Int
}
struct GuestScope {
  let app: AppDependency
}

final class AdminScreen {
  typealias Dependencies = HasAdmin & HasTools & HasLogger & HasReports & HasAudit
  init(dependencies: any Dependencies) {}
}

final class Panel {
  init(dependencies: any AdminServices) {}
}

func show(_ panel: PanelScope) {
  _ = Panel(dependencies: panel)
  _ = AdminScreen(dependencies: panel)
}
