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

/// Builds the container of the app, once for all windows. A window that closes does not end it.
@MainActor @Observable final class Launch {
  enum Phase {
    case launching
    case ready(Session)
    case failed(any Error)
  }

  private(set) var phase = Phase.launching
  private let file: URL
  @ObservationIgnored private var running: Task<Void, Never>?

  init(file: URL? = nil) {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    self.file = file ?? folder.appending(path: "plants.json")
  }

  func start() async {
    if case .ready = phase { return }
    let task = running ?? Task { await build() }
    running = task
    await task.value
  }

  private func build() async {
    defer { running = nil }
    phase = .launching
    do {
      let app = try await AppDependency.live(file: file).byReference
      phase = .ready(Session(dependencies: app))
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
      case .ready(let session): SessionView(session: session)
      case .failed:
        Text("The garden cannot be opened")
        Button("Try again") { Task { await launch.start() } }
      }
    }
    .task { await launch.start() }
  }
}
