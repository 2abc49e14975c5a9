package dev.quayside.engine.warmup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.platform.store.DataDirectory;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RehearsalFolderTest {

  @TempDir Path parent;

  @Test
  void whatAKilledProcessLeftIsRemovedAndNothingElse() throws Exception {
    var left = folder("quayside-warm-up-" + dead() + "-1");
    Files.writeString(left.resolve("quayside.db"), "left");
    var running = folder("quayside-warm-up-" + ProcessHandle.current().pid() + "-2");
    var living = folder("quayside-warm-up-" + parentOf() + "-3");
    var other = folder("quayside-warm-up-notes");
    try (var _ = DataDirectory.at(running).hold()) {
      var fresh = RehearsalFolder.in(parent);
      assertThat(left).doesNotExist();
      assertThat(running).exists();
      assertThat(living).exists();
      assertThat(other).exists();
      assertThat(fresh.path()).isEmptyDirectory();
      fresh.delete();
      assertThat(fresh.path()).doesNotExist();
    }
  }

  private Path folder(String name) throws Exception {
    return Files.createDirectory(parent.resolve(name));
  }

  private static long dead() throws Exception {
    var java = ProcessHandle.current().info().command().orElseThrow();
    var process = new ProcessBuilder(java, "-version").start();
    process.waitFor();
    return process.pid();
  }

  private static long parentOf() {
    return ProcessHandle.current().parent().orElseThrow().pid();
  }
}
