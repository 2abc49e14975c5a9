package dev.quayside.app.api;

import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.store.PropertiesFile;
import java.nio.file.Path;
import java.util.Map;

/// Whether the window serves the API, and on which ports: in a small file beside the database,
/// since it belongs to the machine and must not move to another with a backup.
///
/// @param port of production, 0 for any free one
/// @param sandboxPort 0 for any free one
public record ApiChoice(boolean on, int port, int sandboxPort) {

  private static final String FILE = "api.properties";
  private static final int LARGEST_PORT = 65_535;

  /// The choice before the user has made one: on, at the same ports as `quayside serve`.
  ///
  /// @param environment may name others: `QUAYSIDE_PORT` and `QUAYSIDE_SANDBOX_PORT`
  public static ApiChoice first(Map<String, String> environment) {
    return new ApiChoice(
        true,
        port(environment.getOrDefault("QUAYSIDE_PORT", ""), ServerOptions.PRODUCTION_PORT),
        port(environment.getOrDefault("QUAYSIDE_SANDBOX_PORT", ""), ServerOptions.SANDBOX_PORT));
  }

  /// The stored choice; a file that cannot be read counts as none.
  public static ApiChoice load(Path dataDirectory, Map<String, String> environment) {
    var first = first(environment);
    var stored = new PropertiesFile(dataDirectory.resolve(FILE)).read();
    return new ApiChoice(
        Boolean.parseBoolean(stored.getOrDefault("on", "true")),
        port(stored.getOrDefault("port", ""), first.port()),
        port(stored.getOrDefault("sandboxPort", ""), first.sandboxPort()));
  }

  void save(Path dataDirectory) {
    new PropertiesFile(dataDirectory.resolve(FILE))
        .write(
            Map.of(
                "on", Boolean.toString(on),
                "port", Integer.toString(port),
                "sandboxPort", Integer.toString(sandboxPort)));
  }

  /// Whether this is a port number, 0 included.
  public static boolean isPort(int number) {
    return number >= 0 && number <= LARGEST_PORT;
  }

  private static int port(String text, int otherwise) {
    return NumberStyle.POINT.read(text).whole().filter(ApiChoice::isPort).orElse(otherwise);
  }
}
