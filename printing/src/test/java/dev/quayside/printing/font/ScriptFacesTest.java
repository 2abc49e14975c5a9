package dev.quayside.printing.font;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/// Faces of other scripts do not stay in memory for good.
class ScriptFacesTest {

  /// Room for any one of the large faces, and a copy for a PDF, but not for all of them.
  private static final String HEAP = "-Xmx56m";

  @Test
  void aHeapTooSmallForAllFacesPrintsThemInTurn() throws Exception {
    var process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                HEAP,
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Djava.awt.headless=true",
                "-cp",
                System.getProperty("java.class.path"),
                ScriptFacesTest.class.getName())
            .redirectErrorStream(true)
            .start();
    var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(said).isZero();
  }

  /// Sets and draws a line of each script, and opens its face for a PDF.
  public static void main(String[] arguments) {
    for (int round = 0; round < 2; round++) {
      for (var text : List.of("上海市浦东新区", "とうきょう", "서울특별시", "القاهرة", "London")) {
        for (var run : GlyphLine.of(text, Face.REGULAR).runs()) {
          run.glyphs().forEach(glyph -> run.face().typeface().outline(glyph.id()));
          run.face().typeface().open();
        }
      }
    }
  }
}
