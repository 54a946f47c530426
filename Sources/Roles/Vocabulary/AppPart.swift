/// What a type is in an app that keeps it from being a container unless it is asked for.
public enum AppPart: String, Sendable, Hashable {
  case coordinator
  case viewController = "view controller"
  case view
  case delegate
  case main = "'@main' type"
}
