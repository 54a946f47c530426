let app = AppDependency.shared
guard let journal = app.journal as? Journal else { preconditionFailure("another journal") }

// Nothing is built that nobody has asked for.
let course = CourseScreen(dependencies: AppDependency.shared)
let lesson = course.open("greetings")
precondition(journal.lines == ["Danish: greetings"], "built too early: \(journal.lines)")

// Each service is built once, on first use, and reads the others from the container itself.
precondition(lesson.finish() == "Danish: 1", "another progress")
precondition(
  journal.lines.dropFirst() == [
    "builds the progress", "builds the reminders", "repeat greetings, 1 done",
  ], "the services: \(journal.lines)")
app.learn("Finnish")
precondition(course.open("food").finish() == "Finnish: 2", "a progress for each lesson")
precondition(
  journal.lines.suffix(2) == ["Finnish: food", "repeat food, 2 done"], "\(journal.lines)")
precondition(lesson.dependencies.progress === app.progress, "the lesson has another progress")
precondition(!(app.reminders is any HasJournal), "what stores the container is its child")
precondition(lesson.dependencies.lesson == "greetings", "the lessons are exchanged")

// Another container has services of its own, and goes when nobody holds it any more.
@MainActor func study() -> () -> AppDependency? {
  let other = AppDependency()
  let text = CourseScreen(dependencies: other).open("numbers").finish()
  precondition(text == "Danish: 1", "the shared container's language or progress: \(text)")
  let lines = (other.journal as? Journal)?.lines ?? []
  precondition(lines.count == 4 && lines.last == "repeat numbers, 1 done", "\(lines)")
  return { [weak other] in other }
}
let other = study()
precondition(other() == nil, "the container is kept")
precondition(app.progress.points == 2 && journal.lines.count == 6, "\(journal.lines)")
