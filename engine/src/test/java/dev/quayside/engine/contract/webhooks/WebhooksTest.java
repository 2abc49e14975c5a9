package dev.quayside.engine.contract.webhooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.webhook.Receiver;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// /v1/webhooks.
public class WebhooksTest extends ShopTest {

  private static final String ABSENT = "whk_00000000000000000000000000";

  /// All that the endpoints answer.
  public static void bring(Api api) {
    try (var receiver = new Receiver(Receiver.answers(200))) {
      var hook =
          api.post(
                  "/v1/webhooks",
                  "{\"url\":\"%s\",\"events\":[\"label.created\"]}".formatted(receiver.url()))
              .json();
      var path = "/v1/webhooks/" + hook.get("id").asText();
      api.get(path);
      api.post(path + "/enable");
      api.post(path + "/test");
      api.patch(path, "{\"enabled\":false}");
      api.post(path + "/rotate-secret", "{}");
      api.get(path + "/deliveries");
      api.send("DELETE", path);
    }
  }

  @Test
  void aNewWebhookIsEnabledAndItsSecretStaysHere() throws Exception {
    var response =
        create(
            "http://127.0.0.1:9/hook", "\"label.created\",\"tracking.updated\"", "topsecret-9731");

    assertThat(response.status()).as(response.text()).isEqualTo(201);
    var webhook = response.json();
    assertThat(webhook.get("id").asText()).startsWith("whk_");
    assertThat(webhook.get("url").asText()).isEqualTo("http://127.0.0.1:9/hook");
    assertThat(webhook.get("events"))
        .extracting(each -> each.asText())
        .containsExactly("label.created", "tracking.updated");
    assertThat(webhook.get("status").asText()).isEqualTo("enabled");
    assertThat(webhook.get("createdAt").asText()).endsWith("Z");
    assertThat(webhook.get("consecutiveFailures").asInt()).isZero();
    assertThat(webhook.get("disabledAt").isNull()).isTrue();
    assertThat(webhook.get("disabledReason").isNull()).isTrue();
    assertThat(webhook.has("secret")).isFalse();
    assertThat(api.get("/v1/webhooks/" + webhook.get("id").asText()).json()).isEqualTo(webhook);
    served.assertNotStored("topsecret-9731");
  }

  @Test
  void aSecretMadeHereIsShownOnceAndToTheRetry() throws Exception {
    var keyed = api.with("Idempotency-Key", "hook-1");
    var body = "{\"url\":\"http://127.0.0.1:9/hook\",\"events\":[\"label.created\"]}";
    var first = keyed.post("/v1/webhooks", body);
    var second = keyed.post("/v1/webhooks", body);

    var secret = first.json().get("secret").asText();
    assertThat(secret).hasSizeGreaterThan(40);
    assertThat(second.text()).isEqualTo(first.text());
    assertThat(second.header("Idempotent-Replayed")).isEqualTo("true");
    assertThat(api.get("/v1/webhooks").json().at("/pagination/totalCount").asInt()).isEqualTo(1);
    assertThat(api.get("/v1/webhooks").text()).doesNotContain(secret);
    assertThat(api.get("/v1/webhooks/" + first.json().get("id").asText()).json().has("secret"))
        .isFalse();
    served.assertNotStored(secret);
  }

  @Test
  void whatIsGivenIsChanged() {
    var made = create("http://127.0.0.1:9/hook", "\"label.created\"", "s").json();
    var path = "/v1/webhooks/" + made.get("id").asText();
    var changed =
        api.patch(
            path, "{\"url\":\"http://127.0.0.1:9/new\",\"events\":[\"*\"],\"enabled\":false}");
    assertThat(changed.status()).as(changed.text()).isEqualTo(200);
    assertThat(changed.json().get("url").asText()).isEqualTo("http://127.0.0.1:9/new");
    assertThat(changed.json().at("/events/0").asText()).isEqualTo("*");
    assertThat(changed.json().get("status").asText()).isEqualTo("disabled");
    assertThat(changed.json().get("disabledReason").isNull()).isTrue();
    assertThat(api.patch(path, "{\"enabled\":true}").json().get("status").asText())
        .isEqualTo("enabled");
    assertThat(api.patch(path, "{}").json().get("url").asText()).endsWith("/new");
    assertThat(api.patch(path, "{\"url\":\"ftp://x\",\"events\":[\"label.eaten\"]}").fields())
        .containsExactly("events[0]", "url");
    assertThat(as(workspace, Role.OPERATOR).patch(path, "{}").status()).isEqualTo(403);
    var neighbour = as(served.workspace(workspace.slug() + "-next"), Role.ADMIN);
    assertThat(neighbour.patch(path, "{\"enabled\":false}").status()).isEqualTo(404);
    assertThat(neighbour.post(path + "/rotate-secret", "{}").status()).isEqualTo(404);
  }

