package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.carrier.doubles.CarrierDouble;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.source.doubles.CustomStoreDouble;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// ShipStation's Custom Store form, from the pull to the notice.
class SourcesCustomStoreTest extends SourceTest {

  @SuppressWarnings("NullAway.Init") // openStore() sets it
  private CustomStoreDouble store;

  @BeforeEach
  void openStore() {
    store =
        new CustomStoreDouble(
            Instant.now().minus(2, ChronoUnit.HOURS).truncatedTo(ChronoUnit.MINUTES));
  }

  @AfterEach
  void closeStore() {
    assertThat(store.violations()).isEmpty();
    store.close();
  }

  @Test
  void ordersComePageByPageWithTheirWords() {
    store.order("1", "paid");
    store.order("2", "awaiting_payment");
    store.order("3", "on_hold");
    store.order("4", "Paid");
    store.order("5", "shipped");
    var source = source("");
    var sync = synced(source);
    assertThat(sync.get("status").asText()).as(sync.toString()).isEqualTo("done");
    assertThat(sync.get("pages").asInt()).isEqualTo(3);
    assertThat(sync.get("created").asInt()).isEqualTo(3);
    assertThat(sync.get("skipped").findValuesAsText("reason"))
        .as("case matters")
        .containsExactly("unknown_status", "shipped");
    assertThat(of(source, "2").get("status").asText()).isEqualTo("held");
    var order = of(source, "1");
    assertThat(order.get("reference").asText()).isEqualTo("N-1");
    assertThat(order.get("orderedOn").asText()).isEqualTo("2026-11-03");
    assertThat(order.get("buyerNote").asText()).isEqualTo("Ring twice");
    assertThat(order.get("giftMessage").asText()).isEqualTo("Enjoy!");
    assertThat(order.get("internalNote").asText()).isEqualTo("Paid late before");
    assertThat(order.get("notes").isNull()).as("nothing of the seller's is printed").isTrue();
    assertThat(order.at("/items/0/sku").asText()).isEqualTo("MUG & 1");
    assertThat(order.at("/items/0/weightOz").asDouble()).isEqualTo(8);
    assertThat(order.at("/items/0/value/amount").asDouble()).isEqualTo(12.5);
  }

  @Test
  void discountsAreNotPackedAndOptionsWeighToo() {
    store.order(
        "1",
        "packing",
        CustomStoreDouble.item(
                "a",
                "1",
                "1",
                "Pounds",
                "<Location>W2</Location><Options><Option><Name>Text</Name><Value>FOR"
                    + " ANN</Value><Weight>0.5</Weight></Option></Options>")
            + CustomStoreDouble.item("b", "1", "0", "gm", "<Adjustment>true</Adjustment>"));
    var source =
        source(",\"statuses\":{\"ready\":[\"packing\"]},\"locations\":{\"W2\":\"Back store\"}");
    synced(source);
    var items = of(source, "1").get("items");
    assertThat(items).hasSize(1);
    assertThat(items.at("/0/weightOz").asDouble()).isEqualTo(24);
    assertThat(items.at("/0/options/0/name").asText()).isEqualTo("Text");
    assertThat(items.at("/0/options/0/value").asText()).isEqualTo("FOR ANN");
    assertThat(items.at("/0/location").asText()).isEqualTo("Back store");
  }

  @Test
  void aLabelIsNotedOnceAlsoAfterALostAnswer() {
    store.order("1", "paid");
    var source = source("");
    synced(source);
    store.losesItsAnswer(each -> each.method().equals("POST"), Fault.CUT);
    var order = of(source, "1");
    var label = bought(order);
    awaitPostBack(order, "done");
    assertThat(store.notices()).containsExactly(number(label));
    assertThat(store.status("1")).isEqualTo("shipped");
    cancel(label);
    awaitPostBack(order, "refused");
    assertThat(codes(order(order))).as("no way back").containsExactly("NOT_TAKEN_BACK");
    synced(source);
    assertThat(order(order).get("status").asText()).isEqualTo("open");
  }

  @Test
  void whatIsNoListOfOrdersIsAFailureWhateverItsStatus() {
    var source = source("");
    store.fails(_ -> true, Fault.UNREADABLE);
    assertThat(synced(source).at("/error/code").asText()).isEqualTo("SOURCE_GARBLED");
    store.fails(_ -> true, Fault.UNAUTHORIZED);
    assertThat(api.post(SOURCES + "/" + source + "/test").json().get("connection").asText())
        .isEqualTo("wrong_credentials");
    store.recovers();
    await().until(() -> synced(source).get("status").asText().equals("done"));
  }

  @Test
  void beforeALabelItIsLookedForAmongWhatChangedOfLate() {
    store.order("1", "paid");
    var source = source("");
    synced(source);
    store.order("1", "cancelled");
    assertThat(buy(of(source, "1"), "").fields()).containsExactly("origin.CANCELLED");
  }

