/// One value at an address of its own, owned by the holder of the box.
///
/// A class would hold the value as well, but would check at each access at run time what the compiler
/// can check here. A structure that is lent instead of changed is taken apart into all its fields, and the
/// compiler needs long for that where there are hundreds: those of the value do not count for the owner.
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

  /// The value, for all who hold the box.
  var value: Value {
    @inline(__always) unsafeAddress { UnsafePointer(address) }
    @inline(__always) nonmutating unsafeMutableAddress { address }
  }

  /// The value, as if it were stored in the owner of the box: the compiler keeps changes apart.
  var owned: Value {
    @inline(__always) unsafeAddress { UnsafePointer(address) }
    @inline(__always) mutating unsafeMutableAddress { address }
  }
}