  /// What a receiver computes by itself, with either secret.
  @Test
  void bothSecretsSignWhileOneTakesOverFromTheOther() throws Exception {
    try (var receiver = new Receiver(Receiver.answers(200))) {
      var made = create(receiver.url(), "\"label.*\"", "the old one").json();
      var path = "/v1/webhooks/" + made.get("id").asText();
      var rotated = api.post(path + "/rotate-secret", "{\"overlapHours\":2}").json();
      api.post(path + "/test");
      advance(java.time.Duration.ofHours(2));
      api.post(path + "/test");

      var secret = rotated.get("secret").asText();
      var within = receiver.received().getFirst();
      assertThat(within.header("X-Service-Signature")).isEqualTo(signed(within.body(), secret));
      assertThat(within.header("X-Service-Signature-Previous"))
          .isEqualTo(signed(within.body(), "the old one"));
      var after = receiver.received().getLast();
      assertThat(after.header("X-Service-Signature")).isEqualTo(signed(after.body(), secret));
      assertThat(after.headers()).doesNotContainKey("x-service-signature-previous");
      served.assertNotStored(secret);
    }
    var other = create("http://127.0.0.1:9/hook", "\"*\"", "s").json().get("id").asText();
    assertThat(
            api.post("/v1/webhooks/" + other + "/rotate-secret", "{\"overlapHours\":169}").fields())
        .containsExactly("overlapHours");
  }

  private static String signed(byte[] body, String secret) throws Exception {
    var mac = javax.crypto.Mac.getInstance("HmacSHA256");
    mac.init(
        new javax.crypto.spec.SecretKeySpec(
            secret.getBytes(java.nio.charset.StandardCharsets.UTF_8), "HmacSHA256"));
    return java.util.HexFormat.of().formatHex(mac.doFinal(body));
  }

  @Test
  void theListIsPagedNewestFirst() {
    for (int i = 0; i < 3; i++) {
      create("http://127.0.0.1:9/" + i, "\"label.created\"", "s");
    }
    var page = api.get("/v1/webhooks?page=1&pageSize=2").json();
    assertThat(page.get("data"))
        .extracting(each -> each.get("url").asText())
        .containsExactly("http://127.0.0.1:9/2", "http://127.0.0.1:9/1");
    assertThat(page.at("/pagination/totalCount").asInt()).isEqualTo(3);
    assertThat(page.at("/pagination/totalPages").asInt()).isEqualTo(2);
    assertThat(api.get("/v1/webhooks?pageSize=101").fields()).containsExactly("pageSize");
    assertThat(api.get("/v1/webhooks?page=0").fields()).containsExactly("page");
  }

  @Test
  void aDeletedWebhookIsGone() {
    var id = create("http://127.0.0.1:9/hook", "\"label.created\"", "s").json().get("id").asText();
    var deleted = api.send("DELETE", "/v1/webhooks/" + id);
    assertThat(deleted.status()).isEqualTo(204);
    assertThat(deleted.text()).isEmpty();
    assertThat(api.get("/v1/webhooks/" + id).status()).isEqualTo(404);
    assertThat(api.send("DELETE", "/v1/webhooks/" + id).status()).isEqualTo(404);
  }

  @Test
  void whatIsNotThereIs404() {
    for (String path : List.of(ABSENT, ABSENT + "/deliveries", "nonsense")) {
      assertThat(api.get("/v1/webhooks/" + path).code()).as(path).isEqualTo("NOT_FOUND");
    }
    for (String path : List.of(ABSENT + "/enable", ABSENT + "/test")) {
      assertThat(api.post("/v1/webhooks/" + path).code()).as(path).isEqualTo("NOT_FOUND");
    }
  }

