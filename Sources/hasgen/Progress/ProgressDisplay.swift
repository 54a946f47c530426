import Dispatch
import FileSystem
import HasWorkspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Shows on standard error how far the work has come, once it has lasted over a second.
///
/// The clock is looked at by a timer only, ten times a second; whoever works merely counts.
/// Nothing is hidden or switched on a terminal, so whatever ends the process leaves at worst a
/// line without an end.
final class ProgressDisplay: @unchecked Sendable {
  private let start = ContinuousClock.now
  // The line belongs to the queue.
  private let queue = DispatchQueue(label: "hasgen.progress")
  private var line = ProgressLine()
  private let timer: any DispatchSourceTimer

  /// Starts at once.
  init() {
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.setEventHandler { [unowned self] in
      Self.write(line.update(elapsed: start.duration(to: .now), width: Self.width))
    }
    timer.schedule(deadline: .now() + .seconds(1), repeating: .milliseconds(100))
    timer.activate()
  }

  /// The listener for a workspace.
  var progress: Progress {
    Progress { [self] event in queue.sync { line.note(event) } }
  }

  /// Takes the line away for good, before anything else is printed.
  func end() {
    timer.cancel()
    queue.sync { Self.write(line.erase()) }
  }

  private static func write(_ text: String) {
    // A terminal that is gone is told by what is printed at the end.
    try? Disk.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// The columns of the terminal, which may change at any time.
  private static var width: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 80
    }
    return Int(size.ws_col)
  }
}
