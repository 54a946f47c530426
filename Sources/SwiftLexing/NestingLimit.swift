/// How deep what is read may nest.
public enum NestingLimit {
  /// How deep brackets, interpolations and conditions may nest: what the compiler allows.
  public static var brackets: Int { 256 }

  /// How deep types may nest: what can be walked by recursion on the stack of any thread.
  public static var types: Int { 64 }

  /// How deep the types of attributes may nest, as in `@A<@B<C> D>`.
  public static var attributes: Int { 16 }
}
