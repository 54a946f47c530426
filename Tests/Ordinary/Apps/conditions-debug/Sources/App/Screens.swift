protocol HasTitle {
  var title: String { get }
}

struct ShowScreen {
  #if DEBUG
    typealias Dependencies = HasFeed & HasPlayer & HasTitle & MakesInspectorScreen
  #else
    typealias Dependencies = HasFeed & HasPlayer & HasTitle
  #endif

  let dependencies: any Dependencies

  func playAll() {
    for episode in dependencies.feed.episodes {
      dependencies.player.play("\(dependencies.title): \(episode)")
    }
  }

  #if DEBUG
    func inspect() -> InspectorScreen { dependencies.makeInspectorScreen(depth: 2) }
  #endif
}

#if DEBUG
  protocol MakesInspectorScreen {
    func makeInspectorScreen(depth: Int) -> InspectorScreen
  }

  struct InspectorScreen {
    typealias Dependencies = HasInspector & HasTitle

    let depth: Int
    let dependencies: any Dependencies

    var text: String { "\(dependencies.inspector.name) \(dependencies.title) \(depth)" }
  }
#endif
