package dev.quayside.engine.contract.sources.shopify;

import static dev.quayside.engine.source.doubles.shopify.ShopifyBooks.gid;
import static dev.quayside.engine.source.doubles.shopify.ShopifyBooks.inner;
import static dev.quayside.engine.source.doubles.shopify.ShopifyBooks.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.source.doubles.shopify.ShopifyDouble;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What goes back to Shopify, and what it is asked before a label.
class ShopifyParcelTest extends ShopifyTest {

  @Test
  void aLabelIsToldOnceWithItsPiecesAndAVoidedOneIsTakenBack() {
    books().order(1);
    var source = source();
    synced(source);
    var order = pulled(source, 1);
    long before = System.nanoTime();
    var label = bought(order);
    awaitPostBack(order, "done");
    assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(30));
    assertThat(books().numbers(1)).containsExactly(number(label));
    var told = books().fulfillments(1).getFirst();
    assertThat(list(told, "trackingInfo").getFirst())
        .containsEntry("company", "UPS")
        .doesNotContainKey("url");
    assertThat(told).containsEntry("totalQuantity", 2).containsEntry("notified", true);
    assertThat(books().of(1, "displayFulfillmentStatus")).isEqualTo("FULFILLED");
    synced(source);
    assertThat(codes(order(order))).as("shipped from here").isEmpty();
    cancel(label);
    awaitPostBack(order, "withdrawn");
    assertThat(books().numbers(1)).isEmpty();
    synced(source);
    assertThat(order(order).get("status").asText()).isEqualTo("open");
    assertThat(order(order).at("/items/0/externalId").asText())
        .as("although the pieces have another id there")
        .isEqualTo(gid("LineItem", 10));
    var again = bought(order(order));
    await().until(() -> books().numbers(1).equals(List.of(number(again))));
  }

  @ParameterizedTest
  @EnumSource(names = {"CUT", "ERROR", "UNREADABLE"})
  void afterALostAnswerItIsReadAndNotWrittenAgain(Fault fault) {
    books().order(1);
    var source = source();
    synced(source);
    shopify.losesItsAnswer(each -> ShopifyDouble.is(each, "Create"), fault);
    var order = pulled(source, 1);
    var label = bought(order);
    awaitPostBack(order, "done");
    assertThat(books().numbers(1)).containsExactly(number(label));
    assertThat(shopify.asked("Create")).isEqualTo(1);
  }

  @Test
  void aLostAnswerToACancelIsNoSecondCancel() {
    books().order(1);
    var source = source();
    synced(source);
    var order = pulled(source, 1);
    var label = bought(order);
    awaitPostBack(order, "done");
    shopify.losesItsAnswer(each -> ShopifyDouble.is(each, "Cancel"), Fault.CUT);
    cancel(label);
    awaitPostBack(order, "withdrawn");
    assertThat(shopify.asked("Cancel")).isEqualTo(1);
  }

  @Test
  void inPartsEachParcelIsToldOfItsPieces() {
    books().order(1);
    var source = source(",\"postBack\":{\"notifyBuyer\":false}");
    synced(source);
    var order = pulled(source, 1);
    var first = bought(order, ",\"items\":[{\"line\":1,\"quantity\":1}]");
    await().until(() -> books().numbers(1).contains(number(first)));
    assertThat(books().of(1, "displayFulfillmentStatus")).isEqualTo("PARTIALLY_FULFILLED");
    assertThat(books().fulfillments(1).getFirst()).containsEntry("notified", false);
    var second = bought(order(order));
    await().until(() -> books().numbers(1).equals(List.of(number(first), number(second))));
    assertThat(books().of(1, "displayFulfillmentStatus")).isEqualTo("FULFILLED");
  }

  @Test
  void aParcelFromTwoPlacesIsTwoFulfilmentsAlsoWhenItBreaksOffBetween() {
    books().order(1, ShopifyTest::inTwoPlaces);
    var source = source();
    synced(source);
    var order = pulled(source, 1);
    shopify.losesItsAnswer(each -> ShopifyDouble.is(each, "Create"), Fault.CUT);
    shopify.watches(
        each -> {
          if (ShopifyDouble.is(each, "Create")) {
            shopify.recovers();
          }
        });
    var label = bought(order);
    awaitPostBack(order, "done");
    assertThat(books().numbers(1)).containsExactly(number(label), number(label));
    assertThat(pieces()).containsExactly(2, 2);
    assertThat(books().of(1, "displayFulfillmentStatus")).isEqualTo("FULFILLED");
    cancel(label);
    awaitPostBack(order, "withdrawn");
    assertThat(books().numbers(1)).isEmpty();
  }

  @Test
  void ordersInOneParcelAreEachTold() {
    books().order(1);
    books().order(2);
    var source = source();
    synced(source);
    var label =
        bought(pulled(source, 1), ",\"with\":[\"" + pulled(source, 2).get("id").asText() + "\"]");
    await().until(() -> books().numbers(2).equals(List.of(number(label))));
    await().until(() -> books().numbers(1).equals(List.of(number(label))));
  }

  @Test
  void whatShopifyHasNoMoreOfIsRefusedInWords() {
    books().order(1);
    var source = source();
    synced(source);
    // a moment after it was asked
    shopify.watches(
        asked -> {
          if (ShopifyDouble.is(asked, "Parts1")) {
            books().change(1, each -> list(each, PARTS).getFirst().put("status", "ON_HOLD"));
          }
        });
    var order = pulled(source, 1);
    bought(order);
    awaitPostBack(order, "refused");
    assertThat(order(order).at("/origin/postBacks/0/error").toString())
        .contains("2 x MUG-1")
        .contains("Main shop");
    assertThat(shopify.asked("Create")).isZero();
  }

  @Test
  void aCarrierShopifyDoesNotKnowGoesWithItsPage() {
    books().order(1);
    var source = source();
    synced(source);
    var order = pulled(source, 1);
    var body =
        "{\"from\":%s,\"carrier\":\"gls_us\",\"service\":\"gls_ground\",\"parcel\":%s}"
            .formatted(FROM, PARCEL);
    books().change(1, each -> address(each, "CA", "Los Angeles", "90012"));
    synced(source);
    var bought = api.post("/v1/orders/" + order.get("id").asText() + "/labels", body);
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    awaitPostBack(order, "done");
    var info = list(books().fulfillments(1).getFirst(), "trackingInfo").getFirst();
    assertThat(info).containsEntry("company", "GLS US");
    assertThat(String.valueOf(info.get("url"))).startsWith("https://");
  }

  @Test
  void beforeALabelIsBoughtShopifyIsAskedOnceMore() {
    books().order(1);
    books().order(2);
    var source = source();
    synced(source);
    books().change(1, each -> each.put("cancelledAt", "2026-11-21T10:00:00Z"));
    var gone = buy(pulled(source, 1), "");
    assertThat(gone.fields()).as(gone.text()).containsExactly("origin.CANCELLED");
    shopify.fails(_ -> true, Fault.SILENT);
    long before = System.nanoTime();
    var label = bought(pulled(source, 2));
    assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(20));
    assertThat(label.at("/warnings/0/field").asText()).isEqualTo("origin");
    shopify.recovers();
    await().until(() -> !books().numbers(2).isEmpty());
  }

  private List<Object> pieces() {
    return books().fulfillments(1).stream().<Object>map(each -> each.get("totalQuantity")).toList();
  }

  private static void address(Map<String, Object> order, String state, String city, String zip) {
    var to = inner(order, "shippingAddress");
    to.put("provinceCode", state);
    to.put("city", city);
    to.put("zip", zip);
  }
}
