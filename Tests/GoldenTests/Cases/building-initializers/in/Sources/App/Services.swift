/// Its own arguments grow, until an initializer for certain ones ends it.
final class Box<Content> {
  init(inner: Box<[Content]>) {}
}
