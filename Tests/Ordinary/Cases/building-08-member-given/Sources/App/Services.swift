protocol Logging: AnyObject {
  var fileName: String { get }
  func log(_ line: String)
}

protocol HasLogger {
  var logger: any Logging { get }
}

final class FileLogger: Logging {
  let fileName: String
  private(set) var lines: [String] = []

  init(fileName: String) { self.fileName = fileName }

  func log(_ line: String) { lines.append(line) }
}

protocol HasTraveller {
  var traveller: String { get }
}
