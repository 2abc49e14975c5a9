package dev.quayside.app.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.theme.Appearance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowMemoryTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @Test
  void whatWasSavedIsLoaded() {
    var memory =
        new WindowMemory(
            Appearance.DARK, Language.SPANISH, "main", "Main", false, false, 40, 150, true);
    memory.save(data);
    assertThat(WindowMemory.load(data)).isEqualTo(memory);
  }

  @Test
  void aFirstStartIsTheDemoSandbox() {
    assertThat(WindowMemory.load(data.resolve("none")).workspace()).isEqualTo("demo");
    assertThat(WindowMemory.load(data.resolve("none")).sandbox()).isTrue();
  }

  @Test
  void theFirstWindowIsNoLargerThanTheScreen() {
    assertThat(WindowPlace.first(new Rectangle2D(0, 24, 1024, 744), 1280, 800))
        .isEqualTo(new WindowPlace(0, 24, 1024, 744, false));
    assertThat(WindowPlace.first(new Rectangle2D(0, 0, 1920, 760), 1280, 800))
        .isEqualTo(new WindowPlace(320, 0, 1280, 760, false));
  }

  @Test
  void aBrokenFileIsAFirstStart() throws IOException {
    Files.write(data.resolve("window.properties"), new byte[] {(byte) 0xff, (byte) 0xfe, 0x00});
    assertThat(WindowMemory.load(data).workspace()).isEqualTo("demo");
  }
}
