// Stands in for Hummingbird 2, which is not part of the project's sources.

public import Logging

/// The values that a request context is made of.
public protocol RequestContextSource {
  var logger: Logger { get }
}

/// The values that the application knows when a request arrives.
public struct ApplicationRequestContextSource: RequestContextSource {
  /// Logs with the number of the request.
  public let logger: Logger

  /// A source for one request.
  public init(logger: Logger) { self.logger = logger }
}

/// A type that is made of a value of another type.
public protocol InitializableFromSource<Source>: Sendable {
  associatedtype Source
  init(source: Source)
}

/// The values that the framework keeps in each context.
public struct CoreRequestContextStorage: Sendable {
  let logger: Logger

  /// The values of one request.
  public init(source: some RequestContextSource) { logger = source.logger }
}

/// Lives as long as a request; the framework makes it.
public protocol RequestContext: InitializableFromSource, RequestContextSource {
  associatedtype Source: RequestContextSource = ApplicationRequestContextSource
  var coreContext: CoreRequestContextStorage { get set }
}

extension RequestContext {
  /// The logger of the request.
  public var logger: Logger { coreContext.logger }
}

/// A context that is made of another one.
public protocol ChildRequestContext<ParentContext>: RequestContext where Source == Never {
  associatedtype ParentContext: RequestContext
  init(context: ParentContext) throws
}

extension ChildRequestContext {
  /// Cannot be called.
  public init(source: Never) { switch source {} }
}

extension Never: RequestContextSource {
  /// Cannot be called.
  public var logger: Logger { switch self {} }
}

/// The context of an application that needs no other.
public struct BasicRequestContext: RequestContext {
  /// The values of the framework.
  public var coreContext: CoreRequestContextStorage

  /// Is called for each request.
  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}
