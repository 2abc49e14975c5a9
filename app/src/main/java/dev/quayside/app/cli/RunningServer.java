package dev.quayside.app.cli;

import dev.quayside.app.cli.client.Refusal;
import dev.quayside.engine.platform.server.ServedAt;
import dev.quayside.engine.platform.store.DataDirectory;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;

/// Whether the Quayside that runs on a folder answers, and reports itself as healthy.
///
/// @param words the result, for a person
record RunningServer(boolean isWell, String words) {

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /// Asks both listeners of the running Quayside; empty when none runs, or when it serves no API.
  static List<RunningServer> of(Path folder) {
    return DataDirectory.unchanged(folder).isHeld()
        ? ServedAt.read(folder).stream()
            .flatMap(urls -> Stream.of(urls.production(), urls.sandbox()))
            .map(RunningServer::asked)
            .toList()
        : List.of();
  }

  private static RunningServer asked(URI url) {
    try {
      var connection =
          (HttpURLConnection) url.resolve("/health").toURL().openConnection(Proxy.NO_PROXY);
      connection.setConnectTimeout((int) PATIENCE.toMillis());
      connection.setReadTimeout((int) PATIENCE.toMillis());
      int status = connection.getResponseCode();
      if (status == HttpURLConnection.HTTP_OK) {
        return new RunningServer(true, url + " is ready");
      }
      try (var said = connection.getErrorStream()) {
        var why = Refusal.of(status, said == null ? new byte[0] : said.readAllBytes());
        return new RunningServer(false, url + ": " + why.getMessage());
      }
    } catch (SSLException ownAuthority) {
      return new RunningServer(true, url + " answers; its certificate is not checked from here");
    } catch (IOException silent) {
      return new RunningServer(
          false, url + " does not answer (" + silent.getMessage() + "): start Quayside again");
    }
  }
}
