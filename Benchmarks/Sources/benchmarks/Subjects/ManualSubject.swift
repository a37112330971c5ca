/// Hand-written arithmetic: frames in one array, each operation a loop over what it moves.
final class ManualSubject: Subject {
  struct Description {
    var workload: Workload
    var size: Int
    var texts: [CellText]
  }

  private let workload: Workload
  private let size: Int
  private var texts: [CellText]
  private var variation: Variation
  private let buffer: UnsafeMutablePointer<Frame>
  private let capacity: Int

  static func describe(_ workload: Workload, _ size: Int) -> Description {
    let texts = workload.isFeed ? HandWritten.texts(for: size) : []
    return Description(workload: workload, size: size, texts: texts)
  }

  init(_ description: Description) {
    workload = description.workload
    size = description.size
    texts = description.texts
    variation = Variation(of: description.workload)
    capacity = workload.views(at: size) + (workload.isFeed ? 8 : 1)
    buffer = .allocate(capacity: capacity)
    buffer.initialize(repeating: .zero, count: capacity)
    layOut()
  }

  deinit {
    buffer.deallocate()
  }

  /// Computes all frames anew; what a build is timed by.
  func layOut() {
    switch workload {
    case .chain: HandWritten.chain(size, variation, buffer)
    case .nest: HandWritten.nest(size, buffer)
    case .feed: HandWritten.feed(texts, variation, buffer, isRelative: false)
    case .relativeFeed: HandWritten.feed(texts, variation, buffer, isRelative: true)
    case .shares, .bareShares: HandWritten.shares(size, buffer)
    }
  }

  func resize(_ width: Double) {
    variation.width = width
    layOut()
  }

  func setMiddleHeight(_ height: Double) {
    let change = height - variation.middleHeight
    variation.middleHeight = height
    if workload == .chain {
      buffer[size / 2 + 1].height = height
    } else {
      let cell = 8 * (size / 2) + 1
      buffer[cell].height += change
      buffer[cell + 7].height = height
      buffer[0].height += change
    }
    shift(from: size / 2 + 1, by: change)
  }

  func setExtraBody(_ extra: Double) {
    let change = extra - variation.extraBody
    variation.extraBody = extra
    let cell = 8 * (size / 2) + 1
    buffer[cell].height += change
    buffer[cell + 5].height += change
    buffer[cell + 6].y += change
    buffer[cell + 7].y += change
    buffer[0].height += change
    shift(from: size / 2 + 1, by: change)
  }

  func insertExtra() {
    variation.isExtended = true
    if workload == .chain {
      let middle = size / 2 + 1
      buffer[size + 1] = buffer[middle]
      buffer[size + 1].height = 44
      buffer[middle].y += 52
      shift(from: middle, by: 52)
    } else {
      let middle = 8 * (size / 2) + 1
      let top = buffer[middle].y
      let extra = buffer + 8 * size + 1
      let isRelative = workload == .relativeFeed
      let width = variation.width
      _ = HandWritten.cell(texts[size], top, width, extra, isRelative: isRelative)
      buffer[0].height += extra[0].height
      shift(from: size / 2, by: extra[0].height)
    }
  }

  func removeExtra() {
    variation.isExtended = false
    if workload == .chain {
      buffer[size / 2 + 1].y -= 52
      shift(from: size / 2 + 1, by: -52)
    } else {
      let height = buffer[8 * size + 1].height
      buffer[0].height -= height
      shift(from: size / 2, by: -height)
    }
  }

  func frames() -> [Frame] {
    let count = variation.isExtended ? capacity : workload.views(at: size)
    return Array(UnsafeBufferPointer(start: buffer, count: count))
  }

  var sample: Double { buffer[workload.views(at: size) - 1].y }
}

extension ManualSubject {
  /// Moves the views of a chain behind `first`, or the cells of a feed from `first` on.
  @inline(never)
  private func shift(from first: Int, by distance: Double) {
    switch workload {
    case .chain:
      var view = first + 1
      while view <= size {
        buffer[view].y += distance
        view += 1
      }
    case .relativeFeed:
      var index = first
      while index < size {
        buffer[8 * index + 1].y += distance
        index += 1
      }
    default:
      var view = 8 * first + 1
      while view <= 8 * size {
        buffer[view].y += distance
        view += 1
      }
    }
  }
}
