public final class Feed {
  public typealias Dependencies = HasLogger & HasToken & HasExposed
}

@MainActor
final class View {
  typealias Dependencies = HasTitle & HasColour & HasSize & HasScale & HasTicket
}

final class Visitor {
  typealias Dependencies = HasStage & HasSeats & HasDoors
}

#if DEBUG
  typealias DebugDependencies = HasInspector
#endif
