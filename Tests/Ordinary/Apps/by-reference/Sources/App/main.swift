func isSame(_ container: AppDependency, as reference: AppDependency.Reference) -> Bool {
  container.logger === reference.logger && container.map === reference.map
    && container.catalogue === reference.catalogue
    && container.audioGuide === reference.audioGuide
    && container.tickets === reference.tickets
    && container.openingHours === reference.openingHours
    && container.language == reference.language && container.rooms == reference.rooms
}

let container = AppDependency.live(language: "en", rooms: [101, 302])
let app = container.byReference
precondition(isSame(container, as: app), "the reference has other services")

// A consumer stores the reference itself.
let entrance = EntranceScreen(dependencies: app)
precondition(entrance.dependencies as AnyObject === app, "the consumer has another container")
precondition(entrance.open(at: 10)?.text == "work 101 (en): this is work 101", "the screen")
precondition(entrance.open(at: 20) == nil, "open at night")

// What the reference makes has its services.
let work = app.makeWorkScreen(number: 7)
precondition(work.dependencies.audioGuide === container.audioGuide, "a second audio guide")

// Another task, and an actor, take the reference.
let isSameElsewhere = await Task.detached { isSame(container, as: app) }.value
precondition(isSameElsewhere, "the task has other services")
await TicketMachine(dependencies: app).sell(1)
let sold = await container.tickets.sold
precondition(sold == [1], "sold: \(sold)")

// Each visit stores the same reference.
let ada = VisitDependency.live(app: app, visitor: "Ada")
let bob = VisitDependency.live(app: app, visitor: "Bob")
precondition(ada.app === app && bob.app === app, "a visit has its own copy of the app")
precondition(ada.tickets === container.tickets && ada.audioGuide === app.audioGuide, "services")
precondition(ada.route !== bob.route, "the visits share a route")
await TicketMachine(dependencies: ada).sell(2)
let screen = VisitScreen(dependencies: bob)
let line = await screen.open()
precondition(line == "Bob [1, 2] on floors [1, 3]", line)
precondition(screen.show(5) == "work 5 (en): this is work 5", "the screen of a visit")
