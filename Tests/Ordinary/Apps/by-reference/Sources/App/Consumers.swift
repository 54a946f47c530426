protocol MakesWorkScreen {
  func makeWorkScreen(number: Int) -> WorkScreen
}

struct WorkScreen {
  typealias Dependencies = HasAudioGuide & HasCatalogue & HasLanguage

  let number: Int
  let dependencies: any Dependencies

  var text: String {
    let title = "\(dependencies.catalogue.title(number)) (\(dependencies.language))"
    return "\(title): \(dependencies.audioGuide.say(number))"
  }
}

struct EntranceScreen {
  typealias Dependencies = HasLogger & HasMap & HasOpeningHours & HasRooms & MakesWorkScreen

  let dependencies: any Dependencies

  func open(at hour: Int) -> WorkScreen? {
    dependencies.logger.log("opens on floor \(dependencies.map.floor(of: dependencies.rooms[0]))")
    guard dependencies.openingHours.isOpen(at: hour) else { return nil }
    return dependencies.makeWorkScreen(number: dependencies.rooms[0])
  }
}

/// Sells on a thread of its own.
actor TicketMachine {
  typealias Dependencies = HasTickets & Sendable

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func sell(_ number: Int) async { await dependencies.tickets.sell(number) }
}

struct VisitScreen {
  typealias Dependencies = HasRoute & HasTickets & HasVisitor & MakesWorkScreen

  let dependencies: any Dependencies

  func open() async -> String {
    let tickets = await dependencies.tickets.sold
    return "\(dependencies.visitor) \(tickets) on floors \(dependencies.route.floors)"
  }

  func show(_ number: Int) -> String { dependencies.makeWorkScreen(number: number).text }
}