  @Test
  void oneBuyersOddSignsHoldUpNoOtherOrder() {
    store.order("1", "paid");
    store.order("2", "paid", item("R & D &nbsp;&#55357;&#56355; \u001a 5 < 6 &amp; &eacute;"));
    store.order("3", "paid");
    store.order("4", "paid", item("<b>unended"));
    store.order("5", "paid", item("<![CDATA[Salt &amp; Pepper <b>Set</b> for <BOB>]]>"));
    var source = source("");
    var sync = synced(source);
    assertThat(sync.get("status").asText()).as(sync.toString()).isEqualTo("done");
    assertThat(sync.get("created").asInt()).as(sync.toString()).isEqualTo(4);
    assertThat(of(source, "5").at("/items/0/name").asText())
        .isEqualTo("Salt & Pepper Set for <BOB>");
    assertThat(of(source, "2").at("/items/0/name").asText())
        .isEqualTo("R & D  \ud83d\udc23  5 < 6 & é");
    assertThat(sync.at("/refused/0/number").asText()).isEqualTo("N-4");
    assertThat(sync.at("/refused/0/message").asText())
        .containsPattern("line [1-9]\\d*, column [1-9]");
  }

  @Test
  void anOrderThatLeavesThePagesCostsNoOther() {
    for (int id = 1; id <= 5; id++) {
      store.order(Integer.toString(id), "paid");
    }
    store.watches(
        asked -> {
          if (asked.path().contains("page=1")) {
            store.leaves("1");
          }
        });
    assertThat(synced(source("")).get("created").asInt()).isEqualTo(5);
  }

  @Test
  void theShopsOwnWordsOfARefusalAreShown() {
    var said =
        List.of(
            Map.entry("text/xml", "<Error>Order is locked</Error>"),
            Map.entry("text/plain", "Order is locked"),
            Map.entry("application/json", "{\"error\":{\"Message\":\"Order is locked\"}}"),
            Map.entry("application/json", "{\"errors\":[{\"message\":\"Order is locked\"}]}"),
            Map.entry("text/html", "<html><body><p>Order is&nbsp;locked</p></body></html>"),
            Map.entry("application/json", "{\"errors\":{\"base\":[\"Order is locked\"]}}"),
            Map.entry("application/json", "{\"status\":\"fail\",\"reason\":\"Order is locked\"}"),
            Map.entry("text/xml", "<Error code=\"7\" message=\"Order is locked\"/>"));
    for (int id = 0; id < said.size(); id++) {
      store.order("1" + id, "paid");
    }
    var source = source("");
    synced(source);
    for (int id = 0; id < said.size(); id++) {
      var how = said.get(id);
      store.tampers(
          (asked, answer) ->
              asked.method().equals("POST")
                  ? CarrierDouble.Answer.of(422, how.getKey(), how.getValue())
                  : answer);
      var order = of(source, "1" + id);
      bought(order);
      awaitPostBack(order, "refused");
      assertThat(order(order).at("/origin/postBacks/0/error").toString())
          .contains("Cart says: Order is locked");
    }
  }

  /// Many carts answer 200 to all that they can read.
  @Test
  void aRefusalWithAGoodStatusIsOneToo() {
    store.order("1", "paid");
    var source = source("");
    synced(source);
    store.tampers(
        (asked, answer) ->
            asked.method().equals("POST")
                ? CarrierDouble.Answer.of(
                    200, "text/xml", "<?xml version=\"1.0\"?><Error>Order is locked</Error>")
                : answer);
    var order = of(source, "1");
    bought(order);
    awaitPostBack(order, "refused");
    assertThat(order(order).at("/origin/postBacks/0/error").toString())
        .contains("Cart says: Order is locked");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          200 | <Error>The table of orders is locked</Error>
          500 | The table of orders is locked
          403 | {"message": "The table of orders is locked"}
          422 | {"msg": "The table of orders is locked"}
          """)
  void theShopsOwnWordsOfAPullAreShown(int status, String said) {
    store.order("1", "paid");
    var source = source("");
    store.tampers((_, _) -> CarrierDouble.Answer.of(status, "text/plain", said));
    assertThat(synced(source).at("/error/message").asText())
        .contains("The table of orders is locked");
  }

  private static String item(String name) {
    return CustomStoreDouble.item("a", "1", "8", "Ounces", "").replace(">Mug<", ">" + name + "<");
  }

  private String source(String more) {
    var made =
        api.post(
            SOURCES,
            """
            {"kind":"shipstation","name":"Cart","pull":{"everyMinutes":0,"since":"%s"},
             "fields":{"url":"%s/cart.php?x=1","userName":"%s","password":"%s"}%s}\
            """
                .formatted(
                    SINCE, store.url(), CustomStoreDouble.USER, CustomStoreDouble.PASSWORD, more));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }

  private JsonNode of(String source, String externalId) {
    return api.get("/v1/orders?sourceId=" + source + "&externalId=" + externalId)
        .json()
        .at("/data/0");
  }
}
