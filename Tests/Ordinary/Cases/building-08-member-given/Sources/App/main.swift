func lines(_ logger: any Logging) -> [String] { (logger as? FileLogger)?.lines ?? [] }

let app = AppDependency.live(fileName: "app")
let user = UserDependency.live(app: app, traveller: "Ada")

// The logger that the factory gets is the trip's, and nobody else's.
let oslo = TripList(dependencies: user).open("Oslo")
TripScreen(dependencies: oslo).open()
precondition(oslo.logger.fileName == "Oslo", "the trip builds another logger")
precondition(lines(oslo.logger) == ["Ada, day 1"], "the screen: \(lines(oslo.logger))")
precondition(lines(app.logger) == ["opens Oslo"], "the app: \(lines(app.logger))")

TripScreen(dependencies: user).open()
precondition(lines(app.logger).last == "Ada, day 1", "the user's screen logs elsewhere")
precondition(lines(oslo.logger).count == 1, "the user's screen logs to the trip")

// 'live' asks for what a logger needs, though one is passed.
let file = FileLogger(fileName: "Rome")
let rome = TripDependency.live(user: user, fileName: "unused", logger: file)
precondition(rome.logger === file, "the logger that is passed is not used")
let built = TripDependency.live(user: user, fileName: "Lima")
precondition(built.logger.fileName == "Lima", "the logger of another file")
