open class Base {
  public let wide: Int = 1
}
