import Testing

@testable import LayoutFormats

@Suite("Base64")
struct Base64Tests {
  /// RFC 4648, section 10.
  @Test(
    "The vectors of the standard, both ways",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ]
  )
  func vectors(plain: String, coded: String) {
    #expect(Base64.text(Array(plain.utf8)) == coded)
    #expect(Base64.bytes(coded.utf8) == Array(plain.utf8))
  }

  @Test("What stands for no bits is refused")
  func letters() {
    #expect(Base64.bytes("Zm9*".utf8) == nil)
  }
}
