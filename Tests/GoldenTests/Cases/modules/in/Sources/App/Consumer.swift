import Core
import Feature

struct Consumer {
  typealias Dependencies = HasLogger & Core.HasClock
}
