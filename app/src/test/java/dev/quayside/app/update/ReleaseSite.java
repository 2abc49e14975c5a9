package dev.quayside.app.update;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.quayside.app.DataPlace;
import dev.quayside.engine.platform.update.Updates;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/// A release as the workflow makes it, by its own scripts and with a key thrown away afterwards, on
/// a server of this machine.
public final class ReleaseSite implements AutoCloseable {

  private static final Path RELEASE = Path.of("..", "installer", "src", "release");

  private final Path folder;
  private final HttpServer server;
  private final AtomicInteger asked = new AtomicInteger();

  /// @param folder for key and list
  /// @param changelog has a section of 2.0.0
  public ReleaseSite(Path folder, String changelog) throws Exception {
    this.folder = folder;
    Files.writeString(folder.resolve("CHANGELOG.md"), changelog);
    var key = folder.resolve("key").toString();
    run("openssl", "genpkey", "-algorithm", "ed25519", "-out", key);
    run("openssl", "pkey", "-in", key, "-pubout", "-out", key + ".pub");
    run(
        RELEASE.resolve("releases").toString(),
        "2.0.0",
        folder.toString(),
        "https://github.com/somebody/quayside");
    var list = Files.readAllBytes(folder.resolve("releases.json"));
    server = HttpServer.create(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0), 0);
    server.createContext(
        "/releases.json",
        exchange -> {
          try (exchange) {
            asked.incrementAndGet();
            exchange.sendResponseHeaders(200, list.length);
            exchange.getResponseBody().write(list);
          }
        });
    server.start();
  }

  /// What a window of 1.0.0 asks that is told of this site by its environment.
  public Updates updates(Path data, InstantSource clock) throws Exception {
    var place =
        new DataPlace(
            Map.of(
                "QUAYSIDE_UPDATES",
                "http://127.0.0.1:" + server.getAddress().getPort() + "/releases.json",
                "QUAYSIDE_UPDATES_KEY",
                folder.resolve("key.pub").toString()),
            _ -> null);
    return new Updates(place.releases().orElseThrow(), "1.0.0", data, clock);
  }

  /// How often it was asked.
  public int asked() {
    return asked.get();
  }

  private void run(String... command) throws Exception {
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder
        .environment()
        .putAll(
            Map.of(
                "RELEASES_KEY",
                folder.resolve("key").toString(),
                "CHANGELOG",
                folder.resolve("CHANGELOG.md").toString()));
    var process = builder.start();
    var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
