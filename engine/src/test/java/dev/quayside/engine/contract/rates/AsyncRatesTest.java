package dev.quayside.engine.contract.rates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.webhook.Receiver;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `Prefer: respond-async` on POST /v1/rates, as docs/api/rates.md has it.
class AsyncRatesTest extends SandboxTest {

  @Test
  void aRequestIsAcceptedAndAnsweredLater() {
    var accepted = later().post("/v1/rates", rateRequest());

    assertThat(accepted.status()).as(accepted.text()).isEqualTo(202);
    var id = accepted.json().get("id").asText();
    assertThat(id).matches("rreq_[0-9A-HJKMNP-TV-Z]{26}");
    assertThat(accepted.json().get("status").asText()).isEqualTo("pending");
    assertThat(accepted.header("Location")).isEqualTo("/v1/rates/requests/" + id);
    assertThat(accepted.header("Preference-Applied")).isEqualTo("respond-async");

    var done = settled(id);
    assertThat(done.get("status").asText()).isEqualTo("completed");
    assertThat(done.get("messages")).isEmpty();
    assertThat(done.get("finishedAt").asText()).endsWith("Z");
    assertThat(done.has("error")).isFalse();
    var atOnce = api.post("/v1/rates", rateRequest()).json();
    assertThat(amounts(done)).isEqualTo(amounts(atOnce)).isNotEmpty();
  }

  @Test
  void itsRatesCanBeBoughtForFifteenMinutes() {
    var done = settled(accept());
    var rate = done.at("/rates/0");
    var bought = api.post("/v1/labels", "{\"rateId\":\"" + rate.get("id").asText() + "\"}");
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(bought.json().at("/rate/amount")).isEqualTo(rate.get("amount"));

    advance(Duration.ofMinutes(15).plusSeconds(1));
    var late = api.post("/v1/labels", "{\"rateId\":\"" + rate.get("id").asText() + "\"}");
    assertThat(late.code()).isEqualTo("RATE_NOT_FOUND");
  }

  /// Nobody waits for a comparison to be durable, and nobody may notice.
  @Test
  void anAnswerGivenAtOnceCanBeBoughtAndAskedForAgainAtOnce() {
    for (int i = 0; i < 20; i++) {
      var answer = api.post("/v1/rates", rateRequest()).json();
      var again = api.get("/v1/rates/requests/" + answer.get("id").asText());
      assertThat(again.status()).isEqualTo(200);
      assertThat(again.json().get("rates")).isEqualTo(answer.get("rates"));
    }
    var rate = api.post("/v1/rates", rateRequest()).json().at("/rates/0/id").asText();
    assertThat(api.post("/v1/labels", "{\"rateId\":\"" + rate + "\"}").status()).isEqualTo(201);
  }

  @Test
  void theRequestIsKeptForADayOfTheWorkspacesClock() {
    var id = accept();
    settled(id);
    advance(Duration.ofHours(23));
    assertThat(api.get("/v1/rates/requests/" + id).status()).isEqualTo(200);
    advance(Duration.ofHours(2));
    assertThat(api.get("/v1/rates/requests/" + id).status()).isEqualTo(404);
    assertThat(served.engine().rating().rates().deleteExpired(workspace.id())).isPositive();
    assertThat(api.get("/v1/rates/requests/" + id).status()).isEqualTo(404);
  }

  @Test
  void theEventTellsRequestRatesAndMessages() throws Exception {
    try (var receiver = new Receiver(Receiver.answers(200))) {
      var hook =
          "{\"url\":\"%s\",\"events\":[\"shipment.rate_available\"]}".formatted(receiver.url());
      assertThat(api.post("/v1/webhooks", hook).status()).isEqualTo(201);
      setFault("veho", "down");
      var id = accept();
      await().until(() -> receiver.received().size() == 1);

      var event = new ObjectMapper().readTree(receiver.received().getFirst().body());
      assertThat(event.get("type").asText()).isEqualTo("shipment.rate_available");
      var data = event.get("data");
      assertThat(data.size()).as("requestId, rates, messages").isEqualTo(3);
      assertThat(data.get("requestId").asText()).isEqualTo(id);
      assertThat(data.at("/messages/0/carrier").asText()).isEqualTo("veho");
      var done = settled(id);
      assertThat(data.get("rates")).isEqualTo(done.get("rates"));
      assertThat(data.get("messages")).isEqualTo(done.get("messages"));
    }
  }

