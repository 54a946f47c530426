private struct Row { let dependencies: any HasName; func run() { dependencies.name } }
