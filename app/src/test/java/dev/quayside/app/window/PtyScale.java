package dev.quayside.app.window;

import static org.awaitility.Awaitility.await;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A serial scale that speaks SICS at one end of a pair of pseudo terminals; the other is a port.
public final class PtyScale implements AutoCloseable {

  private static final String SOCAT = "/usr/bin/socat";

  private final Path directory;
  private @Nullable Process cable;

  /// @param directory of its own
  public PtyScale(Path directory) {
    this.directory = directory;
  }

  static boolean canBe() {
    return new File(SOCAT).canExecute();
  }

  /// Where it is found.
  public String port() {
    return directory.resolve("port").toString();
  }

  public void plugIn() throws IOException {
    var answer =
        Files.writeString(
            directory.resolve("answer.sh"),
            "#!/bin/sh\nwhile read -r q; do cat %s 2>/dev/null; done\n"
                .formatted(directory.resolve("says")));
    if (!answer.toFile().setExecutable(true)) {
      throw new IOException("cannot make " + answer + " a program");
    }
    cable =
        new ProcessBuilder(List.of(SOCAT, "PTY,link=" + port() + ",raw,echo=0", "EXEC:" + answer))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    await().atMost(Duration.ofSeconds(10)).until(() -> Files.exists(Path.of(port())));
  }

  /// Something comes to rest on it.
  public void lies(String weight) throws IOException {
    says("S S     " + weight);
  }

  /// It still moves.
  public void moves(String weight) throws IOException {
    says("S D     " + weight);
  }

  /// It answers nothing any more, though its port is there.
  public void fallSilent() throws IOException {
    Files.deleteIfExists(directory.resolve("says"));
  }

  public void pull() throws InterruptedException {
    var plugged = cable;
    if (plugged != null) {
      plugged.descendants().forEach(ProcessHandle::destroyForcibly);
      plugged.destroyForcibly().waitFor();
    }
  }

  @Override
  public void close() throws InterruptedException {
    pull();
  }

  private void says(String answer) throws IOException {
    var fresh = Files.writeString(directory.resolve("fresh"), answer + "\r\n");
    Files.move(
        fresh,
        directory.resolve("says"),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }
}
