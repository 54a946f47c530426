let app = AppDependency.live()
let show = ShowDependency(app: app, title: "History")
let screen = ShowScreen(dependencies: show)
screen.playAll()

#if DEBUG
  precondition(
    app.player.played == ["History: recorded", "History: again"],
    "another player, or another feed: \(app.player.played)")
  precondition(screen.inspect().text == "app History 2", "the inspector of the show")
  precondition(!((app as Any) is any MakesInspectorScreen), "the app has no title")
#else
  precondition(app.player.played == ["History: web"], "another player, or another feed")
#endif
