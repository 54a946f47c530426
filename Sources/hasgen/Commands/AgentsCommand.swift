extension Command {
  static let agents = Command(
    name: "agents", summary: "prints the guide for coding agents", operands: "",
    discussion: """
      The guide tells an agent how to add a service, a consumer, a scope and a test,
      and how to read the messages. It begins with the heading 'Dependency injection
      with hasgen', and describes this version of hasgen:

        hasgen agents >> AGENTS.md

      With '--skill', the guide is a skill, with a name and a description. An agent
      reads a skill when it needs it:

        hasgen agents --skill > .agents/skills/hasgen/SKILL.md
      """,
    options: [.skill, .help]
  ) { arguments in
    let skill = String(decoding: PackageResources.SKILL_md, as: UTF8.self)
    let guide = skill.firstRange(of: "## ").map { String(skill[$0.lowerBound...]) }
    return Outcome(status: .done, results: arguments.isGiven(.skill) ? skill : guide ?? skill)
  }
}

extension Option {
  fileprivate static let skill = Option(
    name: "skill", value: .none, summary: "print it as a skill, with a name and a description")
}
