package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The ways in which WooCommerce shops keep a tracking number: a plugin, fulfilments, a note.
class SourcesWooWaysTest extends SourceTest {

  @Test
  void aPluginOfTheSameShapeIsTold() {
    shop.keepsNumbersAs("wc-ast/v3");
    var order = pulledOrder();
    var label = bought(order);
    awaitPostBack(order, "done");
    assertThat(shop.numbers(1)).containsExactly(number(label));
    assertThat(shop.asked("POST", "/wp-json/wc-ast/v3/")).isEqualTo(1);
  }

  @Test
  void aFulfilmentNamesItsPieces() {
    shop.keepsNumbersAs("fulfillments");
    var order = pulledOrder();
    var label = bought(order, ",\"items\":[{\"line\":1,\"quantity\":1}]");
    awaitPostBack(order, "done");
    assertThat(shop.parts(1)).hasSize(1);
    var told = shop.parts(1).getFirst();
    assertThat(told.get("is_fulfilled").asBoolean()).isTrue();
    assertThat(told.get("notify_customer").asBoolean()).isTrue();
    assertThat(told.at("/meta_data/0/value/0/item_id").asLong()).isEqualTo(10);
    assertThat(told.at("/meta_data/0/value/0/qty").asInt()).isEqualTo(1);
    assertThat(told.at("/meta_data/1/value").asText()).isEqualTo(number(label));
    assertThat(shop.status(1)).as("one piece is left").isEqualTo("processing");
  }

  @Test
  void aShopWithNeitherGetsANoteForTheBuyer() {
    shop.keepsNumbersAs("notes");
    var order = pulledOrder();
    var label = bought(order);
    awaitPostBack(order, "done");
    assertThat(shop.parts(1)).hasSize(1);
    assertThat(shop.parts(1).getFirst().get("note").asText()).contains("UPS", number(label));
    assertThat(shop.parts(1).getFirst().get("customer_note").asBoolean()).isTrue();
    await().until(() -> shop.status(1).equals("completed"));
  }

  /// A plugin is taken out of a shop without a word to us.
  @Test
  void aPluginThatIsGoneIsNoReasonToTellNothing() {
    shop.keepsNumbersAs("wc-ast/v3");
    var first = pulledOrder();
    bought(first);
    awaitPostBack(first, "done");
    shop.keepsNumbersAs("notes");
    shop.order(2);
    var source = first.at("/origin/sourceId").asText();
    synced(source);
    var second = pulled(source, 2);
    var label = bought(second);
    awaitPostBack(second, "done");
    assertThat(shop.parts(2).getFirst().get("note").asText()).contains(number(label));
  }

  @Test
  void aPluginThatComesIsToldFromTheNextPullOn() {
    shop.keepsNumbersAs("notes");
    var first = pulledOrder();
    bought(first);
    awaitPostBack(first, "done");
    shop.keepsNumbersAs("wc-ast/v3");
    shop.order(2);
    var source = first.at("/origin/sourceId").asText();
    synced(source);
    var second = pulled(source, 2);
    var label = bought(second);
    awaitPostBack(second, "done");
    assertThat(shop.numbers(2)).containsExactly(number(label));
  }

  @Test
  void aNumberWhosePluginIsGoneIsNotSaidToBeTakenBack() {
    shop.keepsNumbersAs("wc-ast/v3");
    var order = pulledOrder();
    var label = bought(order);
    awaitPostBack(order, "done");
    shop.keepsNumbersAs("notes");
    cancel(label);
    awaitPostBack(order, "refused");
    assertThat(api.get("/v1/orders/" + order.get("id").asText()).json().at("/origin/warnings"))
        .anyMatch(warning -> warning.get("code").asText().equals("NOT_TAKEN_BACK"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"wc-ast/v3", "fulfillments", "notes"})
  void eachIsToldOnceAfterALostAnswerAndTakenBack(String way) {
    shop.keepsNumbersAs(way);
    shop.losesItsAnswer(
        each -> each.method().equals("POST") && each.path().contains("/orders/1/"), Fault.CUT);
    var order = pulledOrder();
    var label = bought(order);
    awaitPostBack(order, "done");
    assertThat(shop.numbers(1).size() + shop.parts(1).size()).isEqualTo(1);
    cancel(label);
    awaitPostBack(order, "withdrawn");
    assertThat(shop.numbers(1).size() + shop.parts(1).size()).isZero();
    assertThat(shop.status(1)).isEqualTo("processing");
  }

  private com.fasterxml.jackson.databind.JsonNode pulledOrder() {
    shop.order(1);
    var source = source();
    synced(source);
    return pulled(source, 1);
  }
}
