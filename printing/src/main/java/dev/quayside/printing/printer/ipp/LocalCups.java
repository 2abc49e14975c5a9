package dev.quayside.printing.printer.ipp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The CUPS server of this computer, found as its own programs find it: by `CUPS_SERVER`, then by
/// `ServerName` in `client.conf`, else on this computer.
public final class LocalCups {

  private static final String USUAL = "localhost:631";

  private LocalCups() {}

  /// The server's address; empty on Windows, which has its own spooler. Nothing has been asked: the
  /// server may not be running.
  public static Optional<URI> server() {
    if (System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows")) {
      return Optional.empty();
    }
    Path own = Path.of(System.getProperty("user.home", "/"), ".cups", "client.conf");
    return Optional.of(server(System::getenv, List.of(own, Path.of("/etc/cups/client.conf"))));
  }

  /// The address of a queue on the server.
  public static URI queue(URI server, String name) {
    try {
      String path = "/printers/" + name;
      return new URI("ipp", null, server.getHost(), server.getPort(), path, null, null);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /// @param environment returns null for a variable that is not set
  /// @param settings files in order of rank; unreadable ones are skipped
  static URI server(UnaryOperator<@Nullable String> environment, List<Path> settings) {
    String named = environment.apply("CUPS_SERVER");
    if (named == null || named.isBlank()) {
      named = settings.stream().flatMap(file -> named(file).stream()).findFirst().orElse(USUAL);
    }
    return address(named.strip());
  }

  private static Optional<String> named(Path file) {
    try (var lines = Files.lines(file)) {
      return lines
          .map(String::strip)
          .filter(line -> line.toLowerCase(Locale.ROOT).startsWith("servername "))
          .map(line -> line.substring("servername ".length()).strip())
          .reduce((_, last) -> last);
    } catch (IOException | UncheckedIOException e) {
      return Optional.empty();
    }
  }

  /// `host`, `host:port` or the path of a socket, on which a server of this computer listens beside
  /// its port; `/version=1.1` may follow.
  private static URI address(String named) {
    String host = named.startsWith("/") ? USUAL : named.replaceAll("/.*", "");
    try {
      return new URI("ipp://" + host + "/").parseServerAuthority();
    } catch (URISyntaxException e) {
      return URI.create("ipp://" + USUAL + "/");
    }
  }
}
