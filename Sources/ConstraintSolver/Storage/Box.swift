/// One value at an address of its own, owned by whoever holds the box.
///
/// A class would hold the value as well, but would check at each access at run time what the compiler
/// can check here, and a structure of this size would be copied to be asked a question.
struct Box<Value: ~Copyable>: ~Copyable {
  private let address: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    address = .allocate(capacity: 1)
    address.initialize(to: value)
  }

  deinit {
    address.deinitialize(count: 1)
    address.deallocate()
  }

  /// The value.
  var value: Value {
    @inline(__always) unsafeAddress { UnsafePointer(address) }
    @inline(__always) nonmutating unsafeMutableAddress { address }
  }
}
