protocol HasA { "
