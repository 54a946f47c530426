private struct Row { let dependencies: any HasClock; func run() { dependencies.clock } }
