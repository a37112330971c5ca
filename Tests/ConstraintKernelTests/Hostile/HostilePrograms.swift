import Testing

/// Programs that may crash or never end, each in a process of its own, one after another.
@Suite("Hostile programs", .serialized)
enum HostilePrograms {}
