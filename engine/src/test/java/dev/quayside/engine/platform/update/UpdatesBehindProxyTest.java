package dev.quayside.engine.platform.update;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.platform.network.ServerKeys;
import dev.quayside.engine.platform.network.TunnelProxy;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/// In a company whose network lets nobody out but through its proxy: the server's name is known to
/// nobody but the proxy, and the certificate is checked through it.
@Isolated("the proxy and what is trusted are this process's")
class UpdatesBehindProxyTest {

  private static final String NAME = "releases.example";
  private static final String HOST = "https.proxyHost";
  private static final String PORT = "https.proxyPort";

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @SuppressWarnings("NullAway.Init")
  private SSLContext before;

  @SuppressWarnings("NullAway.Init")
  private ReleaseServer server;

  @SuppressWarnings("NullAway.Init")
  private TunnelProxy proxy;

  private Instant now = Instant.parse("2026-11-22T08:00:00Z");

  @BeforeEach
  void open() throws Exception {
    var keys = ServerKeys.of(data, "dns:" + NAME);
    before = SSLContext.getDefault();
    SSLContext.setDefault(keys.trusting());
    server = ReleaseServer.with(keys);
    server.publish(
        """
        {"serial":7,"releases":[{"version":"1.2.0","date":"2026-11-20","changes":["Faster"],
        "page":"https://example.org/1.2.0","downloads":{}}]}
        """);
    proxy = new TunnelProxy(server.port());
    System.setProperty(HOST, "127.0.0.1");
    System.setProperty(PORT, Integer.toString(proxy.port()));
  }

  @AfterEach
  void close() throws Exception {
    System.clearProperty(HOST);
    System.clearProperty(PORT);
    SSLContext.setDefault(before);
    proxy.close();
    server.close();
  }

  @Test
  void theListIsAskedForThroughTheProxyOfJavasSettings() {
    assertThat(look()).hasValueSatisfying(news -> assertThat(news.version()).isEqualTo("1.2.0"));
    assertThat(proxy.asked()).containsExactly("CONNECT " + NAME + ":443 HTTP/1.1");
    assertThat(server.asked()).isEqualTo(1);
  }

  @Test
  void aProxyThatRefusesIsAskedAgainLater() {
    proxy.open(false);
    assertThat(look()).isEmpty();
    assertThat(server.asked()).isZero();
    proxy.open(true);
    now = now.plus(Duration.ofDays(1));
    assertThat(look()).isPresent();
  }

  private Optional<News> look() {
    var source = server.source("https://" + NAME + "/releases.json");
    return new Updates(source, "1.0.0", data, () -> now).look();
  }
}
