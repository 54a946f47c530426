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
    try Task.checkCancellation()
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
  private let account: Account
  private let dependencies: any Dependencies
  @ObservationIgnored private var loading: Task<Void, Never>?

  init(account: Account, dependencies: any Dependencies) {
    self.account = account
    self.dependencies = dependencies
  }

  /// Reads the plants when it is called first, by whichever window.
  func load() async {
    let task = loading ?? Task { plants = await dependencies.plantStore.plants(of: account.name) }
    loading = task
    await task.value
  }

  /// Adds a plant, or replaces the plant of its name.
  func put(_ plant: Plant) async {
    await load()
    plants.removeAll { $0.id == plant.id }
    plants.append(plant)
    isSaved = (try? await dependencies.plantStore.save(plants, of: account.name)) != nil
  }
}
protocol HasGarden { var garden: Garden { get } }
