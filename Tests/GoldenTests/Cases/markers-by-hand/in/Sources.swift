/// Whoever has it may do everything.
protocol HasAdmin {}
protocol HasLogger { var logger: Int { get } }
/// Through a protocol, it is by hand too.
protocol HasAudit {}
protocol Auditing: HasAudit {}
/// Gathers it.
protocol AdminServices: HasLogger, HasAdmin {}

struct AppDependency {
  let logger: Int
}

/// The user's own: its parent does not get it.
struct AdminDependency: HasAdmin, Auditing {
  let app: AppDependency
}
struct PanelScope {
  let admin: AdminDependency
}
struct GuestScope {
  let app: AppDependency
}

final class AdminScreen {
  typealias Dependencies = HasAdmin & HasLogger & HasAudit
  init(dependencies: any Dependencies) {}
}

final class Panel {
  init(dependencies: any AdminServices) {}
}

func show(_ panel: PanelScope) {
  _ = Panel(dependencies: panel)
  _ = AdminScreen(dependencies: panel)
}
