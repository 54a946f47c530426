#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A lower limit for the time of any tool that reads every file: finds the Swift files below a folder,
/// reads each to its end, and prints the sum of the bytes. The second argument is the number of
/// threads; the default is the number of cores.
///
/// It is a program of its own, so that it is started like the tool, and loads as little.
@main
struct ReadFloor {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    guard let folder = arguments.first,
      let threads = arguments.count == 1 ? cores : Int(arguments.dropFirst().joined())
    else { exit(64) }
    let files = swiftFiles(below: folder)
    let lanes = max(1, min(files.count, threads))
    let readers = (0..<lanes).map { lane in
      Thread { sum(of: files, from: lane, step: lanes) }
    }
    let total = readers.reduce(UInt64(0)) { $0 &+ $1.join() }
    print("\(files.count) files, \(total)")
  }

  /// The paths of the Swift files in a folder and the folders in it.
  private static func swiftFiles(below root: String) -> [String] {
    var files: [String] = []
    var waiting = [root]
    while let folder = waiting.popLast() {
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        guard !name.hasPrefix(".") else { continue }
        if entry.pointee.d_type == DT_DIR {
          waiting.append("\(folder)/\(name)")
        } else if name.hasSuffix(".swift") {
          files.append("\(folder)/\(name)")
        }
      }
    }
    return files
  }

  /// The sum of the bytes of the files at `first`, `first + step`, and so on.
  private static func sum(of files: [String], from first: Int, step: Int) -> UInt64 {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var total: UInt64 = 0
    for index in stride(from: first, to: files.count, by: step) {
      let descriptor = open(files[index], O_RDONLY)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { continue }
      if buffer.count < Int(status.st_size) {
        buffer = [UInt8](repeating: 0, count: Int(status.st_size))
      }
      while true {
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        buffer.withUnsafeBytes { bytes in
          for byte in bytes[..<count] { total &+= UInt64(byte) }
        }
        if count == Int(status.st_size) { break }
      }
    }
    return total
  }
}
