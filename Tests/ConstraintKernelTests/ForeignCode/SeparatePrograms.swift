import Testing

/// Programs that may crash or never end, each in a process of its own; those of one suite run one after another.
@Suite("Programs in processes of their own")
enum SeparatePrograms {}
