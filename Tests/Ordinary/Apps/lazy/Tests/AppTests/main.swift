@testable import App

final class MemoryCache: ImageCaching {
  func image(_ name: String) -> String { "\(name) in memory" }
}

// Only what is not lazy is built, and the lazy member that the printer takes at once.
let app = AppDependency.live()
let journal = app.journal
precondition(journal.lines.sorted() == ["decoder", "editor"], "built: \(journal.lines)")
precondition(PrintScreen(dependencies: app).printsAsShown, "a second decoder")
precondition(journal.lines.count == 2, "a second decoder: \(journal.lines)")
precondition(app.editor.journal() === journal, "the editor's closure reads another journal")

// The first use builds one, and nothing else.
let screen = PhotoScreen(dependencies: app)
precondition(screen.open("cat") == "cat on disk", "another cache")
precondition(journal.lines.dropFirst(2) == ["opens cat", "cache"], "\(journal.lines)")
precondition(app.editor.open("cat") == 3, "another model")
precondition(journal.lines.last == "model", "the model is built by another use")

// Whoever asks gets the same one, by the member or by a closure, also from a copy.
let copy = app
let models = screen.faces()
precondition(models.allSatisfy { $0 === app.faceModel }, "a second model")
precondition(copy.faceModel === app.faceModel, "the copy has its own model")
precondition(copy.imageCache === app.imageCache && screen.open("dog") == "dog on disk", "caches")
precondition(
  journal.lines.dropFirst(2) == ["opens cat", "cache", "model", "opens dog"],
  "built again: \(journal.lines)")

// The closure that makes something makes a new one each time.
let draft = screen.draft()
precondition(draft.title == "untitled" && screen.draft() !== draft, "one draft for all")

// Optional members are nil, though one of them could be built.
precondition(app.sharing == nil && app.userName == nil, "an optional member is built")
precondition(screen.share(draft) == "nobody: not shared", "shared")
let cloud = CloudSharing()
let signedIn = AppDependency.live(sharing: cloud, userName: "Ada")
precondition(signedIn.sharing === cloud, "another sharing")
let shared = PhotoScreen(dependencies: signedIn).share(draft)
precondition(shared == "Ada: untitled in the cloud", shared)

// A lazy member that is passed is the one; none is built in its place.
let log = Journal()
let model = FaceModel(journal: Journal())
let tested = AppDependency.live(journal: log, imageCache: MemoryCache(), faceModel: model)
let faces = PhotoScreen(dependencies: tested).faces()
precondition(faces.allSatisfy { $0 === model }, "the passed model does not reach all")
precondition(PhotoScreen(dependencies: tested).open("cat") == "cat in memory", "another cache")
precondition(
  log.lines.sorted() == ["decoder", "editor", "opens cat"], "built though passed: \(log.lines)")
