import SwiftUI
import UIKit

@testable import App

#if DEBUG
  struct PreviewTests {
    let pier = Spot(name: "Pier")

    /// Members have the values of types called Preview… and of 'static let preview'.
    @MainActor func areDefaults() async throws {
      let model = SpotListModel(dependencies: SpotListModel.PreviewDependencies())
      await model.load(pier)
      precondition(model.waves == [1, 2], "another forecaster: \(model.waves)")
      precondition(SpotBadge(dependencies: SpotBadge.PreviewDependencies()).text == "REEF", "spot")

      let controller = CameraController(dependencies: CameraController.PreviewDependencies())
      controller.load()
      precondition(controller.title == "Ada: preview", "\(controller.title ?? "no title")")

      let logger = Recorder()
      let gauge = TideGauge(dependencies: TideGauge.PreviewDependencies(logger: logger))
      let height = try await gauge.height()
      precondition(height == 3, "the default of an async member")
      precondition(logger.lines == ["measures"], "the logger that is passed")
    }

    /// A product is made with what the list was given.
    @MainActor func areHandedOn() async {
      let logger = Recorder()
      let list = SpotListView(
        dependencies: SpotListView.PreviewDependencies(
          logger: logger, camera: DarkCamera(), makeReportView: { report(guide: nil) }))
      precondition(list.body.text == "Ada: dark", "the camera that is passed: \(list.body.text)")
      precondition(list.open(pier).body.text == "Pier [] dark", "\(list.open(pier).body.text)")
      precondition(logger.lines.first == "shows Pier", "the logger of the list")
      precondition(list.report().body.text.hasSuffix("nobody\"]"), "the report of the closure")

      let other = SpotListView(
        dependencies: SpotListView.PreviewDependencies(
          makeReportView: { report(guide: PreviewGuide(name: "Bo")) },
          makeSpotView: { _, waves in
            SpotView(spot: pier, waves: waves + [8], dependencies: SpotView.PreviewDependencies())
          }))
      precondition(other.open(Spot(name: "Bay")).waves == [8], "the closure of 'makeSpotView'")
      precondition(other.report().body.text.hasSuffix("Bo\"]"), "the guide")
    }

    /// What has two candidates, an argument or a result is passed; what returns nothing is not.
    @MainActor func arePassed() async {
      var opened: [Spot] = []
      let view = ReportView(
        dependencies: ReportView.PreviewDependencies(
          guide: nil, open: { opened.append($0) }, canOpen: { _ in true },
          session: Session(name: "Cy"), spot: pier, weather: PreviewCalm()))
      precondition(view.body.text == #"Pier, wind 0, with ["Cy", "nobody"]"#, view.body.text)
      precondition(opened == [pier], "opened: \(opened)")
      precondition(report(guide: nil).body.text.hasPrefix("Reef, wind 9"), "the default spot")
    }

    /// The preview dependencies of a model off the main actor are made there, too.
    nonisolated func areMadeAnywhere() async throws {
      let model = TideModel(
        dependencies: TideModel.PreviewDependencies(tide: { Tide(height: 7) }, unit: "ft"))
      let low = TideModel(dependencies: TideModel.PreviewDependencies(unit: "m"))
      let texts = try await [model.text(), low.text()]
      precondition(texts == ["7 ft", "3 m"], "\(texts)")
    }

    @MainActor private func report(guide: (any Guiding)?) -> ReportView {
      ReportView(
        dependencies: ReportView.PreviewDependencies(
          guide: guide, canOpen: { _ in true }, weather: PreviewStorm()))
    }
  }

  final class Recorder: Logging, @unchecked Sendable {
    private(set) var lines: [String] = []

    func log(_ line: String) { lines.append(line) }
  }

  @MainActor final class DarkCamera: WaveWatching {
    let picture = "dark"
  }

  /// The coordinator has no preview dependencies, so the name is free.
  extension SpotCoordinator {
    struct PreviewDependencies {}
  }

  try await PreviewTests().areDefaults()
  await PreviewTests().areHandedOn()
  await PreviewTests().arePassed()
  try await PreviewTests().areMadeAnywhere()
#endif

// The app is built of the real ones.
@MainActor func buildsTheApp() async {
  let app = AppDependency.live(unit: "m")
  precondition(app.forecaster is BuoyForecaster && app.weather is CoastWeather, "of previews")
  precondition(app.camera is BeachCamera && app.session.name == "guest", "of previews")
  precondition(app.guide == nil, "of previews")
}

await buildsTheApp()
