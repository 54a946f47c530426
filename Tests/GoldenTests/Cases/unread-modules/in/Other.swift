import PlayerKit

final class Player {
  typealias Dependencies = HasLogger & PlayerFlow.Dependencies
}
