#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory that holds one file after another.
struct FileBuffer: ~Copyable {
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  private var count = 0

  deinit { memory.deallocate() }

  /// Reads a file in place of the one before.
  mutating func load(_ path: String) throws(SystemError) {
    count = 0
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    while true {
      if count == memory.count { grow(for: descriptor) }
      let got = read(descriptor, memory.baseAddress.map { $0 + count }, memory.count - count)
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw .last }
      if got == 0 { return }
      count += got
    }
  }

  /// Calls the body with the file's bytes.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeRawBufferPointer(rebasing: memory[..<count]).assumingMemoryBound(to: UInt8.self))
  }

  /// Makes room for the whole file, or for half as much again where its size does not tell.
  private mutating func grow(for descriptor: Int32) {
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    // One byte more than the size, so that the end is found without growing.
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(size + 1, memory.count + memory.count / 2), alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }
}
