package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Texts in a small file.
class PropertiesFileTest {

  @TempDir private Path directory;

  @Test
  void whatWasWrittenIsRead() {
    var file = new PropertiesFile(directory.resolve("kept.properties"));
    assertThat(file.read()).isEmpty();
    file.write(Map.of("one", "first", "two", "ñ = # é"));
    file.write(Map.of("two", "ñ = # é", "three", ""));
    assertThat(file.read())
        .containsExactlyInAnyOrderEntriesOf(Map.of("two", "ñ = # é", "three", ""));
    assertThat(directory).isDirectoryContaining("glob:**kept.properties");
    assertThat(directory.toFile().list()).hasSize(1);
  }

  @Test
  void manyWriteItAtOnceAndOneOfThemIsRead() {
    var file = new PropertiesFile(directory.resolve("kept.properties"));
    IntStream.range(0, 400)
        .parallel()
        .forEach(number -> file.write(Map.of("number", Integer.toString(number))));
    assertThat(file.read().get("number")).matches("\\d{1,3}");
    assertThat(directory.toFile().list()).hasSize(1);
  }

  @Test
  void whatCannotBeReadIsNone() throws IOException {
    var file = directory.resolve("broken.properties");
    Files.writeString(file, "one = \\u12");
    assertThat(new PropertiesFile(file).read()).isEmpty();
  }
}
