package dev.quayside.engine.webhook.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.platform.network.EgressPolicy;
import dev.quayside.engine.webhook.Receiver;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import okhttp3.Dns;
import okhttp3.OkHttpClient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Receivers that misbehave over real sockets, and hosts that are not where they should be.
class HttpPostTest {

  /// For receivers that never answer.
  private static final Duration SHORT = Duration.ofMillis(900);

  /// For receivers that answer, on a machine however busy.
  private static final Duration LONG = Duration.ofSeconds(30);

  private static final byte[] BODY = "{\"a\":\"é\"}".getBytes(StandardCharsets.UTF_8);

  static Stream<Arguments> manners() {
    return Stream.of(
        Arguments.of("200", Receiver.answers(200), 200, null),
        Arguments.of("204", Receiver.answers(204), 204, null),
        Arguments.of("299", Receiver.answers(299), 299, null),
        Arguments.of("500", Receiver.answers(500), 500, "answered 500"),
        Arguments.of("404", Receiver.answers(404), 404, "answered 404"),
        Arguments.of("304", Receiver.answers(304), 304, "answered 304"),
        Arguments.of("a hang", Receiver.hangs(), null, "no complete answer within"),
        Arguments.of("a reset", Receiver.resets(), null, "the connection dropped"),
        Arguments.of("a stall", Receiver.stallsInItsBody(), 200, "no complete answer within"),
        Arguments.of("a drip", Receiver.dripsItsBody(), 200, "no complete answer within"),
        Arguments.of("no end", Receiver.neverStopsTalking(), 200, null));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("manners")
  void eachMannerHasItsOutcome(
      String name, Receiver.Manner manner, Integer statusCode, String error) {
    try (var receiver = new Receiver(manner)) {
      boolean answers = error == null || !error.contains("within");
      var outcome =
          post(EgressPolicy.allowing(List.of()), answers ? LONG : SHORT)
              .send(Environment.SANDBOX, receiver.url(), Map.of("X-A", "b"), BODY);

      assertThat(outcome.statusCode()).isEqualTo(statusCode);
      assertThat(outcome.delivered()).isEqualTo(error == null);
      if (error != null) {
        assertThat(outcome.error()).asString().contains(error);
      }
      assertThat(receiver.received()).as("one request, whatever comes back").hasSize(1);
    }
  }

  @Test
  void theRequestIsAPlainPostOfTheBytes() {
    try (var receiver = new Receiver(Receiver.answers(200))) {
      post(EgressPolicy.allowing(List.of()), LONG)
          .send(Environment.SANDBOX, receiver.url() + "?k=v", Map.of("X-A", "b"), BODY);

      var request = receiver.received().getFirst();
      assertThat(request.line()).isEqualTo("POST /hook?k=v HTTP/1.1");
      assertThat(request.body()).isEqualTo(BODY);
      assertThat(request.header("Content-Type")).isEqualTo("application/json");
      assertThat(request.header("X-A")).isEqualTo("b");
      assertThat(request.header("User-Agent")).startsWith("Quayside-Webhook/");
      assertThat(request.header("Host")).isEqualTo("127.0.0.1:" + receiver.port());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {301, 302, 303, 307, 308})
  void redirectsAreNotFollowed(int status) {
    try (var elsewhere = new Receiver(Receiver.answers(200));
        var receiver =
            new Receiver(Receiver.answers(status, "Location: " + elsewhere.url() + "\r\n"))) {
      var outcome =
          post(EgressPolicy.allowing(List.of()), LONG)
              .send(Environment.SANDBOX, receiver.url(), Map.of(), BODY);

      assertThat(outcome.statusCode()).isEqualTo(status);
      assertThat(outcome.error()).asString().contains("redirects are not followed");
      assertThat(elsewhere.received()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {401, 407, 408, 421, 429, 503})
  void nothingMakesItAskTwice(int status) {
    try (var receiver =
        new Receiver(
            Receiver.answers(status, "Retry-After: 0\r\nWWW-Authenticate: Basic realm=a\r\n"))) {
      var outcome =
          post(EgressPolicy.allowing(List.of()), LONG)
              .send(Environment.SANDBOX, receiver.url(), Map.of(), BODY);

      assertThat(outcome.delivered()).isFalse();
      assertThat(receiver.received()).hasSize(1);
    }
  }

  @Test
  void aClosedPortFailsInPlainWords() throws IOException {
    try (var silent = new Socket()) {
      silent.bind(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), 0));
      var outcome =
          post(EgressPolicy.allowing(List.of()), LONG)
              .send(
                  Environment.SANDBOX, "http://127.0.0.1:" + silent.getLocalPort(), Map.of(), BODY);
      assertThat(outcome.error()).asString().isEqualTo("could not connect");
    }
  }

  /// OkHttp lets an InterruptedException out that it does not declare.
  @Test
  void whoeverIsStoppedWhileItConnectsHasAnOutcome() throws IOException {
    try (var full = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var post = post(EgressPolicy.allowing(List.of()), LONG);
      Thread.currentThread().interrupt();
      var outcome =
          post.send(Environment.SANDBOX, "http://127.0.0.1:" + full.getLocalPort(), Map.of(), BODY);
      assertThat(Thread.interrupted()).isTrue();
      assertThat(outcome.delivered()).isFalse();
    }
  }

  @Test
  void anUnknownNameFailsInPlainWords() {
    Dns nobody =
        host -> {
          throw new UnknownHostException(host);
        };
    var outcome =
        post(EgressPolicy.allowing(List.of()), LONG, nobody)
            .send(Environment.SANDBOX, "http://nowhere.example", Map.of(), BODY);
    assertThat(outcome.error()).asString().isEqualTo("the host name was not found");
  }

  @Test
  void aNameThatTakesForEverToLookUpIsGivenUp() {
    var never = new java.util.concurrent.CountDownLatch(1);
    var post =
        post(
            EgressPolicy.allowing(List.of()),
            SHORT,
            _ -> {
              try {
                never.await();
              } catch (InterruptedException given) {
                Thread.currentThread().interrupt();
              }
              return List.of();
            });
    assertThat(post.send(Environment.SANDBOX, "http://slow.example", Map.of(), BODY).error())
        .hasToString("the host name was not found");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[::127.0.0.1]",
        "[64:ff9b::127.0.0.1]",
        "0.0.0.0",
        "localhost",
        "LOCALHOST.",
        "169.254.169.254",
        "10.0.0.1",
        "[fd00:ec2::254]"
      })
  void productionReachesNoAddressOfOursHoweverItIsWritten(String host) {
    try (var receiver = new Receiver(Receiver.answers(200))) {
      var outcome =
          post(EgressPolicy.allowing(List.of()), LONG)
              .send(
                  Environment.PRODUCTION,
                  "http://" + host + ":" + receiver.port() + "/",
                  Map.of(),
                  BODY);

      assertThat(outcome.delivered()).isFalse();
      assertThat(outcome.error()).asString().doesNotContain("connection");
      assertThat(receiver.received()).isEmpty();
    }
  }

  @Test
  void aNameIsJudgedByTheAddressItLeadsToEveryTime() throws Exception {
    var answers =
        new ArrayDeque<>(
            List.of(InetAddress.ofLiteral("127.0.0.1"), InetAddress.ofLiteral("127.0.0.2")));
    try (var receiver = new Receiver(Receiver.answers(200))) {
      var post =
          post(
              EgressPolicy.allowing(List.of("127.0.0.1")),
              LONG,
              _ -> List.of(answers.removeFirst()));
      var url = "http://innocent.example:" + receiver.port() + "/";

      assertThat(post.send(Environment.PRODUCTION, url, Map.of(), BODY).delivered()).isTrue();
      assertThat(post.send(Environment.PRODUCTION, url, Map.of(), BODY).error())
          .hasToString("the host is at a loopback address, where webhooks may not go");
      assertThat(receiver.received()).hasSize(1);
    }
  }

  @Test
  void theLimitIsThirtySeconds() {
    assertThat(HttpPost.LIMIT).isEqualTo(Duration.ofSeconds(30));
  }

  private static HttpPost post(EgressPolicy egress, Duration limit) {
    return post(egress, limit, Dns.SYSTEM);
  }

  private static HttpPost post(EgressPolicy egress, Duration limit, Dns dns) {
    return new HttpPost(egress, limit, dns, new OkHttpClient());
  }
}
