package dev.quayside.engine.contract.sources;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.carrier.doubles.CarrierDouble.Answer;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What goes back to the shop: the section "Order" of the contract, on labels.
class SourcesPostBackTest extends SourceTest {

  @Test
  void aLabelIsToldOnceWithinTenSecondsAndCompletesTheOrder() {
    shop.order(1);
    var source = source();
    synced(source);
    var order = pulled(source, 1);
    var label = bought(order);
    await().atMost(Duration.ofSeconds(10)).until(() -> shop.status(1).equals("completed"));
    awaitPostBack(order, "done");
    assertThat(shop.numbers(1)).containsExactly(number(label));
    assertThat(shop.tracking(1).get("tracking_provider").asText()).isEqualTo("UPS");
    var told = order(order).at("/origin/postBacks/0");
    assertThat(told.get("labelId").asText()).isEqualTo(label.get("id").asText());
    assertThat(told.get("attempts").asInt()).isEqualTo(1);
    assertThat(told.get("doneAt").isNull()).isFalse();
    assertThat(api.get("/v1/events?type=order.tracking_sent").json().get("data")).hasSize(1);
    synced(source);
    assertThat(order(order).get("status").asText()).isEqualTo("shipped");
    assertThat(codes(order(order))).as("shipped from here").isEmpty();
  }

  @Test
  void aLostAnswerIsReadBeforeItIsWrittenAgain() {
    shop.order(1);
    var source = source();
    synced(source);
    shop.losesItsAnswer(SourceTest::isTracking, Fault.CUT);
    var order = pulled(source, 1);
    var label = bought(order);
    awaitPostBack(order, "done");
    assertThat(shop.numbers(1)).containsExactly(number(label));
    assertThat(shop.asked("POST", "/wp-json/wc-shipment-tracking")).isEqualTo(1);
    assertThat(shop.status(1)).isEqualTo("completed");
  }

  @Test
  void aWriteThatFailedIsTriedAgain() {
    shop.order(1);
    var source = source();
    synced(source);
    shop.fails(SourceTest::isTracking, Fault.ERROR);
    var order = pulled(source, 1);
    var label = bought(order);
    await().until(() -> order(order).at("/origin/postBacks/0/error").isTextual());
    assertThat(api.get(SOURCES + "/" + source).json().at("/counts/waitingPostBacks").asInt())
        .isEqualTo(1);
    shop.change(1, each -> each.put("status", "cancelled"));
    shop.recovers();
    awaitPostBack(order, "done");
    assertThat(shop.numbers(1)).containsExactly(number(label));
    assertThat(shop.status(1)).as("cancelled there meanwhile").isEqualTo("cancelled");
  }

  @Test
  void whatTheShopDoesNotWantIsShownAndNotRepeated() {
    shop.order(1);
    var source = source();
    synced(source);
    shop.tampers(
        (asked, answer) ->
            isTracking(asked)
                ? Answer.of(400, "application/json", "{\"message\":\"No such carrier\"}")
                : answer);
    var order = pulled(source, 1);
    bought(order);
    awaitPostBack(order, "refused");
    assertThat(order(order).at("/origin/postBacks/0/error").asText()).contains("No such carrier");
    assertThat(shop.asked("POST", "/wp-json/wc-shipment-tracking")).isEqualTo(1);
    assertThat(api.get("/v1/events?type=order.tracking_refused").json().get("data")).hasSize(1);
    var path = SOURCES + "/" + source;
    assertThat(api.get(path).json().at("/counts/refusedPostBacks").asInt()).isEqualTo(1);
    shop.tampers((_, answer) -> answer);
    assertThat(api.post(path + "/post-backs", "{\"orderId\":\"ord_other\"}").status())
        .isEqualTo(409);
    var again =
        api.post(path + "/post-backs", "{\"orderId\":\"" + order.get("id").asText() + "\"}");
    assertThat(again.status()).as(again.text()).isEqualTo(202);
    awaitPostBack(order, "done");
    assertThat(shop.numbers(1)).as("read before it is written again").hasSize(1);
    assertThat(api.post(path + "/post-backs", "{}").status()).isEqualTo(409);
  }

  @Test
  void aVoidedLabelIsTakenBack() {
    shop.order(1);
    var source = source();
    synced(source);
    var order = pulled(source, 1);
    var label = bought(order);
    awaitPostBack(order, "done");
    cancel(label);
    awaitPostBack(order, "withdrawn");
    assertThat(shop.numbers(1)).isEmpty();
    assertThat(shop.status(1)).isEqualTo("processing");
    synced(source);
    assertThat(order(order).get("status").asText()).isEqualTo("open");
    var second = bought(order);
    await().until(() -> shop.numbers(1).equals(List.of(number(second))));
  }

  @Test
  void aLabelThatTheShopNeverHeardOfIsWithdrawnWithoutAWord() {
    shop.order(1);
    var source = source();
    synced(source);
    api.patch(SOURCES + "/" + source, "{\"enabled\":false}");
    var order = pulled(source, 1);
    cancel(bought(order));
    awaitPostBack(order, "withdrawn");
    api.patch(SOURCES + "/" + source, "{\"enabled\":true}");
    synced(source);
    assertThat(shop.asked("POST", "/wp-json/wc-shipment-tracking")).isZero();
  }

  @Test
  void ordersInOneParcelAreEachTold() {
    shop.order(1);
    shop.order(2);
    var source = source();
    synced(source);
    var label =
        bought(pulled(source, 1), ",\"with\":[\"" + pulled(source, 2).get("id").asText() + "\"]");
    await().until(() -> shop.numbers(1).size() + shop.numbers(2).size() == 2);
    assertThat(shop.numbers(1)).containsExactly(number(label));
    assertThat(shop.numbers(2)).containsExactly(number(label));
  }

  @Test
  void theOrderIsCompletedWithItsLastPieceOnly() {
    shop.order(1);
    var source = source();
    synced(source);
    var order = pulled(source, 1);
    bought(order, ",\"items\":[{\"line\":1,\"quantity\":1}]");
    awaitPostBack(order, "done");
    assertThat(shop.status(1)).isEqualTo("processing");
    bought(order, ",\"items\":[{\"line\":1,\"quantity\":1}]");
    await().until(() -> shop.status(1).equals("completed"));
    assertThat(shop.numbers(1)).hasSize(2).doesNotHaveDuplicates();
  }

  @Test
  void aShopThatIsNotToBeToldIsNotTold() {
    shop.order(1);
    var source = source("Main", shop, ",\"postBack\":{\"enabled\":false}");
    synced(source);
    var order = pulled(source, 1);
    bought(order);
    await().until(() -> order(order).at("/origin/postBacks").isEmpty());
    assertThat(shop.asked("POST", "/wp-json/wc-shipment-tracking")).isZero();
  }
}
