package dev.quayside.engine.platform.update;

import dev.quayside.engine.platform.store.PropertiesFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Map;

/// What is remembered between two starts. It is a small file beside the database, since it concerns
/// this machine and must not move to another with a backup.
///
/// @param on whether to look for newer versions
/// @param next when to ask again
/// @param dismissed the version not to mention again; empty for none
/// @param answer the last trusted answer, unchanged and still signed; empty for none
record UpdateMemory(boolean on, Instant next, String dismissed, String answer) {

  private static final String FILE = "updates.properties";
  private static final UpdateMemory FIRST = new UpdateMemory(true, Instant.EPOCH, "", "");

  /// Loads the file; one that cannot be read counts as missing.
  static UpdateMemory load(Path directory) {
    var stored = new PropertiesFile(directory.resolve(FILE)).read();
    try {
      return new UpdateMemory(
          Boolean.parseBoolean(stored.getOrDefault("on", "true")),
          Instant.parse(stored.getOrDefault("next", FIRST.next().toString())),
          stored.getOrDefault("dismissed", ""),
          stored.getOrDefault("answer", ""));
    } catch (DateTimeException unreadable) {
      return FIRST;
    }
  }

  void save(Path directory) {
    new PropertiesFile(directory.resolve(FILE))
        .write(
            Map.of(
                "on",
                Boolean.toString(on),
                "next",
                next.toString(),
                "dismissed",
                dismissed,
                "answer",
                answer));
  }

  byte[] answerBytes() {
    return answer.getBytes(StandardCharsets.UTF_8);
  }

  UpdateMemory turned(boolean now) {
    return new UpdateMemory(now, next, dismissed, answer);
  }

  UpdateMemory askingAt(Instant time) {
    return new UpdateMemory(on, time, dismissed, answer);
  }

  UpdateMemory without(String version) {
    return new UpdateMemory(on, next, version, answer);
  }

  UpdateMemory hearing(byte[] fresh) {
    return new UpdateMemory(on, next, dismissed, new String(fresh, StandardCharsets.UTF_8));
  }
}