  @Test
  void theNeighboursWebhooksAre404() {
    var id = create("http://127.0.0.1:9/hook", "\"label.created\"", "s").json().get("id").asText();
    var neighbour = as(served.workspace(workspace.slug() + "-next"), Role.ADMIN);
    assertThat(neighbour.get("/v1/webhooks/" + id).status()).isEqualTo(404);
    assertThat(neighbour.get("/v1/webhooks/" + id + "/deliveries").status()).isEqualTo(404);
    assertThat(neighbour.post("/v1/webhooks/" + id + "/enable").status()).isEqualTo(404);
    assertThat(neighbour.post("/v1/webhooks/" + id + "/test").status()).isEqualTo(404);
    assertThat(neighbour.send("DELETE", "/v1/webhooks/" + id).status()).isEqualTo(404);
    assertThat(neighbour.get("/v1/webhooks").json().get("data")).isEmpty();
  }

  @Test
  void everythingWrongIsNamedAtOnce() {
    assertThat(api.post("/v1/webhooks", "{}").fields()).containsExactly("events", "url");
    assertThat(
            api.post(
                    "/v1/webhooks",
                    "{\"url\":5,\"events\":[\"label.created\",\"label.eaten\",7],\"secret\":\" \"}")
                .fields())
        .containsExactly("events[1]", "events[2]", "secret", "url");
    assertThat(api.post("/v1/webhooks", "{\"url\":\"http://a.example\",\"events\":[]}").fields())
        .containsExactly("events");
    assertThat(
            api.post("/v1/webhooks", "{\"url\":\"http://a.example\",\"events\":\"label.created\"}")
                .fields())
        .containsExactly("events");
    assertThat(create("http://a.example", "\"ping\"", "s").fields()).containsExactly("events[0]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "/hook",
        "ftp://a.example/",
        "file:///etc/passwd",
        "http://",
        "http://user:pass@a.example/",
        "http://a.example:99999/",
        "http://a.example/#part",
        "http://169.254.169.254/latest/meta-data",
        "javascript:alert(1)"
      })
  void whatIsNoUrlIs400(String url) {
    var response = create(url, "\"label.created\"", "s");
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.code()).isEqualTo("INVALID_REQUEST");
    assertThat(response.fields()).containsExactly("url");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://shop.example/hook",
        "https://localhost/hook",
        "https://127.0.0.1/hook",
        "https://2130706433/hook",
        "https://[::1]/hook",
        "https://[::ffff:10.0.0.1]/hook",
        "https://192.168.1.1/hook",
        "https://169.254.169.254/hook",
        "https://localhost./hook",
        "https://0x7f000001/hook",
        "https://017700000001/hook",
        "https://1.2.3.999/hook",
        "https:///hook",
        "https:////shop.example/hook",
        "https://shop.example\\\\@127.0.0.1/hook"
      })
  void productionTakesHttpsToTheInternetOnly(String url) {
    var body = "{\"url\":\"" + url + "\",\"events\":[\"label.created\"]}";
    var response = production().post("/v1/webhooks", body);
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.fields()).containsExactly("url");
  }

  @Test
  void productionTakesAnHttpsUrl() {
    var response =
        production()
            .post(
                "/v1/webhooks",
                "{\"url\":\"https://shop.example/hook\",\"events\":[\"label.created\"]}");
    assertThat(response.status()).as(response.text()).isEqualTo(201);
  }

  @Test
  void anEventTypeNamedTwiceCountsOnce() {
    var made = create("http://127.0.0.1:9/", "\"label.created\",\"label.created\"", "s").json();
    assertThat(made.get("events")).hasSize(1);
  }

  @Test
  void onlyAdminsChangeThemAndAnybodyReadsThem() {
    var id = create("http://127.0.0.1:9/hook", "\"label.created\"", "s").json().get("id").asText();
    for (Role role : List.of(Role.VIEWER, Role.OPERATOR)) {
      var other = as(workspace, role);
      assertThat(other.get("/v1/webhooks").status()).isEqualTo(200);
      assertThat(other.get("/v1/webhooks/" + id).status()).isEqualTo(200);
      assertThat(other.get("/v1/webhooks/" + id + "/deliveries").status()).isEqualTo(200);
      assertThat(other.post("/v1/webhooks", "{}").status()).isEqualTo(403);
      assertThat(other.post("/v1/webhooks/" + id + "/enable").status()).isEqualTo(403);
      assertThat(other.post("/v1/webhooks/" + id + "/test").status()).isEqualTo(403);
      assertThat(other.send("DELETE", "/v1/webhooks/" + id).status()).isEqualTo(403);
    }
  }

  @Test
  void aTestSendsAPingAndTellsWhatCameOfIt() {
    try (var receiver = new Receiver(Receiver.answers(202))) {
      var id = create(receiver.url(), "\"label.created\"", "s").json().get("id").asText();
      var pinged = api.post("/v1/webhooks/" + id + "/test");

      assertThat(pinged.status()).as(pinged.text()).isEqualTo(200);
      assertThat(pinged.json().get("id").asText()).startsWith("dlv_");
      assertThat(pinged.json().get("eventType").asText()).isEqualTo("ping");
      assertThat(pinged.json().get("status").asText()).isEqualTo("delivered");
      assertThat(pinged.json().at("/attempts/0/statusCode").asInt()).isEqualTo(202);
      assertThat(pinged.json().at("/attempts/0/error").isNull()).isTrue();
      assertThat(pinged.json().at("/attempts/0/durationMs").isIntegralNumber()).isTrue();
      assertThat(receiver.received()).hasSize(1);
      var request = receiver.received().getFirst();
      assertThat(request.header("X-Service-Event")).isEqualTo("ping");
      assertThat(request.header("X-Service-Delivery")).isEqualTo(pinged.json().get("id").asText());
      assertThat(request.text()).contains("\"type\":\"ping\"").contains(id);
      var listed = api.get("/v1/webhooks/" + id + "/deliveries").json();
      assertThat(listed.at("/data/0")).isEqualTo(pinged.json());
      assertThat(listed.at("/pagination/totalCount").asInt()).isEqualTo(1);
    }
  }

  @Test
  void aFailedPingIsToldAndCountsForNothing() {
    try (var receiver = new Receiver(Receiver.resets())) {
      var id = create(receiver.url(), "\"label.created\"", "s").json().get("id").asText();
      var pinged = api.post("/v1/webhooks/" + id + "/test").json();

      assertThat(pinged.get("status").asText()).isEqualTo("failed");
      assertThat(pinged.get("nextAttemptAt").isNull()).isTrue();
      assertThat(pinged.at("/attempts/0/statusCode").isNull()).isTrue();
      assertThat(pinged.at("/attempts/0/error").asText()).contains("connection dropped");
      assertThat(api.get("/v1/webhooks/" + id).json().get("consecutiveFailures").asInt()).isZero();
    }
  }

  @Test
  void aRetriedPingIsSentOnce() {
    try (var receiver = new Receiver(Receiver.answers(200))) {
      var id = create(receiver.url(), "\"label.created\"", "s").json().get("id").asText();
      var keyed = api.with("Idempotency-Key", "ping-1");
      var first = keyed.post("/v1/webhooks/" + id + "/test");
      var second = keyed.post("/v1/webhooks/" + id + "/test");
      assertThat(second.text()).isEqualTo(first.text());
      assertThat(receiver.received()).hasSize(1);
    }
  }

  @Test
  void enablingWhatIsEnabledChangesNothing() {
    var made = create("http://127.0.0.1:9/hook", "\"label.created\"", "s").json();
    var enabled = api.post("/v1/webhooks/" + made.get("id").asText() + "/enable");
    assertThat(enabled.status()).isEqualTo(200);
    assertThat(enabled.json()).isEqualTo(made);
  }

  private Api production() {
    return Api.of(served.production()).key(served.key("main", Role.ADMIN));
  }

  private Api.Response create(String url, String events, String secret) {
    return api.post(
        "/v1/webhooks",
        "{\"url\":\"%s\",\"events\":[%s],\"secret\":\"%s\"}".formatted(url, events, secret));
  }
}
