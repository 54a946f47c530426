import Foundation
import Observation

nonisolated struct Account: Hashable, Sendable {
  let name: String
}

nonisolated struct Plant: Codable, Hashable, Identifiable, Sendable {
  let name: String
  var wateredDay: Int

  var id: String { name }
}

protocol HasAccount { var account: Account { get } }
protocol HasPlant { var plant: Plant { get } }

protocol TimeTelling: Sendable { var today: Int { get } }
protocol HasClock { var clock: any TimeTelling { get } }

struct SystemClock: TimeTelling {
  var today: Int { Int(Date().timeIntervalSince1970 / 86_400) }
}

protocol PlantStoring: Sendable {
  func plants(of account: String) async -> [Plant]
  func save(_ plants: [Plant], of account: String) async throws
}
protocol HasPlantStore { var plantStore: any PlantStoring { get } }

/// The plants of all accounts in a file, which is read when the store is made.
actor FilePlantStore: PlantStoring {
  private let file: URL
  private var plants: [String: [Plant]] = [:]

  init(file: URL) async throws {
    self.file = file
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    plants = try JSONDecoder().decode([String: [Plant]].self, from: Data(contentsOf: file))
  }

  func plants(of account: String) -> [Plant] { plants[account] ?? [] }

  func save(_ plants: [Plant], of account: String) throws {
    self.plants[account] = plants
    try JSONEncoder().encode(self.plants).write(to: file)
  }
}

/// The plants of an account, which all of its screens observe.
@MainActor @Observable final class Garden {
  typealias Dependencies = HasPlantStore

  private(set) var plants: [Plant] = []
  private(set) var isSaved = true
  @ObservationIgnored private let account: Account
  @ObservationIgnored private let dependencies: any Dependencies

  init(account: Account, dependencies: any Dependencies) {
    self.account = account
    self.dependencies = dependencies
  }

  func load() async { plants = await dependencies.plantStore.plants(of: account.name) }

  /// Adds a plant, or replaces the plant of its name.
  func put(_ plant: Plant) async {
    plants.removeAll { $0.id == plant.id }
    plants.append(plant)
    isSaved = (try? await dependencies.plantStore.save(plants, of: account.name)) != nil
  }
}
protocol HasGarden { var garden: Garden { get } }
