package dev.quayside.engine.contract.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.ExampleRecorder;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.manifests.PickupsTest;
import dev.quayside.engine.retention.Retention;
import dev.quayside.engine.webhook.Receiver;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is pushed to webhooks is what the document's `webhooks` say, and each of them is pushed.
class EventsAreDescribedTest extends SandboxTest {

  /// What is not brought about here, with the reason; each has a sibling of the same shape.
  private static final Set<String> NOT_HERE =
      Set.of(
          "print_job.sent", // one of the two, as the printer has it
          "print_job.unknown",
          "print_job.expired",
          "refund.rejected", // a carrier that thinks about it: VoidsTest
          "pickup.in_doubt");

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void everyEventIsAsDescribed(@TempDir Path directory) throws IOException {
    var document = Document.of(served.sandbox());
    var described = new HashSet<String>();
    document.root().get("webhooks").fieldNames().forEachRemaining(described::add);
    try (var receiver = new Receiver(Receiver.answers(200))) {
      bringAbout(receiver.url(), directory.resolve("tray"));
      var pushed = new HashSet<String>();
      var expected = new HashSet<>(described);
      expected.removeAll(NOT_HERE);
      await().untilAsserted(() -> assertThat(types(receiver)).containsAll(expected));
      for (var request : receiver.received()) {
        var event = json.readTree(request.body());
        var type = event.get("type").asText();
        pushed.add(type);
        var pointer =
            Document.pointer(
                "webhooks", type, "post", "requestBody", "content", "application/json", "schema");
        assertThat(document.violations(pointer, event)).as(event.toString()).isEmpty();
        ExampleRecorder.offer(document, type, event);
        for (JsonNode each : document.root().get("webhooks").get(type).at("/post/parameters")) {
          var header = document.resolve(each);
          if (header.get("required").asBoolean()) {
            assertThat(request.header(header.get("name").asText()))
                .matches(header.at("/schema/pattern").asText(".+"));
          }
        }
      }
      assertThat(described).containsAll(pushed);
    }
  }

  private void bringAbout(String url, Path tray) {
    var hook =
        api.post("/v1/webhooks", "{\"url\":\"%s\",\"events\":[\"*\"]}".formatted(url)).json();
    api.post("/v1/webhooks/" + hook.get("id").asText() + "/test");
    var label = label();
    for (String status : new String[] {"accepted", "exception", "delivered"}) {
      scanned(number(label), status);
    }
    cancel(label());
    api.with("Prefer", "respond-async").post("/v1/rates", rateRequest());
    new OrderAnswers(api, FROM).bring();
    new CheckAnswers(api, as(workspace, Role.ADMIN), FROM, TO).bring();
    new SourceAnswers(api, FROM).bring();
    PickupsTest.bring(api);
    var shipment = label();
    new PrintedAnswers(served, api, shipment, order()).bring(tray);
    advance(Duration.ofDays(100));
    served.engine().shipping().refunds().settleDue(workspace.id());
    served.engine().installation().purges().keep(workspace.ownCaller(), Retention.of(90));
    served.engine().installation().purges().round(workspace.ownCaller());
  }

  private HashSet<String> types(Receiver receiver) {
    var types = new HashSet<String>();
    receiver.received().forEach(request -> types.add(request.header("X-Service-Event")));
    return types;
  }
}
