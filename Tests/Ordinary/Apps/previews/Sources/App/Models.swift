import Observation
import SwiftUI

@MainActor @Observable final class SpotListModel {
  typealias Dependencies = HasForecaster & HasLogger
  private(set) var waves: [Int] = []
  @ObservationIgnored private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func load(_ spot: Spot) async {
    do {
      waves = try await dependencies.forecaster.waves(at: spot)
    } catch {
      dependencies.logger.log("failed: \(error)")
    }
  }
}

/// A model off the main actor.
final class TideModel: ObservableObject {
  typealias Dependencies = HasLogger & HasTide & HasUnit
  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func text() async throws -> String {
    dependencies.logger.log("tide")
    return try await "\(dependencies.tide.height) \(dependencies.unit)"
  }
}
