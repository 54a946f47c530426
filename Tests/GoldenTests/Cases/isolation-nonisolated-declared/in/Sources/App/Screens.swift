// On the main actor, but for one property.
struct ScreenDependency {
  nonisolated let title: String
  var color: Int { 1 }
}

nonisolated func title(_ dependencies: any HasTitle) -> String { dependencies.title }
func color(_ dependencies: any HasColor) -> Int { dependencies.color }
func show(_ screen: ScreenDependency) { _ = title(screen) + String(color(screen)) }
