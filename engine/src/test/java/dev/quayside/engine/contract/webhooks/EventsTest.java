package dev.quayside.engine.contract.webhooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.webhook.Receiver;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// /v1/events, as docs/api/webhooks.md has it.
public class EventsTest extends ShopTest {

  private static final String ABSENT = "evt_00000000000000000000000000";

  @SuppressWarnings("NullAway.Init") // on() sets it
  private Path database;

  @Override
  protected EngineOptions on(EngineOptions options) {
    database = options.folders().data().resolve("quayside.db");
    return options;
  }

  /// All that the endpoints answer.
  public static void bring(Api api) {
    var id = api.get("/v1/events?type=label.*").json().at("/data/0/id").asText();
    api.get("/v1/events/" + id);
    api.get("/v1/events/stream?seconds=0");
    var hook =
        api.post("/v1/webhooks", "{\"url\":\"http://127.0.0.1:9/\",\"events\":[\"*\"]}")
            .json()
            .get("id")
            .asText();
    api.post("/v1/events/" + id + "/resend", "{}");
    api.patch("/v1/webhooks/" + hook, "{\"enabled\":false}");
    api.post("/v1/events/" + id + "/resend", "{\"webhookId\":\"" + hook + "\"}");
    api.send("DELETE", "/v1/webhooks/" + hook);
  }

  @Test
  void whatHappensIsListedWithoutAnyWebhook() {
    var label = label();
    var listed = api.get("/v1/events?type=label.created").json();
    var event = listed.at("/data/0");
    assertThat(listed.get("data")).hasSize(1);
    assertThat(event.at("/data/id").asText()).isEqualTo(label.get("id").asText());
    assertThat(api.get("/v1/events/" + event.get("id").asText()).json()).isEqualTo(event);
    assertThat(api.get("/v1/events/" + ABSENT).code()).isEqualTo("NOT_FOUND");
  }

  @Test
  void aCursorLeavesNothingOutAndGoesOnLater() {
    assertThat(api.get("/v1/events").json().at("/pagination/nextCursor").isNull()).isTrue();
    orders(5);
    var all = ids(api.get("/v1/events?sort=createdAt").json());
    assertThat(all).hasSize(5).isSorted();
    assertThat(ids(api.get("/v1/events").json())).isEqualTo(all.reversed());

    var first = api.get("/v1/events?sort=createdAt&pageSize=3").json();
    assertThat(first.at("/pagination/hasMore").asBoolean()).isTrue();
    var rest = after(first);
    assertThat(rest.at("/pagination/hasMore").asBoolean()).isFalse();
    var read = new ArrayList<>(ids(first));
    read.addAll(ids(rest));
    assertThat(read).isEqualTo(all);
    assertThat(after(rest).get("data")).isEmpty();
    orders(6);
    assertThat(after(rest).get("data")).hasSize(1);
    assertThat(ids(api.get("/v1/events?cursor=" + all.get(2)).json()))
        .containsExactly(all.get(1), all.get(0));
  }

  @Test
  void sinceAndTypeNarrowTheList() {
    orders(1);
    advance(Duration.ofHours(1));
    var since = served.engine().accounts().clocks().now(workspace.id());
    label();
    orders(2);
    assertThat(ids(api.get("/v1/events?since=" + since).json())).hasSize(2);
    assertThat(ids(api.get("/v1/events?type=order.*,label.cancelled").json())).hasSize(2);
    assertThat(ids(api.get("/v1/events?sort=createdAt&type=order.created&since=" + since).json()))
        .hasSize(1);
    assertThat(api.get("/v1/events?type=label.eaten&cursor=x&since=soon&sort=up").fields())
        .containsExactly("cursor", "since", "sort", "type");
  }

  @Test
  void theNeighboursEventsAreNowhere() {
    orders(1);
    var id = ids(api.get("/v1/events").json()).getFirst();
    var neighbour = as(served.workspace(workspace.slug() + "-next"), Role.ADMIN);
    assertThat(neighbour.get("/v1/events").json().get("data")).isEmpty();
    assertThat(neighbour.get("/v1/events/" + id).status()).isEqualTo(404);
    assertThat(neighbour.post("/v1/events/" + id + "/resend", "{}").status()).isEqualTo(404);
    assertThat(neighbour.with("Last-Event-ID", ABSENT).get("/v1/events/stream?seconds=0").text())
        .doesNotContain("data:");
    assertThat(as(workspace, Role.VIEWER).post("/v1/events/" + id + "/resend", "{}").status())
        .isEqualTo(403);
  }

  @Test
  void anEventIsToldOnceMore() {
    try (var receiver = new Receiver(Receiver.answers(200))) {
      orders(1);
      var event = api.get("/v1/events").json().at("/data/0");
      var path = "/v1/events/" + event.get("id").asText() + "/resend";
      assertThat(api.post(path, "{}").code()).isEqualTo("CONFLICT");
      var hook =
          api.post(
                  "/v1/webhooks",
                  "{\"url\":\"%s\",\"events\":[\"order.*\"]}".formatted(receiver.url()))
              .json()
              .get("id")
              .asText();
      var keyed = api.with("Idempotency-Key", "again");
      var sent = keyed.post(path, "{}");
      assertThat(sent.status()).as(sent.text()).isEqualTo(202);
      assertThat(keyed.post(path, "{}").text()).isEqualTo(sent.text());
      api.post(path, "{\"webhookId\":\"" + hook + "\"}");
      await().until(() -> receiver.received().size() == 2);
      assertThat(receiver.received())
          .allSatisfy(got -> assertThat(got.text()).isEqualTo(event.toString()));
      api.patch("/v1/webhooks/" + hook, "{\"enabled\":false}");
      assertThat(api.post(path, "{\"webhookId\":\"" + hook + "\"}").code()).isEqualTo("CONFLICT");
    }
  }

