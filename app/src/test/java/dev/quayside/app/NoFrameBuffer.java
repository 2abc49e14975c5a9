package dev.quayside.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeModel;
import java.lang.invoke.MethodHandles;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// Leaves out the picture of the screen that JavaFX's headless platform keeps for robots. It copies
/// every frame into it pixel by pixel, which was half of all the time these tests took, and has no
/// room for a large window; pictures in tests are snapshots of the scene.
public final class NoFrameBuffer implements BeforeAllCallback {

  private static final Set<String> COPYING = Set.of("blit", "clearRect");
  private static final String HEADLESS = "com.sun.glass.ui.headless.";

  static {
    change();
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    // that this class is loaded, before the first window is, is all it takes
  }

  /// Before the first window; what a test class does by itself.
  public static void leaveOut() {
    // done once, when this class is loaded
  }

  private static void change() {
    var loader = NoFrameBuffer.class.getClassLoader();
    var window = (HEADLESS + "HeadlessWindow").replace('.', '/') + ".class";
    var classFile = ClassFile.of();
    try (var in = Objects.requireNonNull(loader.getResourceAsStream(window), window)) {
      var withoutCopies =
          classFile.transformClass(
              classFile.parse(in.readAllBytes()),
              ClassTransform.transformingMethods(
                  method -> COPYING.contains(method.methodName().stringValue()),
                  (made, part) -> {
                    if (part instanceof CodeModel) {
                      made.withCode(code -> code.return_());
                    } else {
                      made.with(part);
                    }
                  }));
      var neighbour = Class.forName(HEADLESS + "HeadlessPlatformFactory", false, loader);
      MethodHandles.privateLookupIn(neighbour, MethodHandles.lookup()).defineClass(withoutCopies);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("JavaFX's headless platform is another one now", e);
    }
  }
}
