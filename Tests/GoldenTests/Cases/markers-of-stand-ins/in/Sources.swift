/// A mock has it, which says nothing of who else may.
protocol HasReports {}
struct HasReportsMock: HasReports {}

struct AppDependency {}

final class Screen {
  typealias Dependencies = HasReports
}
