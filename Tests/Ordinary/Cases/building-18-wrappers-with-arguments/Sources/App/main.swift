// The volume alone has no value of its own.
let app = AppDependency.live(volume: 120)
precondition(app.$region == "region" && app.region == "eu", "the arguments of 'Setting' are lost")
precondition(app.hasNewDial && !app.isNight, "the arguments of 'Flag' are lost")
precondition(app.volume == 100, "the wrapper does not see the value: \(app.volume)")

// A consumer sees what is wrapped.
let radio = Radio(dependencies: app)
precondition(radio.state == "eu 100 day", radio.state)

// The same in a product.
let screen = radio.open("Jazz")
precondition(screen.hasCover && screen.columns == 2, "the arguments of the product's wrappers")
precondition(screen.station == "Jazz", "the argument")
precondition(screen.model.tuner === app.tuner, "a second tuner")
