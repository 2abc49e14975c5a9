package dev.quayside.engine.webhook.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.platform.network.ServerKeys;
import dev.quayside.engine.webhook.Receiver;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/// Production's way: HTTPS, with a certificate that is checked for the name and not the address.
@TestInstance(Lifecycle.PER_CLASS)
class TlsTest {

  private static final Duration LIMIT = Duration.ofSeconds(20);

  @SuppressWarnings("NullAway.Init") // makeCertificate() sets it
  private ServerKeys keys;

  @BeforeAll
  void makeCertificate(@TempDir Path directory) throws Exception {
    keys = ServerKeys.of(directory, "dns:receiver.example");
  }

  @Test
  void deliversToTheHolderOfTheCertificate() throws Exception {
    try (var receiver = receiver()) {
      var outcome = send(trusting(), "https://receiver.example:" + receiver.port() + "/hook");
      assertThat(outcome.error()).isNull();
      assertThat(receiver.received().getFirst().header("Host"))
          .isEqualTo("receiver.example:" + receiver.port());
    }
  }

  @Test
  void refusesAnotherHostsCertificate() throws Exception {
    try (var receiver = receiver()) {
      var outcome = send(trusting(), "https://other.example:" + receiver.port() + "/hook");
      assertThat(outcome.error()).hasToString("the certificate is not for this host");
      assertThat(receiver.received()).isEmpty();
    }
  }

  @Test
  void refusesACertificateNobodyVouchesFor() throws Exception {
    try (var receiver = receiver()) {
      var outcome =
          send(new OkHttpClient(), "https://receiver.example:" + receiver.port() + "/hook");
      assertThat(outcome.error())
          .hasToString("could not connect securely: is the certificate valid?");
      assertThat(receiver.received()).isEmpty();
    }
  }

  private static Outcome send(OkHttpClient basis, String url) {
    var post =
        new HttpPost(
            EgressPolicy.allowing(List.of("127.0.0.1")),
            LIMIT,
            _ -> List.of(InetAddress.ofLiteral("127.0.0.1")),
            basis);
    return post.send(Environment.PRODUCTION, url, Map.of(), new byte[] {'{', '}'});
  }

  private Receiver receiver() throws GeneralSecurityException {
    return new Receiver(Receiver.answers(200), keys.serving().getServerSocketFactory());
  }

  private OkHttpClient trusting() throws GeneralSecurityException, IOException {
    return new OkHttpClient.Builder()
        .sslSocketFactory(keys.trusting().getSocketFactory(), keys.trust())
        .build();
  }
}
