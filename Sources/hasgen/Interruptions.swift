import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The signals by which somebody asks the process to end: it ends at once, but never in the midst
/// of writing.
final class Interruptions: @unchecked Sendable {
  /// Signals are taken one after another with what must not be interrupted.
  private let queue = DispatchQueue(label: "hasgen.interruptions")
  // Only kept, so that they go on.
  private let sources: [any DispatchSourceSignal]

  /// No interruptions of ours: the process ends as the system has it.
  static let ignored = Interruptions(of: [])

  /// An interrupt from the keyboard, and the polite request to end.
  static func watched() -> Interruptions { Interruptions(of: [SIGINT, SIGTERM]) }

  private init(of signals: [Int32]) {
    var sources: [any DispatchSourceSignal] = []
    for number in signals where !Self.isIgnored(number) {
      // The source sees the signal only if nothing else is done about it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      // As a shell tells it of a process that a signal has ended.
      source.setEventHandler { _exit(128 + number) }
      source.activate()
      sources.append(source)
    }
    self.sources = sources
  }

  /// Whether whoever started us wants the signal to be ignored, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Does something that a signal must wait for.
  func without<Result>(_ body: () -> Result) -> Result { queue.sync { body() } }
}
