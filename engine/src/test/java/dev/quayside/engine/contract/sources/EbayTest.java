package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.source.doubles.EbayDouble;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Orders from a seller at eBay, and parcels to it.
class EbayTest extends SourceTest {

  @SuppressWarnings("NullAway.Init") // start() sets it
  private EbayDouble ebay;

  @Override
  @BeforeAll
  protected void start(@TempDir Path directory) {
    ebay = new EbayDouble(Instant.now().minus(Duration.ofDays(2)));
    served =
        ServedEngine.open(
            ServedEngine.engineOptions(directory, InstantSource.system())
                .withSourceHosts(Map.of("ebay", ebay.url())),
            ServedEngine.FREE_PORTS.withRequestsPerMinute(0));
  }

  @BeforeEach
  void firstDay() {
    ebay.renew();
  }

  @AfterAll
  void closeEbay() {
    assertThat(ebay.violations()).isEmpty();
    ebay.close();
  }

  @Override
  protected String source() {
    return source(Instant.now().minus(Duration.ofDays(5)).toString());
  }

  private String source(String since) {
    var draft =
        """
        {"kind":"ebay","name":"Main shop","pull":{"everyMinutes":0,"since":"%s"},
         "fields":{"clientId":"%s","clientSecret":"%s","refreshToken":"%s"}}"""
            .formatted(since, EbayDouble.CLIENT, EbayDouble.SECRET, EbayDouble.REFRESH);
    var made = api.post(SOURCES, draft);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    assertThat(made.text()).doesNotContain("hush");
    return made.json().get("id").asText();
  }

  @Override
  protected JsonNode pulled(String source, long number) {
    var found =
        api.get("/v1/orders?sourceId=" + source + "&externalId=" + EbayDouble.id(number)).json();
    assertThat(found.get("data")).as("order " + number).hasSize(1);
    return found.at("/data/0");
  }

  @Test
  void ordersComeWithWhatIsLeftAndTheOthersAreLeftOutOrWait() {
    ebay.order(
        1,
        order -> {
          var line = (ObjectNode) order.at("/lineItems/0");
          line.putObject("giftDetails").put("message", "Happy birthday");
          line.putArray("variationAspects").addObject().put("name", "Colour").put("value", "blue");
        });
    ebay.order(2, order -> order.put("orderPaymentStatus", "PENDING"));
    ebay.order(3, order -> order.withObject("/cancelStatus").put("cancelState", "IN_PROGRESS"));
    ebay.order(4, order -> order.withObject("/cancelStatus").put("cancelState", "CANCELED"));
    ebay.order(5, order -> order.put("orderPaymentStatus", "FULLY_REFUNDED"));
    ebay.order(6, order -> order.put("orderFulfillmentStatus", "FULFILLED"));
    ebay.order(
        7,
        order -> ((ObjectNode) order.at("/fulfillmentStartInstructions/0")).remove("shippingStep"));
    ebay.order(8, order -> ((ObjectNode) order.at("/lineItems/0")).put("quantity", "many"));
    var source = source("2020-01-01T00:00:00Z");
    var sync = synced(source);
    assertThat(sync.get("created").asInt()).as(sync.toString()).isEqualTo(3);
    assertThat(sync.get("skipped").findValuesAsText("reason"))
        .containsExactlyInAnyOrder("cancelled", "refunded", "shipped", "pickup");
    assertThat(sync.get("refused").findValuesAsText("number")).containsExactly(EbayDouble.id(8));
    var order = pulled(source, 1);
    assertThat(order.get("reference").asText()).isEqualTo(EbayDouble.id(1));
    assertThat(order.get("giftMessage").asText()).isEqualTo("Happy birthday");
    assertThat(order.at("/items/0/name").asText()).isEqualTo("Mug");
    assertThat(order.at("/items/0/options").toString())
        .isEqualTo("[{\"name\":\"Colour\",\"value\":\"blue\"}]");
    assertThat(order.get("requestedService").asText()).isEqualTo("USPSPriority");
    assertThat(order.at("/items/0/value/amount").asDouble()).isEqualTo(12);
    assertThat(order.at("/items/0/weightOz").isNull()).as("eBay tells none").isTrue();
    assertThat(order.at("/to/email").asText()).isEqualTo("relay@members.ebay.com");
    assertThat(pulled(source, 2).get("status").asText()).isEqualTo("held");
    assertThat(pulled(source, 3).get("status").asText()).isEqualTo("held");
    ebay.change(2, each -> each.put("orderPaymentStatus", "PAID"));
    ebay.change(3, each -> each.withObject("/cancelStatus").put("cancelState", "CANCELED"));
    synced(source);
    assertThat(pulled(source, 2).get("status").asText()).isEqualTo("open");
    assertThat(pulled(source, 3).get("status").asText()).isEqualTo("cancelled");
  }