  @Test
  void aRequestThatFindsNothingFailsWithTheError() {
    var heavy = rateRequest().replace("18.5", "30000");
    var failed = settled(id(later().post("/v1/rates", heavy)));
    assertThat(failed.get("status").asText()).isEqualTo("failed");
    assertThat(failed.at("/error/code").asText()).isEqualTo("RATE_NOT_FOUND");
    assertThat(failed.at("/error/message").asText()).isNotEmpty();
    assertThat(failed.has("rates")).isFalse();
  }

  @Test
  void whatIsWrongIsToldAtOnce() {
    assertThat(later().post("/v1/rates", "{}").status()).isEqualTo(400);
    assertThat(later().post("/v1/rates", rateRequest().replace("10118", "ABC")).code())
        .isEqualTo("INVALID_ADDRESS");
    var body = rateRequest().substring(0, rateRequest().length() - 1);
    assertThat(later().post("/v1/rates", body + ",\"carriers\":[\"pigeon\"]}").code())
        .isEqualTo("INVALID_SERVICE");
  }

  @Test
  void aRetryGetsTheSameRequest() {
    var keyed = later().with("Idempotency-Key", "later");
    var first = keyed.post("/v1/rates", rateRequest());
    var again = keyed.post("/v1/rates", rateRequest());
    assertThat(again.status()).isEqualTo(202);
    assertThat(again.text()).isEqualTo(first.text());
    assertThat(again.header("Location")).isEqualTo(first.header("Location")).isNotEmpty();
    assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
  }

  @Test
  void theNeighbourSeesNeitherRequestNorRates() {
    var done = settled(accept());
    var neighbour = as(served.workspace(workspace.slug() + "-neighbour"), Role.ADMIN);
    assertThat(neighbour.get("/v1/rates/requests/" + done.get("id").asText()).status())
        .isEqualTo(404);
    var rate = done.at("/rates/0/id").asText();
    assertThat(neighbour.post("/v1/labels", "{\"rateId\":\"" + rate + "\"}").code())
        .isEqualTo("RATE_NOT_FOUND");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Respond-Async",
        "wait=10, respond-async",
        "respond-async; wait=5",
        "foo=\"a, b\", respond-async"
      })
  void thePreferenceMayBeWrittenInManyWays(String prefer) {
    assertThat(api.with("Prefer", prefer).post("/v1/rates", rateRequest()).status()).isEqualTo(202);
  }

  @ParameterizedTest
  @ValueSource(strings = {"return=minimal", "respond-asynchronously", "x=\"respond-async\"", ""})
  void otherPreferencesAreIgnored(String prefer) {
    var response = api.with("Prefer", prefer).post("/v1/rates", rateRequest());
    assertThat(response.status()).isEqualTo(200);
    assertThat(response.header("Preference-Applied")).isEmpty();
  }

  private Api later() {
    return api.with("Prefer", "respond-async");
  }

  private String accept() {
    return id(later().post("/v1/rates", rateRequest()));
  }

  private static String id(Api.Response accepted) {
    assertThat(accepted.status()).as(accepted.text()).isEqualTo(202);
    return accepted.json().get("id").asText();
  }

  private JsonNode settled(String id) {
    return await()
        .until(
            () -> api.get("/v1/rates/requests/" + id).json(),
            ticket -> !ticket.get("status").asText().equals("pending"));
  }

  private static java.util.List<String> amounts(JsonNode answer) {
    return RatesTest.list(answer.get("rates")).stream()
        .map(rate -> rate.get("service").asText() + " " + rate.get("amount"))
        .toList();
  }

  private void setFault(String carrier, String availability) {
    var body = "{\"availability\":\"" + availability + "\"}";
    assertThat(api.put("/v1/sandbox/carriers/" + carrier, body).status()).isEqualTo(200);
  }
}
