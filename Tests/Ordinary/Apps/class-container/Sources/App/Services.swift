@MainActor
protocol Journaling: AnyObject {
  func write(_ line: String)
}

@MainActor
protocol HasJournal {
  var journal: any Journaling { get }
}

final class Journal: Journaling {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }
}

@MainActor
protocol ProgressKeeping: AnyObject {
  var points: Int { get }
  func finish(_ lesson: String)
}

@MainActor
protocol HasProgress {
  var progress: any ProgressKeeping { get }
}

/// Needs the reminders, which need the progress: each reads the other one from the container.
final class Progress: ProgressKeeping {
  typealias Dependencies = AnyObject & HasJournal & HasReminders

  private(set) var points = 0
  private unowned let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
    dependencies.journal.write("builds the progress")
  }

  func finish(_ lesson: String) {
    points += 1
    dependencies.reminders.remind(of: lesson)
  }
}

@MainActor
protocol Reminding: AnyObject {
  func remind(of lesson: String)
}

@MainActor
protocol HasReminders {
  var reminders: any Reminding { get }
}

/// Is handed the container by its type, and is no container itself.
final class Reminders: Reminding {
  private unowned let app: AppDependency

  init(app: AppDependency) {
    self.app = app
    app.journal.write("builds the reminders")
  }

  func remind(of lesson: String) {
    app.journal.write("repeat \(lesson), \(app.progress.points) done")
  }
}

@MainActor
protocol HasLanguage {
  var language: String { get }
}
