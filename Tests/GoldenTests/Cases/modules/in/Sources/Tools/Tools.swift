import Feature

final class AppDependencies {
  let clock: String = ""
}
