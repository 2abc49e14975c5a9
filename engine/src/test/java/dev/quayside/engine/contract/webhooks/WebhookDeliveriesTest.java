package dev.quayside.engine.contract.webhooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.webhook.Receiver;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Events pushed from a running server to real receivers.
public class WebhookDeliveriesTest extends ShopTest {

  private static final String SECRET = "a secret of ours";

  @SuppressWarnings("NullAway.Init") // listen() sets it
  private Receiver receiver;

  @BeforeEach
  protected void listen() {
    receiver = new Receiver(Receiver.answers(200));
  }

  @AfterEach
  protected void hangUp() {
    receiver.close();
  }

  @Test
  void aBoughtLabelIsTold() throws IOException {
    subscribe("label.created");
    var label = label();

    var event = onlyEvent();
    assertThat(event.get("id").asText()).startsWith("evt_");
    assertThat(event.get("type").asText()).isEqualTo("label.created");
    assertThat(event.get("createdAt").asText())
        .matches("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z");
    assertThat(event.get("data")).isEqualTo(api.get("/v1/labels/" + id(label)).json());
    assertThat(event.get("environment").asText()).isEqualTo("sandbox");
    assertThat(event.fieldNames())
        .toIterable()
        .containsExactlyInAnyOrder("id", "type", "createdAt", "environment", "data");
  }

  @Test
  void aCancelledLabelIsToldWithItsRefund() throws IOException {
    subscribe("label.cancelled");
    var label = label();
    assertThat(api.post("/v1/labels/" + id(label) + "/cancel").status()).isEqualTo(200);

    var event = onlyEvent();
    assertThat(event.get("type").asText()).isEqualTo("label.cancelled");
    assertThat(event.at("/data/id").asText()).isEqualTo(id(label));
    assertThat(event.at("/data/status").asText()).isEqualTo("cancelled");
    assertThat(event.at("/data/refund/status").asText()).isEqualTo("pending");
    assertThat(event.at("/data/refund/amount").decimalValue())
        .isEqualByComparingTo(label.at("/rate/amount").decimalValue());
  }

  @Test
  void aDeliveryIsSignedOverItsRawBody() throws Exception {
    subscribe("label.created");
    label();
    await().until(() -> receiver.received().size() == 1);

    var request = receiver.received().getFirst();
    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(SECRET.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    assertThat(request.header("X-Service-Signature"))
        .isEqualTo(HexFormat.of().formatHex(mac.doFinal(request.body())));
    assertThat(request.header("X-Service-Event")).isEqualTo("label.created");
    assertThat(request.header("X-Service-Delivery")).startsWith("dlv_");
    assertThat(request.header("User-Agent")).startsWith("Quayside");
    assertThat(request.header("Content-Type")).startsWith("application/json");
    assertThat(request.line()).startsWith("POST /hook ");
  }

  @Test
  void eachSubscriptionHasItsOwnDelivery() {
    subscribe("label.created");
    subscribe("label.created");
    label();
    await().until(() -> receiver.received().size() == 2);

    assertThat(receiver.deliveries()).doesNotHaveDuplicates();
    assertThat(receiver.received().get(0).body())
        .as("the same event")
        .isEqualTo(receiver.received().get(1).body());
  }

  @Test
  void aRetriedPurchaseIsToldOnce() {
    var webhook = subscribe("label.created");
    var keyed = api.with("Idempotency-Key", "bought-once");
    keyed.post("/v1/labels", order());
    keyed.post("/v1/labels", order());
    assertThat(deliveries(webhook)).hasSize(1);
  }

  @Test
  void nobodyHearsOfTheNeighboursLabels() {
    var webhook = subscribe("label.created");
    var neighbour =
        as(
            served.workspace(workspace.slug() + "-neighbour"),
            dev.quayside.engine.base.identity.Role.ADMIN);
    assertThat(neighbour.post("/v1/labels", order()).status()).isEqualTo(201);
    assertThat(deliveries(webhook)).isEmpty();
    assertThat(neighbour.get("/v1/webhooks").json().at("/pagination/totalCount").asInt()).isZero();
  }

  @Test
  void sixFailuresByTheSandboxClockDisableAndEnablingResumes() {
    receiver.manner(Receiver.answers(500));
    var webhook = subscribe("label.created");
    label();
    await().until(() -> receiver.received().size() == 1);
    for (int minutes : new int[] {1, 5, 30, 120, 720}) {
      int made = receiver.received().size();
      await().until(() -> attempts(webhook).size() == made);
      advance(Duration.ofMinutes(minutes));
      await().until(() -> receiver.received().size() == made + 1);
    }
    await()
        .until(
            () ->
                api.get("/v1/webhooks/" + webhook)
                    .json()
                    .get("status")
                    .asText()
                    .equals("disabled"));
    assertThat(attempts(webhook)).hasSize(6);
    assertThat(receiver.received()).hasSize(6);
    var disabled = api.get("/v1/webhooks/" + webhook).json();
    assertThat(disabled.get("consecutiveFailures").asInt()).isEqualTo(6);
    assertThat(disabled.get("disabledAt").asText()).endsWith("Z");
    assertThat(disabled.get("disabledReason").asText()).contains("6 attempts").contains("500");

    receiver.manner(Receiver.answers(200));
    var enabled = api.post("/v1/webhooks/" + webhook + "/enable");
    assertThat(enabled.status()).isEqualTo(200);
    assertThat(enabled.json().get("status").asText()).isEqualTo("enabled");
    assertThat(enabled.json().get("disabledAt").isNull()).isTrue();
    label();
    await().until(() -> receiver.received().size() == 7);
  }

  private JsonNode attempts(String webhook) {
    return deliveries(webhook).get(0).get("attempts");
  }

  private JsonNode deliveries(String webhook) {
    return api.get("/v1/webhooks/" + webhook + "/deliveries").json().get("data");
  }

  private JsonNode onlyEvent() throws IOException {
    await().until(() -> receiver.received().size() == 1);
    return new ObjectMapper().readTree(receiver.received().getFirst().body());
  }

  private String subscribe(String type) {
    var body =
        "{\"url\":\"%s\",\"events\":[\"%s\"],\"secret\":\"%s\"}"
            .formatted(receiver.url(), type, SECRET);
    var made = api.post("/v1/webhooks", body);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return id(made.json());
  }

  private static String id(JsonNode resource) {
    return resource.get("id").asText();
  }
}
