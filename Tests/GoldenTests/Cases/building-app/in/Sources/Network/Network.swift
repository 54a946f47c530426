import Core

public protocol Transport: Sendable {}
public protocol HasTransport { var transport: any Transport { get } }
// hasgen: live
public final class WebTransport: Transport {
  public init(baseURL: String, timeout: Double = 30, retryPolicy: RetryPolicy, logging: any Logging)
  {}
}

public protocol Authenticator: Sendable {}
public protocol HasAuthenticator { var authenticator: any Authenticator { get } }
public final class TokenAuthenticator: Authenticator {
  public typealias Dependencies = HasTransport & HasClock
  public init(dependencies: any Dependencies) {}
}

public protocol Api: Sendable {}
public protocol HasApi { var api: any Api { get } }
public final class RestApi: Api {
  public typealias Dependencies = HasTransport & HasAuthenticator & HasMetrics
  public init(dependencies: any Dependencies) {}
}

public protocol Reachability: Sendable {}
public protocol HasReachability { var reachability: any Reachability { get } }
public final class PathReachability: Reachability {
  public init(eventBus: any EventBus) {}
}

public protocol Downloader: Sendable {}
public protocol HasDownloader { var downloader: any Downloader { get } }
public final class BackgroundDownloader: Downloader {
  public typealias Dependencies = HasTransport & HasScheduler
  public init(retryPolicy: RetryPolicy, dependencies: any Dependencies) {}
}

public protocol Uploader: Sendable {}
public protocol HasUploader { var uploader: any Uploader { get } }
public final class ChunkUploader: Uploader {
  public init(retryPolicy: RetryPolicy, transport: any Transport) {}
}

public protocol PushChannel: Sendable {}
public protocol HasPushChannel { var pushChannel: any PushChannel { get } }
public final class SocketChannel: PushChannel {
  public typealias Dependencies = HasTransport & HasEventBus
  public init(dependencies: any Dependencies) {}
}

public protocol ImageLoader: Sendable {}
public protocol HasImageLoader { var imageLoader: any ImageLoader { get } }
public final class CachingImageLoader: ImageLoader {
  public init(downloader: any Downloader) {}
}

public protocol ConfigLoader: Sendable {}
public protocol HasConfigLoader { var configLoader: any ConfigLoader { get } }
public final class RemoteConfigLoader: ConfigLoader {
  public typealias Dependencies = HasApi & HasFeatureFlags
  public init(dependencies: any Dependencies) {}
}

public protocol Translator: Sendable {}
public protocol HasTranslator { var translator: any Translator { get } }
public final class ApiTranslator: Translator {
  public typealias Dependencies = HasApi & HasLocalizer
  public init(dependencies: any Dependencies) {}
}

/// Shared by whatever retries; nobody's member.
public final class RetryPolicy: Sendable {
  public init(clock: any Clock, logging: any Logging) {}
}

/// Another transport: which one is meant is marked.
public struct RecordedTransport: Transport {
  public init() {}
}
