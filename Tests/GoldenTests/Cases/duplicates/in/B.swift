protocol HasLogger { var logger: String { get } }
#if !os(Linux)
  protocol HasPlatform { var platform: Int { get } }
#endif
private protocol HasOwn { var own: Int { get } }
