#if !GTK
import Testing

@Test("GTK's widgets", .disabled("built without the trait GTK; .ci/check-gtk builds with it"))
func widgets() {}
#endif
