/// Builds each service when somebody needs it for the first time.
@MainActor
final class AppDependency {
  static let shared = AppDependency()

  lazy var journal: any Journaling = Journal()
  lazy var progress: any ProgressKeeping = Progress(dependencies: self)
  lazy var reminders: any Reminding = Reminders(app: self)
  private var languages = ["Danish"]
}

/// Is written by hand: no member has the name.
extension AppDependency: HasLanguage {
  var language: String { languages.last ?? "none" }

  func learn(_ language: String) { languages.append(language) }
}

/// Lives as long as a lesson is open.
@MainActor
struct LessonScope {
  let app: AppDependency
  let lesson: String
}

@MainActor
protocol HasLesson {
  var lesson: String { get }
}
