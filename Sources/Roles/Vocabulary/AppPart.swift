/// The part that a type plays in an app, and that keeps it from being a container unless it is
/// marked.
public enum AppPart: String, Sendable, Hashable {
  case coordinator
  case viewController = "view controller"
  case view
  case delegate
  case main = "'@main' type"
}
