@MainActor
protocol MakesLessonScope {
  func makeLessonScope(lesson: String) -> LessonScope
}

@MainActor
struct CourseScreen {
  typealias Dependencies = HasJournal & HasLanguage & MakesLessonScope

  let dependencies: any Dependencies

  func open(_ lesson: String) -> LessonScreen {
    dependencies.journal.write("\(dependencies.language): \(lesson)")
    return LessonScreen(dependencies: dependencies.makeLessonScope(lesson: lesson))
  }
}

@MainActor
struct LessonScreen {
  typealias Dependencies = HasLanguage & HasLesson & HasProgress

  let dependencies: any Dependencies

  func finish() -> String {
    dependencies.progress.finish(dependencies.lesson)
    return "\(dependencies.language): \(dependencies.progress.points)"
  }
}
