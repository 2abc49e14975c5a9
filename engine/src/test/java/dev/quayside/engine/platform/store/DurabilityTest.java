package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.io.TempDir;

/// Whatever a write answered is there after a real SIGKILL.
class DurabilityTest {

  @TempDir Path directory;

  @RepeatedTest(3)
  void nothingThatWasAnsweredIsLost() throws Exception {
    var answered = writeUntilKilled(300);
    try (var database = Database.open(directory.resolve("q.db"))) {
      var kept =
          database.read(
              tx -> tx.handle().createQuery("SELECT name FROM setting").mapTo(String.class).list());
      assertThat(kept).containsAll(answered);
    }
  }

  private List<String> writeUntilKilled(int lines) throws Exception {
    var process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Writer.class.getName(),
                directory.resolve("q.db").toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    var answered = new ArrayList<String>();
    try (var out = process.inputReader()) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        answered.add(line);
        if (answered.size() == lines) {
          process.toHandle().destroyForcibly();
        }
      }
    }
    process.waitFor();
    assertThat(answered).hasSizeGreaterThanOrEqualTo(lines);
    return answered.subList(0, lines);
  }

  /// Writes for ever, and says what was answered.
  static final class Writer {
    public static void main(String[] arguments) {
      try (var database = Database.open(Path.of(arguments[0]))) {
        for (long i = 0; i < Long.MAX_VALUE; i++) {
          var name = "w" + i;
          database.write(
              tx ->
                  tx.handle()
                      .createUpdate(
                          "INSERT INTO setting (workspace_id, name, value) VALUES ('', :name, '')")
                      .bind("name", name)
                      .execute());
          System.out.println(name);
        }
      }
    }
  }
}
