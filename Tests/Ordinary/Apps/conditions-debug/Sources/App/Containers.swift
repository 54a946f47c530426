struct AppDependency {
  let player: any Playing
}

#if DEBUG
  extension AppDependency: HasFeed, HasInspector {
    var feed: any Feed { RecordedFeed() }
    var inspector: Inspector { Inspector(name: "app") }
  }
#else
  extension AppDependency: HasFeed {
    var feed: any Feed { WebFeed() }
  }
#endif

struct ShowDependency {
  let app: AppDependency
  let title: String
}
