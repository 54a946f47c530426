let app = try await AppDependency.live(isMounted: true)
let journal = app.journal
precondition(journal.lines.sorted() == ["archive", "index", "theme"], "built: \(journal.lines)")

let exporter = app.exporter
precondition(journal.lines.last == "exporter", "the exporter is not built on first use")
precondition(app.exporter === exporter && app.theme === app.theme, "a second one")
precondition(app.clipIndex === app.clipIndex && app.archive === app.archive, "a second one")
precondition(journal.lines.count == 4, "built again: \(journal.lines)")

do {
  _ = try await AppDependency.live(isMounted: false)
  preconditionFailure("the error is lost")
} catch {
  precondition(error is NoDisk, "another error: \(error)")
}

// What is passed is not built.
let theme = Theme(journal: Journal())
let other = Journal()
let tested = try await AppDependency.live(
  isMounted: false, journal: other, theme: theme, archive: app.archive)
precondition(tested.theme === theme && tested.archive === app.archive, "the passed are lost")
precondition(other.lines == ["index"], "built though passed: \(other.lines)")
