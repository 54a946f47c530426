#if DEBUG
  struct PreviewClock: TimeTelling {
    let today = 10
  }

  struct PreviewPlantStore: PlantStoring {
    func plants(of account: String) async -> [Plant] {
      [Plant(name: "Fern", wateredDay: 9), Plant(name: "Rose", wateredDay: 4)]
    }
    func save(_ plants: [Plant], of account: String) async throws {}
  }

  extension Account {
    static let preview = Account(name: "Ada")
  }

  extension Plant {
    static let preview = Plant(name: "Fern", wateredDay: 9)
  }

  extension AppDependency {
    static let preview = AppDependency(clock: PreviewClock(), plantStore: PreviewPlantStore())
  }

  extension Session {
    @MainActor static let preview = Session(dependencies: AppDependency.preview)
  }

  extension UserDependency {
    @MainActor static let preview = AppDependency.preview.makeUserScope(
      account: .preview, session: .preview)
  }

  extension Garden {
    static let preview: Garden = UserDependency.preview.garden
  }
#endif
