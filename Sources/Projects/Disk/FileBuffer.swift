#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory that holds one file after another.
package struct FileBuffer: ~Copyable {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var count = 0

  package init() {}

  deinit { memory.deallocate() }

  /// The largest file that is read, in bytes: many times the largest that anybody compiles.
  package static let limit = 32 << 20

  /// Reads a file in place of the one before.
  ///
  /// - Throws: The error of the system, and `EFBIG` for a file beyond the limit.
  package mutating func load(_ path: String, upTo limit: Int = Self.limit) throws(SystemError) {
    count = 0
    // Not to wait for anybody who writes, should it be a pipe by now.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    while true {
      guard count <= limit else { throw SystemError(code: EFBIG) }
      if count == memory.count { grow(for: descriptor, upTo: limit) }
      let got = read(descriptor, memory.baseAddress.map { $0 + count }, memory.count - count)
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw .last }
      if got == 0 { return }
      count += got
    }
  }

  /// Takes a text in place of the file before.
  package mutating func fill(with text: [UInt8]) {
    if text.count > memory.count {
      memory.deallocate()
      memory = .allocate(byteCount: text.count, alignment: 16)
    }
    memory.copyBytes(from: text)
    count = text.count
  }

  /// Calls the body with the file's bytes.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeRawBufferPointer(rebasing: memory[..<count]).assumingMemoryBound(to: UInt8.self))
  }

  /// Makes room for the whole file, or for half as much again where its size does not tell.
  private mutating func grow(for descriptor: Int32, upTo limit: Int) {
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    // One byte more than the size, so that the end is found without growing; never much more than
    // may be read.
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(max(size, memory.count + memory.count / 2), limit) + 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }
}
