import Foundation
import SyntheticApp

@main
struct Main {
  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 4, words[1] == "write-app", let files = Int(words[3]) else {
      print("usage: benchmarks write-app FOLDER FILES")
      exit(64)
    }
    try SyntheticApp(files: files).write(to: URL(filePath: words[2]))
  }
}
