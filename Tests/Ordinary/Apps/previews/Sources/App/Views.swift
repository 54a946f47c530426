import SwiftUI
import UIKit

/// A list that opens spots and reports.
struct SpotListView: View {
  typealias Dependencies = SpotListModel.Dependencies & HasCamera & HasSession & MakesReportView
    & MakesSpotView

  let model: SpotListModel
  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
    model = SpotListModel(dependencies: dependencies)
  }

  var body: Text { Text("\(dependencies.session.name): \(dependencies.camera.picture)") }

  func open(_ spot: Spot) -> SpotView { dependencies.makeSpotView(of: spot, waves: model.waves) }
  func report() -> ReportView { dependencies.makeReportView() }
}

@MainActor protocol MakesSpotView {
  func makeSpotView(of spot: Spot, waves: [Int]) -> SpotView
}

/// A view that needs less than the list, and the arguments.
struct SpotView: View {
  typealias Dependencies = HasCamera & HasLogger

  let spot: Spot
  let waves: [Int]
  let dependencies: any Dependencies

  var body: Text {
    dependencies.logger.log("shows \(spot.name)")
    return Text("\(spot.name) \(waves) \(dependencies.camera.picture)")
  }
}

@MainActor protocol MakesReportView {
  func makeReportView() -> ReportView
}

/// A view that needs what the list does not have.
struct ReportView: View {
  typealias Dependencies = HasGuide & HasNavigation & HasSession & HasSpot & HasWeather

  let dependencies: any Dependencies

  var body: Text {
    let spot = dependencies.spot
    if dependencies.canOpen(spot) { dependencies.open(spot) }
    let others = [dependencies.session.name, dependencies.guide?.name ?? "nobody"]
    return Text("\(spot.name), wind \(dependencies.weather.wind), with \(others)")
  }
}

@MainActor class BaseController<Dependencies>: UIViewController {
  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

/// A controller that asks by the generic argument of its base class.
final class CameraController: BaseController<any HasCamera & HasSession> {
  func load() { title = "\(dependencies.session.name): \(dependencies.camera.picture)" }
}

/// A gauge, which is no view by its type.
// hasgen: preview
struct TideGauge {
  let dependencies: any HasLogger & HasTide

  func height() async throws -> Int {
    dependencies.logger.log("measures")
    return try await dependencies.tide.height
  }
}

/// A badge that the configuration names.
struct SpotBadge {
  typealias Dependencies = HasSpot

  let dependencies: any Dependencies

  var text: String { dependencies.spot.name.uppercased() }
}
