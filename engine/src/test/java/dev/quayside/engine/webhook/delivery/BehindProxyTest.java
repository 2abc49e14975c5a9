package dev.quayside.engine.webhook.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silence;
import dev.quayside.engine.carrier.http.CarrierAnswer.Silent;
import dev.quayside.engine.carrier.http.CarrierHttp;
import dev.quayside.engine.carrier.http.CarrierRequest;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.ServerKeys;
import dev.quayside.engine.platform.network.TunnelProxy;
import dev.quayside.engine.webhook.Receiver;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import okhttp3.Dns;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// In a shop whose network lets nobody out but through its proxy, which is at an address that
/// production may not reach.
@Isolated("the proxy is this process's")
class BehindProxyTest {

  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final EgressPolicy NOTHING_OF_OURS = EgressPolicy.allowing(List.of());
  private static final Dns ONLY_THE_PROXY_KNOWS =
      host -> {
        if (host.equals("inside.example")) {
          return List.of(InetAddress.ofLiteral("10.0.0.7"));
        }
        if (host.matches("[0-9.]+|.*:.*")) {
          return List.of(InetAddress.ofLiteral(host));
        }
        throw new UnknownHostException(host);
      };

  @SuppressWarnings("NullAway.Init")
  private ServerKeys keys;

  @SuppressWarnings("NullAway.Init")
  private Receiver receiver;

  @SuppressWarnings("NullAway.Init")
  private TunnelProxy proxy;

  @BeforeEach
  void open(@TempDir Path directory) throws Exception {
    keys = ServerKeys.of(directory, "dns:receiver.example");
    receiver = new Receiver(Receiver.answers(200), keys.serving().getServerSocketFactory());
    proxy = new TunnelProxy(receiver.port());
    System.setProperty("https.proxyHost", "127.0.0.1");
    System.setProperty("https.proxyPort", Integer.toString(proxy.port()));
  }

  @AfterEach
  void close() throws Exception {
    System.clearProperty("https.proxyHost");
    System.clearProperty("https.proxyPort");
    proxy.close();
    receiver.close();
  }

  @Test
  void aWebhookGoesOutThroughIt() throws Exception {
    assertThat(send("https://receiver.example/hook").error()).isNull();
    assertThat(proxy.asked()).containsExactly("CONNECT receiver.example:443 HTTP/1.1");
    assertThat(receiver.received()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"10.0.0.1", "169.254.169.254", "[fd00::1]", "inside.example"})
  void itIsNoWayIntoTheNetwork(String host) throws Exception {
    assertThat(send("https://" + host + "/").error()).asString().contains("webhooks may not go");
    assertThat(proxy.asked()).isEmpty();
  }

  @Test
  void anAddressInDisguiseIsNoName() throws Exception {
    assertThat(send("https://0x7f000001/").error()).hasToString("the host name was not found");
    assertThat(proxy.asked()).isEmpty();
  }

  @Test
  void aProxyThatRefusesIsAFailedDelivery() throws Exception {
    proxy.open(false);
    var outcome = send("https://receiver.example/hook");
    assertThat(outcome.delivered()).isFalse();
    assertThat(outcome.statusCode()).isNull();
    assertThat(proxy.asked()).hasSize(1);
  }

  /// The certificate is nobody's whom this program trusts: that it was looked at says how far the
  /// question came.
  @Test
  void aLinkOfACarriersAnswerIsFollowedThroughIt() {
    assertThat(ask("https://192.0.2.7/label.pdf")).isEqualTo(new Silent(Silence.NOT_SECURE));
    assertThat(proxy.asked()).containsExactly("CONNECT 192.0.2.7:443 HTTP/1.1");
  }

  @Test
  void aLinkIntoTheNetworkIsNot() {
    assertThat(ask("https://10.0.0.1/label.pdf")).isEqualTo(new Silent(Silence.OFF_LIMITS));
    assertThat(proxy.asked()).isEmpty();
  }

  private static Object ask(String url) {
    var http = new CarrierHttp(EgressPolicy.allowing(List.of("192.0.2.7")));
    return http.askStranger(CarrierRequest.get(URI.create(url)), LIMIT);
  }

  private Outcome send(String url) throws Exception {
    var trusting =
        new OkHttpClient.Builder()
            .sslSocketFactory(keys.trusting().getSocketFactory(), keys.trust())
            .build();
    return new HttpPost(NOTHING_OF_OURS, LIMIT, ONLY_THE_PROXY_KNOWS, trusting)
        .send(Environment.PRODUCTION, url, Map.of(), new byte[] {'{', '}'});
  }
}
