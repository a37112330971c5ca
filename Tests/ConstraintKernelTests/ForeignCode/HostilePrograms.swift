import Testing

/// Programs that may crash or never end, each in a process of its own; those of one suite run one after another.
@Suite("Hostile programs")
enum HostilePrograms {}
