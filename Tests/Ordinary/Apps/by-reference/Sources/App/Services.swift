protocol Logging: AnyObject, Sendable {
  func log(_ line: String)
}

protocol HasLogger {
  var logger: any Logging { get }
}

final class ConsoleLogger: Logging {
  func log(_ line: String) {}
}

protocol Mapping: AnyObject, Sendable {
  func floor(of room: Int) -> Int
}

protocol HasMap {
  var map: any Mapping { get }
}

final class FloorMap: Mapping {
  func floor(of room: Int) -> Int { room / 100 }
}

final class Catalogue: Sendable {
  func title(_ number: Int) -> String { "work \(number)" }
}

protocol HasCatalogue {
  var catalogue: Catalogue { get }
}

/// Reads the catalogue aloud.
final class AudioGuide: Sendable {
  let catalogue: Catalogue

  init(catalogue: Catalogue) { self.catalogue = catalogue }

  func say(_ number: Int) -> String { "this is \(catalogue.title(number))" }
}

protocol HasAudioGuide {
  var audioGuide: AudioGuide { get }
}

actor Tickets {
  private(set) var sold: [Int] = []

  func sell(_ number: Int) { sold.append(number) }
}

protocol HasTickets {
  var tickets: Tickets { get }
}

final class OpeningHours: Sendable {
  func isOpen(at hour: Int) -> Bool { (10..<18).contains(hour) }
}

protocol HasOpeningHours {
  var openingHours: OpeningHours { get }
}

protocol HasLanguage {
  var language: String { get }
}

protocol HasRooms {
  var rooms: [Int] { get }
}

protocol HasVisitor {
  var visitor: String { get }
}

final class Route: Sendable {
  let floors: [Int]

  init(map: any Mapping, rooms: [Int]) { floors = rooms.map(map.floor) }
}

protocol HasRoute {
  var route: Route { get }
}
