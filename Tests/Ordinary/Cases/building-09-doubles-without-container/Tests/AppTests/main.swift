@testable import App

// The model uses one member of two.
let album = AlbumModel(
  dependencies: AlbumModel.StubDependencies(
    player: StubPlaying(title: { "Blue" }),
    makeQueueModel: { _ in preconditionFailure("no queue is opened") }))
precondition(album.title == "Blue", "the title")

let player = StubPlaying(play: { title in precondition(title == "Green", title) })
let maker = AlbumModel(
  dependencies: AlbumModel.StubDependencies(makeQueueModel: { titles in
    QueueModel(
      titles: titles, dependencies: QueueModel.StubDependencies(player: player, volume: 3))
  }))
let queue = maker.open(["Green"])
try queue.next()
precondition(queue.titles.isEmpty, "the model keeps the title")
precondition(player.calls == [.play("Green")], "calls: \(player.calls)")

let muted = QueueModel(
  titles: ["Red"], dependencies: QueueModel.StubDependencies(player: player, volume: 0))
try muted.next()
precondition(player.calls.last == .stop && muted.titles == ["Red"], "the volume is not the test's")
