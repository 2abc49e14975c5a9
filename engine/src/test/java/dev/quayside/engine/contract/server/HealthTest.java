package dev.quayside.engine.contract.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.RawHttp;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.platform.server.MetricsServer;
import dev.quayside.engine.platform.store.DataDirectory;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.DriverManager;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// GET /health and GET /metrics, as docs/api/server.md has them.
class HealthTest extends ShopTest {

  @SuppressWarnings("NullAway.Init")
  private MetricsServer metrics;

  @BeforeAll
  void measure() {
    metrics = served.engine().serveMetrics(0);
  }

  @AfterAll
  void noMore() {
    metrics.close();
  }

  @Test
  void whoeverKeepsItRunningNeedsNoKey() {
    var anonymous = Api.of(served.sandbox());
    var health = anonymous.get("/health");
    assertThat(health.status()).as(health.text()).isEqualTo(200);
    assertThat(health.json().get("ready").asBoolean()).isTrue();
    assertThat(anonymous.get("/health/live").json().get("live").asBoolean()).isTrue();
  }

  /// Each by what another program may do to the file: the engine only finds that it does not go.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          database,writer | ALTER TABLE setting RENAME TO gone
          writer          | CREATE TRIGGER full BEFORE INSERT ON setting BEGIN SELECT RAISE(ABORT, 'no'); END
          """)
  void whatCannotReadOrStoreIsNotReadyAndSaysWhich(
      String wrong, String fault, @TempDir Path directory) throws Exception {
    try (var ill = ServedEngine.open(directory, ServedEngine.FREE_PORTS)) {
      var anonymous = Api.of(ill.sandbox());
      assertThat(anonymous.get("/health").status()).isEqualTo(200);
      var file = "jdbc:sqlite:" + DataDirectory.at(directory).database();
      try (var connection = DriverManager.getConnection(file);
          var statement = connection.createStatement()) {
        statement.execute(fault);
      }
      // an earlier look is good for a second
      var answer = await().until(() -> anonymous.get("/health"), found -> found.status() != 200);
      assertThat(answer.status()).as(answer.text()).isEqualTo(503);
      assertThat(answer.code()).isEqualTo("SERVICE_UNAVAILABLE");
      assertThat(answer.fields()).containsExactly(wrong.split(","));
      assertThat(anonymous.get("/health/live").status()).isEqualTo(200);
    }
  }

  /// Of what has not answered nothing is claimed, and nothing of the rest.
  @Test
  void whatDoesNotAnswerIsSaidToBeSilent(@TempDir Path directory) throws Exception {
    try (var slow = ServedEngine.open(directory, ServedEngine.FREE_PORTS)) {
      var anonymous = Api.of(slow.sandbox());
      var file = "jdbc:sqlite:" + DataDirectory.at(directory).database();
      try (var connection = DriverManager.getConnection(file);
          var statement = connection.createStatement()) {
        // another program that writes and does not end
        statement.execute("BEGIN IMMEDIATE");
        var answer = anonymous.get("/health");
        assertThat(answer.status()).as(answer.text()).isEqualTo(503);
        assertThat(answer.fields()).containsExactly("writer");
        assertThat(answer.text()).contains("has not answered within 3 seconds");
        statement.execute("ROLLBACK");
      }
      await().until(() -> anonymous.get("/health").status() == 200);
    }
  }

  @Test
  void requestsAndCarriersAreCountedByKindNeverById() throws Exception {
    var label = label();
    var path = "/v1/labels/" + label.get("id").asText();
    api.get(path);
    api.get("/v1/labels/lbl_none");
    // an answer is counted once it was sent
    await()
        .untilAsserted(
            () ->
                assertThat(read())
                    .contains(
                        "quayside_http_request_seconds_count{method=\"GET\",route=\"/v1/labels/:id\",status=\"2xx\"}"
                            + " 1",
                        "route=\"/v1/labels/:id\",status=\"4xx\"} 1"));
    assertThat(read())
        .contains("quayside_http_request_seconds_bucket{", "le=\"0.005\"")
        .containsPattern(
            "quayside_carrier_call_seconds_count\\{carrier=\"\\w+\",environment=\"sandbox\","
                + "operation=\"buy\",outcome=\"answered\"} 1")
        .containsPattern("quayside_writer_commits_total\\{store=\"main\"} [1-9]")
        .contains("quayside_writer_waiting{store=\"main\"}", "jvm_memory_used_bytes{area=\"heap\"")
        .doesNotContain(label.get("id").asText(), "lbl_none", workspace.slug());
  }

  @Test
  void measuresAreForProgramsOfThisMachineAlone() throws Exception {
    assertThat(metrics.url().getHost()).isEqualTo("127.0.0.1");
    var rebound = "GET /metrics HTTP/1.1\nHost: evil.example\nConnection: close\n\n";
    assertThat(RawHttp.exchange(metrics.url(), rebound)).startsWith("HTTP/1.1 403");
    assertThat(Api.of(served.sandbox()).get("/metrics").status()).isEqualTo(404);
  }

  private String read() throws IOException, InterruptedException {
    return get(metrics.url()).body();
  }

  private static HttpResponse<String> get(URI url) throws IOException, InterruptedException {
    try (var http = HttpClient.newHttpClient()) {
      return http.send(HttpRequest.newBuilder(url).build(), BodyHandlers.ofString());
    }
  }
}
