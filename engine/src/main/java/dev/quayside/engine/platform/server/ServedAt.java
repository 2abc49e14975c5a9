package dev.quayside.engine.platform.server;

import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.engine.platform.server.route.BaseUrls;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The URLs of the engine that runs on a data directory: two lines in a file beside the database,
/// for commands of the same owner. They are true only while an engine holds the directory.
public final class ServedAt {

  private static final String FILE = "served-at.txt";
  private static final Logger LOG = LoggerFactory.getLogger(ServedAt.class);

  private ServedAt() {}

  /// Writes the file. A failure is only logged: commands that need the file report that it is
  /// missing.
  public static void write(Path directory, BaseUrls urls) {
    try {
      var file = directory.resolve(FILE);
      OwnerOnly.create(file);
      Files.write(file, List.of(urls.production().toString(), urls.sandbox().toString()));
    } catch (IOException e) {
      LOG.warn("where the API answers could not be noted for the command line", e);
    }
  }

  /// The URLs; empty when the API is not served.
  public static Optional<BaseUrls> read(Path directory) {
    try {
      var lines = Files.readAllLines(directory.resolve(FILE));
      return lines.size() < 2
          ? Optional.empty()
          : Optional.of(new BaseUrls(URI.create(lines.get(0)), URI.create(lines.get(1))));
    } catch (IOException | IllegalArgumentException none) {
      return Optional.empty();
    }
  }

  public static void forget(Path directory) {
    try {
      Files.deleteIfExists(directory.resolve(FILE));
    } catch (IOException e) {
      LOG.warn("where the API answered could not be forgotten", e);
    }
  }
}
