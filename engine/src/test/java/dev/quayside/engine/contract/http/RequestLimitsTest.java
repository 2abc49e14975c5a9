package dev.quayside.engine.contract.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ContractTest;
import dev.quayside.engine.contract.Probes;
import dev.quayside.engine.contract.RawHttp;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Sizes and rates.
class RequestLimitsTest extends ContractTest {

  /// Stands still unless a test moves it.
  private final AtomicLong clock = new AtomicLong();

  @Test
  void aBodyOverOneMebibyteIs413() {
    var api = as(Role.OPERATOR).with("Content-Type", "application/json");
    for (int length : List.of(1024 * 1024 + 1, 3 * 1024 * 1024)) {
      var body = new byte[length];
      java.util.Arrays.fill(body, (byte) ' ');
      var known = api.send("POST", "/v1/probe", BodyPublishers.ofByteArray(body));
      var chunked =
          api.send(
              "POST", "/v1/probe", BodyPublishers.fromPublisher(BodyPublishers.ofByteArray(body)));
      assertThat(known.status()).isEqualTo(413);
      assertThat(chunked.status()).isEqualTo(413);
      assertThat(known.code()).isEqualTo("PAYLOAD_TOO_LARGE");
    }
  }

  /// A client that waits for leave to send gets the answer instead.
  @Test
  void aBodyThatIsSaidToBeTooLargeIsRefusedBeforeItIsSent() {
    var key = served.key("demo", Role.OPERATOR);
    for (var header :
        List.of("Content-Length: 2000000\nExpect: 100-continue", "Content-Length: 99999999999")) {
      var answer =
          RawHttp.exchange(
              served.sandbox(),
              "POST /v1/probe HTTP/1.1\nHost: localhost\nX-API-Key: %s\nContent-Type: application/json\n%s\nConnection: close\n\n"
                  .formatted(key, header));
      assertThat(answer).startsWith("HTTP/1.1 413");
    }
  }

  @Test
  void aBodyInATransferCodingOfItsOwnIs415() {
    var answer =
        RawHttp.exchange(
            served.sandbox(),
            "POST /v1/probe HTTP/1.1\nHost: localhost\nX-API-Key: %s\nContent-Type: application/json\nTransfer-Encoding: gzip, chunked\nConnection: close\n\n2\n{}\n0\n\n"
                .formatted(served.key("demo", Role.OPERATOR)));
    assertThat(answer).startsWith("HTTP/1.1 415");
  }

  @Test
  void aBodyOfExactlyOneMebibyteIsRead() {
    var json = "{\"name\":\"a\",\"inner\":{\"zip\":\"1\"}}";
    var body = json + " ".repeat(1024 * 1024 - json.length());
    assertThat(as(Role.OPERATOR).post("/v1/probe", body).status()).isEqualTo(201);
  }

  @Test
  void everyResponseTellsTheRateLimit() {
    var api = as(Role.VIEWER);
    var first = api.get("/v1/probe");
    var second = api.get("/v1/nothing");

    assertThat(first.header("RateLimit-Limit")).isEqualTo("600");
    assertThat(first.header("RateLimit-Remaining")).isEqualTo("599");
    assertThat(second.header("RateLimit-Remaining")).isIn("598", "599");
    assertThat(first.header("RateLimit-Reset")).isEqualTo("1");
    for (var response : List.of(anonymous().get("/v1/probe"), anonymous().get("/"))) {
      assertThat(response.header("RateLimit-Limit")).isEqualTo("600");
      assertThat(response.header("RateLimit-Remaining")).isNotEmpty();
      assertThat(response.header("RateLimit-Reset")).isNotEmpty();
    }
  }

  @Test
  void tooManyRequestsOfAKeyAre429UntilRetryAfter(@TempDir Path other) {
    try (var strict = strict(other, 3)) {
      var api = Api.of(strict.sandbox()).key(strict.key("demo", Role.VIEWER));
      for (int i = 0; i < 3; i++) {
        assertThat(api.get("/v1/probe").status()).isEqualTo(200);
      }
      var refused = api.get("/v1/probe");

      assertThat(refused.status()).isEqualTo(429);
      assertThat(refused.code()).isEqualTo("RATE_LIMITED");
      assertThat(refused.header("RateLimit-Remaining")).isEqualTo("0");
      int retryAfter = Integer.parseInt(refused.header("Retry-After"));
      assertThat(retryAfter).isEqualTo(20);
      assertThat(refused.json().at("/error/retryAfter").asInt()).isEqualTo(retryAfter);

      clock.addAndGet(Duration.ofSeconds(retryAfter).toNanos());
      assertThat(api.get("/v1/probe").status()).isEqualTo(200);
      assertThat(api.get("/v1/probe").status()).isEqualTo(429);
    }
  }

  @Test
  void wrongKeysAreCountedAndARightOneStillWorks(@TempDir Path other) {
    try (var strict = strict(other, 3)) {
      var right = Api.of(strict.sandbox()).key(strict.key("demo", Role.VIEWER));
      var wrong = Api.of(strict.sandbox()).key("qk_test_" + "0".repeat(32));
      var statuses = new ArrayList<Integer>();
      for (int i = 0; i < 5; i++) {
        statuses.add(wrong.get("/v1/probe").status());
      }
      assertThat(statuses).containsExactly(401, 401, 401, 429, 429);
      assertThat(right.get("/v1/probe").status()).isEqualTo(200);
    }
  }

  @Test
  void aWorkspaceHasTwiceTheRequestsOfAKey(@TempDir Path other) {
    try (var strict = strict(other, 3)) {
      var statuses = new ArrayList<Integer>();
      for (int key = 0; key < 4; key++) {
        var api = Api.of(strict.sandbox()).key(strict.key("demo", Role.VIEWER));
        statuses.add(api.get("/v1/probe").status());
        statuses.add(api.get("/v1/probe").status());
      }
      assertThat(statuses).containsExactly(200, 200, 200, 200, 200, 200, 429, 429);
    }
  }

  @Test
  void zeroTurnsTheLimitOff(@TempDir Path other) {
    try (var open = strict(other, 0)) {
      var api = Api.of(open.sandbox()).key(open.key("demo", Role.VIEWER));
      for (int i = 0; i < 700; i++) {
        assertThat(api.get("/v1/probe").status()).isEqualTo(200);
      }
      assertThat(api.get("/v1/probe").header("RateLimit-Limit")).isEmpty();
    }
  }

  private ServedEngine strict(Path directory, int requests) {
    return ServedEngine.open(
        directory,
        ServedEngine.FREE_PORTS.withRequestsPerMinute(requests),
        new Probes(),
        clock::get);
  }
}
