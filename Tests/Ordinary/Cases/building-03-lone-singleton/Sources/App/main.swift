let menu = MenuScreen(dependencies: AppDependency.live())
precondition(menu.scores === ScoreKeeper.shared, "a second score keeper")
precondition(menu.mixer === SoundMixer.shared, "the container makes the shared mixer")
precondition(menu.arena !== Arena.shared, "the initializer is marked")
