/// The depths to which a text may nest.
public enum NestingLimit {
  /// The depth of brackets, interpolations and conditions: what the compiler allows.
  public static var brackets: Int { 256 }

  /// The depth of types: recursion can walk it on the stack of any thread.
  public static var types: Int { 64 }

}
