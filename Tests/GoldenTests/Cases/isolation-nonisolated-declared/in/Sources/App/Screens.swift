// On the main actor, but for one property.
struct ScreenDependency {
  nonisolated let title: String
  var color: Int { 1 }
}
