/// A coordinator, which shows nothing itself and gets no preview dependencies.
@MainActor final class SpotCoordinator {
  typealias Dependencies = HasLogger & HasSpot & MakesReportView
  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func start() -> ReportView {
    dependencies.logger.log("starts at \(dependencies.spot.name)")
    return dependencies.makeReportView()
  }
}
