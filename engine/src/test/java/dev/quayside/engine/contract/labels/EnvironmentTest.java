package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.platform.server.json.JsonText;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;

/// Labels, shipments, events and what webhooks are sent say where they are from, so that nobody
/// takes a label of the sandbox for one that can be handed over.
class EnvironmentTest extends SandboxTest {

  @Test
  void whatTheSandboxSellsSaysSo() {
    var label = label();
    assertThat(label.get("environment").asText()).isEqualTo("sandbox");
    assertThat(label.get("carrierTest").asBoolean()).isFalse();
    assertThat(label.has("test")).isFalse();
    var shipment = api.get("/v1/shipments/" + label.get("shipmentId").asText()).json();
    assertThat(environments(shipment)).containsExactly("sandbox", "sandbox");
    assertThat(environments(api.get("/v1/labels").json())).containsExactly("sandbox");
    var event = api.get("/v1/events?type=label.created").json().at("/data/0");
    assertThat(environments(event)).containsExactly("sandbox", "sandbox");
    assertThat(environments(api.get("/v1/events/" + event.get("id").asText()).json()))
        .containsExactly("sandbox", "sandbox");
    var stream =
        api.with("Last-Event-ID", "evt_" + "0".repeat(26)).get("/v1/events/stream?seconds=0");
    assertThat(stream.text()).contains("\"type\":\"label.created\",\"environment\":\"sandbox\"");
  }

  @Test
  void aWebhookIsToldToo() throws IOException {
    Queue<JsonNode> told = new ConcurrentLinkedQueue<>();
    var receiver = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    receiver.createContext(
        "/",
        exchange -> {
          told.add(JsonText.parse(exchange.getRequestBody().readAllBytes()));
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    receiver.start();
    try {
      var hook = "{\"url\":\"http://127.0.0.1:%d/\",\"events\":[\"label.created\"]}";
      api.post("/v1/webhooks", hook.formatted(receiver.getAddress().getPort()));
      label();
      await().until(() -> !told.isEmpty());
      assertThat(environments(told.element())).containsExactly("sandbox", "sandbox");
    } finally {
      receiver.stop(0);
    }
  }

  private static List<String> environments(JsonNode answer) {
    return answer.findValuesAsText("environment");
  }
}
