package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.retention.Retention;
import dev.quayside.engine.webhook.Receiver;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

/// What is pushed to webhooks is what the document's `webhooks` say, and each of them is pushed.
class EventsAreDescribedTest extends SandboxTest {

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void everyEventIsAsDescribed() throws IOException {
    var document = Document.of(served.sandbox());
    var described = new HashSet<String>();
    document.root().get("webhooks").fieldNames().forEachRemaining(described::add);
    try (var receiver = new Receiver(Receiver.answers(200))) {
      bringAbout(receiver.url());
      var pushed = new HashSet<String>();
      await().until(() -> types(receiver).containsAll(described));
      for (var request : receiver.received()) {
        var event = json.readTree(request.body());
        var type = event.get("type").asText();
        pushed.add(type);
        var pointer =
            Document.pointer(
                "webhooks", type, "post", "requestBody", "content", "application/json", "schema");
        assertThat(document.violations(pointer, event)).as(event.toString()).isEmpty();
        for (JsonNode each : document.root().get("webhooks").get(type).at("/post/parameters")) {
          var header = document.resolve(each);
          assertThat(request.header(header.get("name").asText()))
              .matches(header.at("/schema/pattern").asText(".+"));
        }
      }
      assertThat(pushed).isEqualTo(described);
    }
  }

  private void bringAbout(String url) {
    var types = Document.of(served.sandbox()).root().at("/components/schemas/EventType/enum");
    var hook =
        api.post("/v1/webhooks", "{\"url\":\"%s\",\"events\":%s}".formatted(url, types)).json();
    api.post("/v1/webhooks/" + hook.get("id").asText() + "/test");
    var label = label();
    for (String status : new String[] {"accepted", "exception", "delivered"}) {
      scanned(number(label), status);
    }
    cancel(label());
    api.with("Prefer", "respond-async").post("/v1/rates", rateRequest());
    advance(Duration.ofDays(100));
    served.engine().purges().keep(workspace.desk(), Retention.of(90));
    served.engine().purges().round(workspace.desk());
  }

  private HashSet<String> types(Receiver receiver) {
    var types = new HashSet<String>();
    receiver.received().forEach(request -> types.add(request.header("X-Service-Event")));
    return types;
  }
}
