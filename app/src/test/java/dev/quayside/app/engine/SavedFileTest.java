package dev.quayside.app.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavedFileTest {

  @Test
  void aDiskThatFillsUpLeavesTheFileOfYesterdayAndNoHalfOne(@TempDir Path folder) throws Exception {
    var file = folder.resolve("ledger.csv");
    SavedFile.write(file, "yesterday".getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(
            () ->
                SavedFile.write(
                    file,
                    out -> {
                      out.write(new byte[100_000]);
                      throw new IOException("No space left on device");
                    }))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining(file.toString());
    assertThat(file).hasContent("yesterday");
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aFolderThatIsGoneIsSaidWithTheFile(@TempDir Path folder) {
    var file = folder.resolve("unplugged").resolve("ledger.csv");
    assertThatThrownBy(() -> SavedFile.write(file, new byte[1]))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining(file.toString());
  }
}