  @Test
  void aStreamTellsWhatHappenedSinceAndThenWhatHappens() throws Exception {
    orders(2);
    var known = ids(api.get("/v1/events?sort=createdAt").json());
    try (var stream = new Reader(served.sandbox(), key(), known.getFirst())) {
      assertThat(stream.next()).isEqualTo(known.get(1));
      orders(3);
      assertThat(stream.next()).isEqualTo(ids(api.get("/v1/events").json()).getFirst());
    }
    assertThat(
            api.with("Last-Event-ID", known.getFirst()).get("/v1/events/stream?seconds=0").text())
        .contains("id: " + known.get(1), "event: order.created", "data: {\"id\":\"" + known.get(1))
        .doesNotContain("id: " + known.getFirst());
    assertThat(api.with("Last-Event-ID", "x").get("/v1/events/stream").fields())
        .containsExactly("Last-Event-ID");
    assertThat(Api.of(served.sandbox()).get("/v1/events/stream").status()).isEqualTo(401);
  }

  @Test
  void aKeyHasOneStream() throws Exception {
    var key = key();
    try (var first = new Reader(served.sandbox(), key, "");
        var second = new Reader(served.sandbox(), key, "")) {
      assertThat(first.next()).isEmpty();
      orders(1);
      assertThat(second.next()).startsWith("evt_");
    }
  }

  @Test
  void aRevokedKeyLearnsOfNothingMore() throws Exception {
    var key = api.post("/v1/keys", "{\"role\":\"viewer\"}").json();
    try (var stream = new Reader(served.sandbox(), key.get("key").asText(), "")) {
      orders(1);
      assertThat(stream.next()).startsWith("evt_");
      assertThat(api.send("DELETE", "/v1/keys/" + key.get("id").asText()).status()).isEqualTo(204);
      orders(2);
      assertThat(stream.next()).isEmpty();
    }
  }

  /// No event comes, and no word of the key from this process: `quayside keys revoke` is another
  /// one.
  @Test
  void theStreamOfACredentialThatEndsIsClosed() throws Exception {
    var person =
        api.post("/v1/users", "{\"name\":\"Ana\",\"role\":\"manager\",\"pin\":\"4711\"}").json();
    var token =
        Api.of(served.sandbox())
            .key(key())
            .post("/v1/auth/sign-in", "{\"user\":\"Ana\",\"pin\":\"4711\"}")
            .json()
            .get("token")
            .asText();
    try (var stream = new Reader(served.sandbox(), "Authorization", "Bearer " + token, "")) {
      var changed = api.patch("/v1/users/" + person.get("id").asText(), "{\"role\":\"packer\"}");
      assertThat(changed.status()).as(changed.text()).isEqualTo(200);
      assertThat(stream.next()).isEmpty();
    }
    var old = key();
    try (var stream = new Reader(served.sandbox(), old, "");
        var beside = DriverManager.getConnection("jdbc:sqlite:" + database);
        var revoke = beside.prepareStatement("UPDATE api_key SET revoked_at = 1 WHERE id = ?")) {
      revoke.setString(
          1, Api.of(served.sandbox()).key(old).get("/v1/me").json().get("keyId").asText());
      assertThat(revoke.executeUpdate()).isEqualTo(1);
      assertThat(stream.next()).isEmpty();
    }
  }

  @Test
  void streamsEndInGoodOrderWhenTheServerStops(@TempDir Path directory) throws Exception {
    var other = ServedEngine.open(directory, ServedEngine.FREE_PORTS);
    try (var stream =
        new Reader(other.sandbox(), other.key(other.workspace("stops"), Role.VIEWER), "")) {
      other.server().close();
      assertThat(stream.next()).isEmpty();
    } finally {
      other.close();
    }
  }

  private String key() {
    return served.key(workspace, Role.VIEWER);
  }

  private void orders(int upTo) {
    for (int i = 1; i <= upTo; i++) {
      api.post("/v1/orders", "{\"reference\":\"E-%d\",\"to\":%s}".formatted(i, TO));
    }
  }

  private JsonNode after(JsonNode page) {
    var cursor = page.at("/pagination/nextCursor").asText();
    return api.get("/v1/events?sort=createdAt&cursor=" + cursor).json();
  }

  private static List<String> ids(JsonNode page) {
    var ids = new ArrayList<String>();
    page.get("data").forEach(event -> ids.add(event.get("id").asText()));
    return ids;
  }

  /// One open stream.
  private static final class Reader implements AutoCloseable {

    private final HttpClient http = HttpClient.newHttpClient();
    private final BufferedReader lines;

    /// @param after empty for what happens from now on
    Reader(URI server, String key, String after) throws IOException, InterruptedException {
      this(server, "X-API-Key", key, after);
    }

    Reader(URI server, String header, String credential, String after)
        throws IOException, InterruptedException {
      var request =
          HttpRequest.newBuilder(server.resolve("/v1/events/stream"))
              .header(header, credential)
              .header("Last-Event-ID", after)
              .build();
      var response = http.send(request, HttpResponse.BodyHandlers.ofInputStream());
      assertThat(response.headers().firstValue("Content-Type").orElse(""))
          .startsWith("text/event-stream");
      lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
      assertThat(lines.readLine()).startsWith("retry:");
    }

    /// The id of the next event; empty at the end of the stream.
    String next() {
      try {
        for (var line = lines.readLine(); line != null; line = lines.readLine()) {
          if (line.startsWith("id: ")) {
            return line.substring(4);
          }
        }
        return "";
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void close() {
      http.shutdownNow();
    }
  }
}