  @Test
  void pagesAreReadToTheLast() {
    for (int number = 1000; number < 1250; number++) {
      ebay.order(number);
    }
    // the newest is first there: one that changes in between pushes the others on
    ebay.betweenPages(() -> ebay.change(1100, _ -> {}));
    var source = source();
    assertThat(synced(source).get("created").asInt()).isGreaterThanOrEqualTo(250);
  }

  @Test
  void aParcelIsToldOncePieceByPieceAlsoAfterALostAnswer() {
    ebay.order(20);
    var source = source();
    synced(source);
    var order = pulled(source, 20);
    ebay.losesItsAnswer(asked -> asked.is("POST", "/sell/"), Fault.CUT);
    var first = bought(order, ",\"items\":[{\"line\":1,\"quantity\":1}]");
    awaitPostBack(order, "done");
    ebay.recovers();
    assertThat(ebay.numbers(20)).containsExactly(number(first));
    assertThat(ebay.parcel(20).get("shippingCarrierCode").asText()).isEqualTo("UPS");
    synced(source);
    assertThat(codes(order(order))).isEmpty();
    var second = bought(order(order));
    await().until(() -> ebay.numbers(20).contains(number(second)));
    assertThat(ebay.numbers(20)).hasSize(2);
    synced(source);
    assertThat(order(order).get("status").asText()).isEqualTo("shipped");
    assertThat(codes(order(order))).as("shipped from here").isEmpty();
    cancel(second);
    await().until(() -> codes(order(order)).contains("NOT_TAKEN_BACK"));
  }

  @Test
  void whatIsGoneThereIsRefusedWithEbaysWords() {
    ebay.order(30);
    var source = source();
    synced(source);
    ebay.watches(
        asked -> {
          if (asked.is("GET", "/sell/fulfillment/v1/order/" + EbayDouble.id(30) + "/")) {
            ebay.watches(_ -> {});
            ebay.change(30, each -> each.putArray("lineItems").add(EbayDouble.line(300, 1)));
          }
        });
    var order = pulled(source, 30);
    bought(order);
    awaitPostBack(order, "refused");
    assertThat(order(order).at("/origin/postBacks/0/error").asText()).contains("34500");
  }

  @Test
  void tokensAreRenewedAndConsentThatHasRunOutIsSaid() {
    var source = source();
    var path = SOURCES + "/" + source;
    assertThat(api.post(path + "/test").json().get("connection").asText()).isEqualTo("connected");
    ebay.forgetsTokens();
    assertThat(synced(source).get("status").asText()).isEqualTo("done");
    ebay.consents(false);
    var sync = synced(source);
    assertThat(sync.at("/error/code").asText()).isEqualTo("SOURCE_CREDENTIALS");
    assertThat(sync.at("/error/message").asText()).contains("agree again");
    ebay.consents(true);
    api.patch(path, "{\"fields\":{\"clientSecret\":\"other\"}}");
    assertThat(api.post(path + "/test").json().get("message").asText()).contains("client ID");
    api.patch(path, "{\"fields\":{\"clientSecret\":\"" + EbayDouble.SECRET + "\"}}");
    assertThat(api.post(path + "/test").json().get("connection").asText()).isEqualTo("connected");
    ebay.fails(asked -> asked.is("GET", "/sell/"), Fault.TOO_MANY);
    api.post(path + "/sync", "{}");
    await().until(() -> api.get(path).json().at("/sync/status").asText().equals("waiting"));
    ebay.recovers();
  }
}
