/// A mock has it, which says nothing of who else may.
protocol HasReports {}
struct HasReportsMock: HasReports {}

/// A service declares it by hand, so that only hands give it.
protocol HasAdmin {}
struct AdminService: HasAdmin {}

struct AppDependency {}

final class Screen {
  typealias Dependencies = HasReports & HasAdmin
}
