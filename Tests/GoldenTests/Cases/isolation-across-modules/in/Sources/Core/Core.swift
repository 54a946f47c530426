/// Isolated by the default of its module: what refines it in another module is not.
public protocol HasLogger { var logger: Int { get } }
/// Isolates what forwards it, if nothing is written, though it can be waited for.
public protocol HasSession { var session: Int { get async } }
@MainActor public protocol HasCache { var cache: Int { get } }
