import Foundation
import Observation
import SwiftUI

@main
struct GardenApp: App {
  @State private var launch = Launch()

  var body: some Scene {
    WindowGroup { LaunchView(launch: launch) }
  }
}

/// Builds the container of the app, once for all windows.
@MainActor @Observable final class Launch {
  enum Phase {
    case launching
    case ready(AppDependency.Reference)
    case failed(any Error)
  }

  private(set) var phase = Phase.launching
  @ObservationIgnored private var isRunning = false
  @ObservationIgnored private let file: URL

  init(file: URL? = nil) {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    self.file = file ?? folder.appending(path: "plants.json")
  }

  func start() async {
    if case .ready = phase { return }
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    phase = .launching
    do {
      phase = .ready(try await AppDependency.live(file: file).byReference)
    } catch {
      phase = .failed(error)
    }
  }
}

struct LaunchView: View {
  let launch: Launch

  var body: some View {
    VStack {
      switch launch.phase {
      case .launching: ProgressView("Opening the garden")
      case .ready(let app): SessionView(dependencies: app)
      case .failed:
        Text("The garden cannot be opened")
        Button("Try again") { Task { await launch.start() } }
      }
    }
    .task { await launch.start() }
  }
}
