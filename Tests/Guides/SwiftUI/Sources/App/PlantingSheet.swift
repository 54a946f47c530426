import Observation
import SwiftUI

/// The plant that is being entered.
@MainActor @Observable final class Draft {
  var name = ""
}
protocol HasDraft { var draft: Draft { get } }

/// Keeps the scope of a sheet as long as the sheet is presented.
struct PlantingFlow: View {
  @State private var scope: PlantingDependency

  init(dependencies: any MakesPlantingScope) {
    scope = dependencies.makePlantingScope()
  }

  var body: some View { PlantingForm(dependencies: scope) }
}

struct PlantingForm: View {
  typealias Dependencies = HasClock & HasDraft & HasGarden

  private let dependencies: any Dependencies
  @Bindable private var draft: Draft
  @Environment(\.dismiss) private var dismiss

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
    draft = dependencies.draft
  }

  var body: some View {
    VStack {
      TextField("New plant", text: $draft.name)
      Button("Plant") { Task { await plant() } }
    }
  }

  private func plant() async {
    await dependencies.garden.put(Plant(name: draft.name, wateredDay: dependencies.clock.today))
    dismiss()
  }
}
