package dev.quayside.engine.contract.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.carrier.doubles.CarrierDouble.Fault;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.sources.SourceTest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/// Orders that leave without a label of ours: by an own van, freight, or a label bought elsewhere.
public class ShippedAnotherWayTest extends SourceTest {

  private static final String UPS_NUMBER = "1Z999AA10123456784";

  @Test
  void allThatIsLeftGoesAndThePiecesAndTheMoneyAreRight() {
    var path = made("E-1", 3);
    var balance = api.get("/v1/wallet").text();
    var answer =
        api.post(
            path + "/shipped",
            "{\"carrier\":\"ups\",\"trackingNumber\":\"1z 999 aa1"
                + " 0123456784\",\"cost\":{\"amount\":12.4}}");
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    var order = answer.json();
    assertThat(order).isEqualTo(api.get(path).json());
    assertThat(order.get("status").asText()).isEqualTo("shipped");
    assertThat(order.get("shipment").isNull()).isTrue();
    assertThat(order.at("/items/0/left").asInt()).isZero();
    var parcel = order.at("/parcels/0");
    assertThat(parcel.get("id").asText()).matches("pcl_[0-9A-Z]{26}");
    assertThat(parcel.get("status").asText()).isEqualTo("external");
    assertThat(parcel.get("carrier").asText()).isEqualTo("ups");
    assertThat(parcel.get("trackingNumber").asText()).isEqualTo(UPS_NUMBER);
    assertThat(parcel.at("/cost/amount").asDouble()).isEqualTo(12.4);
    assertThat(parcel.get("shippedAt").isNull()).isFalse();
    assertThat(List.of("shipmentId", "labelId", "boughtBy", "carrierName"))
        .allMatch(name -> parcel.get(name).isNull());
    assertThat(api.get("/v1/wallet").text()).isEqualTo(balance);
    assertThat(api.get("/v1/labels").json().get("data")).isEmpty();
    var told = api.get("/v1/events?type=order.shipped").json().at("/data/0/data");
    assertThat(told.at("/parcels/0/id")).isEqualTo(parcel.get("id"));
    assertThat(told.get("trackingNumber").asText()).isEqualTo(UPS_NUMBER);
    var acts = api.get("/v1/audit?action=order.shipped").json().get("data");
    assertThat(acts).hasSize(1);
    assertThat(path).endsWith(acts.at("/0/subject").asText());
    assertThat(tracking(UPS_NUMBER).get("status").asText()).isEqualTo("pre_transit");
    assertThat(api.get("/v1/orders?search=" + UPS_NUMBER).json().get("data")).hasSize(1);
    assertThat(api.get("/v1/orders/export").text()).contains(UPS_NUMBER, "12.4");
  }

  @Test
  void itIsTrackedAsABoughtParcelIs() {
    var path = made("T-1", 2);
    var bought = bought(api.get(path).json(), ",\"items\":[{\"line\":1,\"quantity\":1}]");
    var parcel =
        shipped(path, "{\"carrier\":\"ups\",\"trackingNumber\":\"%s\"}".formatted(UPS_NUMBER))
            .at("/parcels/1");
    assertThat(parcel.get("trackingStatus").asText()).isEqualTo("pre_transit");
    scan(UPS_NUMBER, "in_transit", "");
    scan(UPS_NUMBER, "delivered", "");
    scan(bought.get("trackingNumber").asText(), "accepted", "");
    var order = api.get(path).json();
    assertThat(order.get("parcels").findValuesAsText("trackingStatus"))
        .containsExactly("accepted", "delivered");
    assertThat(tracking(UPS_NUMBER).get("events")).hasSize(2);
    var told =
        StreamSupport.stream(api.get("/v1/events").json().get("data").spliterator(), false)
            .filter(each -> each.get("type").asText().startsWith("tracking."))
            .map(each -> each.get("data"))
            .filter(each -> each.get("trackingNumber").asText().equals(UPS_NUMBER))
            .toList();
    assertThat(told).hasSize(2);
    assertThat(told.getFirst().get("status").asText()).isEqualTo("delivered");
    assertThat(told.getFirst().get("estimatedDelivery").isNull()).isTrue();
    assertThat(api.get("/v1/labels").json().get("data")).hasSize(1);
  }

  @Test
  void whatIsTakenBackIsTrackedNoMore() {
    var path = made("T-2", 1);
    var sent =
        shipped(path, "{\"carrier\":\"ups\",\"trackingNumber\":\"%s\"}".formatted(UPS_NUMBER))
            .at("/parcels/0/id")
            .asText();
    scan(UPS_NUMBER, "in_transit", "");
    assertThat(api.send("DELETE", path + "/parcels/" + sent).status()).isEqualTo(200);
    assertThat(api.get("/v1/tracking/" + UPS_NUMBER).code()).isEqualTo("NOT_FOUND");
    served.engine().trackers().catchUp(workspace.ownCaller());
    shipped(path, "{\"carrier\":\"ups\",\"trackingNumber\":\"%s\"}".formatted(UPS_NUMBER));
    assertThat(tracking(UPS_NUMBER).get("events")).as("of the mistake").isEmpty();
  }

  @Test
  void whatCannotHaveLeftIsRefusedWithTheWayOut() {
    var path = made("E-0", 3) + "/shipped";
    assertThat(api.post(path, "{\"shippedAt\":\"2999-01-01T00:00:00Z\"}"))
        .satisfies(
            answer -> {
              assertThat(answer.status()).isEqualTo(400);
              assertThat(answer.text()).contains("shippedAt", "leave it out for now");
            });
    assertThat(api.post(path, "{\"items\":[]}"))
        .satisfies(
            answer -> {
              assertThat(answer.status()).isEqualTo(400);
              assertThat(answer.text()).contains("leave it out for all that is left");
            });
    assertThat(api.post(path, "{}").status()).isEqualTo(200);
  }

  @Test
  void aPartLeavesTheRestAndBothWaysTakeTheirPieces() {
    var path = made("E-2", 3);
    var part =
        shipped(path, "{\"carrierName\":\"Own van\",\"items\":[{\"sku\":\"MUG\",\"quantity\":1}]}");
    assertThat(part.get("status").asText()).isEqualTo("partly_shipped");
    assertThat(part.at("/parcels/0/carrierName").asText()).isEqualTo("Own van");
    assertThat(part.at("/items/0/left").asInt()).isEqualTo(2);
    assertThat(bought(part).get("id").asText()).startsWith("lbl_");
    var order = api.get(path).json();
    assertThat(order.get("status").asText()).isEqualTo("shipped");
    assertThat(order.get("parcels").findValuesAsText("status"))
        .containsExactly("external", "bought");
    assertThat(order.at("/parcels/1/id").asText())
        .endsWith(order.at("/parcels/1/shipmentId").asText().substring(4));
  }

  @Test
  void moreThanIsLeftAndWhatIsOverIsRefused() {
    var path = made("E-3", 2);
    for (var wrong :
        List.of(
            "{\"items\":[{\"line\":1,\"quantity\":3}]}",
            "{\"items\":[{\"line\":1,\"quantity\":1},{\"sku\":\"MUG\",\"quantity\":2}]}")) {
      assertThat(api.post(path + "/shipped", wrong).code()).as(wrong).isEqualTo("CONFLICT");
    }
    for (var wrong :
        List.of(
            "{\"items\":[{\"line\":2,\"quantity\":1}]}",
            "{\"items\":[]}",
            "{\"items\":[{\"line\":1,\"quantity\":0}]}",
            "{\"carrier\":\"pigeon\"}",
            "{\"shippedAt\":\"yesterday\"}",
            "{\"cost\":{\"amount\":-1}}")) {
      assertThat(api.post(path + "/shipped", wrong).status()).as(wrong).isEqualTo(400);
    }
    assertThat(api.get(path).json().get("parcels")).isEmpty();
    var some = "{\"trackingNumber\":\"PRO-1\",\"items\":[{\"line\":1,\"quantity\":1}]}";
    shipped(path, some);
    assertThat(api.post(path + "/shipped", some).code()).as("the same again").isEqualTo("CONFLICT");
    shipped(path, "{}");
    assertThat(api.post(path + "/shipped", "{}").code()).isEqualTo("CONFLICT");
    var cancelled = made("E-3b", 1);
    api.post(cancelled + "/cancel");
    assertThat(api.post(cancelled + "/shipped").code()).isEqualTo("CONFLICT");
    assertThat(api.post("/v1/orders/ord_none/shipped").code()).isEqualTo("NOT_FOUND");
    assertThat(as(workspace, Role.VIEWER).post(path + "/shipped").code()).isEqualTo("FORBIDDEN");
    var stranger = as(served.workspace("x-" + workspace.slug()), Role.ADMIN);
    assertThat(stranger.post(path + "/shipped").code()).isEqualTo("NOT_FOUND");
  }

  @Test
  void aRetryUnderItsKeyShipsOnce() {
    var path = made("E-4", 2);
    var keyed = api.with("Idempotency-Key", "E-4");
    var some = "{\"items\":[{\"line\":1,\"quantity\":1}]}";
    var first = keyed.post(path + "/shipped", some);
    assertThat(keyed.post(path + "/shipped", some).text()).isEqualTo(first.text());
    assertThat(api.get(path).json().get("parcels")).hasSize(1);
  }

  @Test
  void itIsTakenBackAndOnlyIt() {
    var path = made("E-5", 2);
    var parcel =
        shipped(path, "{\"items\":[{\"line\":1,\"quantity\":1}]}").at("/parcels/0/id").asText();
    var label = bought(api.get(path).json());
    var of = path + "/parcels/";
    var bought = "pcl_" + label.get("shipmentId").asText().substring(4);
    assertThat(api.send("DELETE", of + bought).code()).isEqualTo("CONFLICT");
    assertThat(api.send("DELETE", of + "pcl_none").code()).isEqualTo("NOT_FOUND");
    assertThat(api.send("DELETE", made("E-5b", 1) + "/parcels/" + parcel).code())
        .isEqualTo("NOT_FOUND");
    var back = api.send("DELETE", of + parcel);
    assertThat(back.status()).as(back.text()).isEqualTo(200);
    assertThat(back.json().get("status").asText()).isEqualTo("partly_shipped");
    assertThat(back.json().at("/items/0/left").asInt()).isEqualTo(1);
    assertThat(back.json().get("parcels")).hasSize(1);
    assertThat(api.send("DELETE", of + parcel).code()).isEqualTo("NOT_FOUND");
    assertThat(api.get("/v1/audit?action=order.reopened").json().get("data")).hasSize(1);
    shipped(path, "{}");
  }

  @Test
  void theShopIsToldOnceAndOfTheWayBack() {
    shop.order(1);
    var source = source();
    synced(source);
    shop.losesItsAnswer(SourceTest::isTracking, Fault.CUT);
    var order = pulled(source, 1);
    var path = path(order);
    var parcel =
        shipped(path, "{\"carrier\":\"ups\",\"trackingNumber\":\"%s\"}".formatted(UPS_NUMBER))
            .at("/parcels/0/id")
            .asText();
    awaitPostBack(order, "done");
    assertThat(shop.numbers(1)).containsExactly(UPS_NUMBER);
    assertThat(shop.asked("POST", "/wp-json/wc-shipment-tracking")).isEqualTo(1);
    assertThat(shop.tracking(1).get("tracking_provider").asText()).isEqualTo("UPS");
    assertThat(order(order).at("/origin/postBacks/0/labelId").isNull()).isTrue();
    await().until(() -> shop.status(1).equals("completed"));
    synced(source);
    assertThat(order(order).get("status").asText()).isEqualTo("shipped");
    assertThat(codes(order(order))).as("shipped by us").isEmpty();
    assertThat(api.send("DELETE", path + "/parcels/" + parcel).status()).isEqualTo(200);
    awaitPostBack(order, "withdrawn");
    assertThat(shop.numbers(1)).isEmpty();
    shipped(path, "{\"carrierName\":\"Own van\"}");
    await().untilAsserted(() -> assertThat(shop.numbers(1)).hasSize(1));
    assertThat(shop.tracking(1).get("custom_tracking_provider").asText()).isEqualTo("Own van");
    assertThat(shop.tracking(1).get("tracking_number").asText())
        .isEqualTo(order.at("/origin/number").asText() + "-2");
  }

  @Test
  void aShopThatIsNotToBeToldHearsNothing() {
    shop.order(1);
    var source = source();
    synced(source);
    var order = pulled(source, 1);
    var shipped = shipped(path(order), "{\"tellShop\":false}");
    assertThat(shipped.at("/origin/postBacks")).isEmpty();
    shop.change(1, each -> each.put("status", "completed"));
    synced(source);
    assertThat(codes(order(order))).as("shipped, as we know").isEmpty();
  }

  @Test
  void theCheckTheLeaseAndThePickListEndWithIt() {
    api.put("/v1/products/MUG", "{\"name\":\"Mug\",\"barcode\":\"4006381333931\"}");
    api.post("/v1/locations", "{\"name\":\"Dock\",\"address\":" + FROM + "}");
    var path = made("E-6", 2);
    var id = path.substring(path.lastIndexOf('/') + 1);
    var list =
        api.post("/v1/pick-lists", "{\"kind\":\"cart\",\"orders\":[\"%s\"]}".formatted(id))
            .json()
            .at("/data/0/id")
            .asText();
    var check = api.post(path + "/checks").json().get("id").asText();
    assertThat(api.get(path).json().get("lease").isNull()).isFalse();
    var shipped = shipped(path, "{}");
    assertThat(shipped.get("lease").isNull()).isTrue();
    assertThat(api.get("/v1/checks/" + check).json().get("status").asText()).isEqualTo("abandoned");
    assertThat(api.get("/v1/pick-lists/" + list).json().get("status").asText()).isEqualTo("packed");
  }

  @Test
  void anOrderOnHoldStaysOnHoldWithItsRest() {
    var path = made("E-7", 2);
    api.post(path + "/hold", "{\"reason\":\"wait\"}");
    var part = shipped(path, "{\"items\":[{\"line\":1,\"quantity\":1}]}");
    assertThat(part.get("status").asText()).isEqualTo("held");
    assertThat(part.get("reason").asText()).isEqualTo("wait");
    assertThat(shipped(path, "{}").get("status").asText()).isEqualTo("shipped");
  }

  /// Whatever wins, each piece leaves once.
  @Test
  void aLabelAndAnotherWayAtTheSameMomentNeverShipAPieceTwice() throws Exception {
    for (int round = 0; round < 4; round++) {
      int number = round;
      var order = api.get(made("R-" + number, 2)).json();
      var calls = new ArrayList<Callable<Api.Response>>();
      for (int i = 0; i < 3; i++) {
        calls.add(() -> buy(order, i(number) + ""));
        calls.add(
            () ->
                api.post(
                    path(order) + "/shipped",
                    i(number).isEmpty() ? "{}" : "{" + i(number).substring(1) + "}"));
      }
      try (var desks = Executors.newFixedThreadPool(calls.size())) {
        for (var answer : desks.invokeAll(calls)) {
          assertThat(answer.get().status()).as(answer.get().text()).isIn(200, 201, 409);
        }
      }
      var after = order(order);
      var pieces =
          StreamSupport.stream(after.get("parcels").spliterator(), false)
              .flatMap(each -> StreamSupport.stream(each.get("items").spliterator(), false))
              .mapToInt(item -> item.get("quantity").asInt())
              .sum();
      assertThat(pieces + after.at("/items/0/left").asInt()).as(after.toString()).isEqualTo(2);
      assertThat(after.get("status").asText()).isIn("shipped", "partly_shipped");
    }
  }

  /// Half of the rounds want single pieces.
  private static String i(int round) {
    return round % 2 == 0 ? "" : ",\"items\":[{\"line\":1,\"quantity\":1}]";
  }

  @Test
  void aFileShipsManyAndAgainNothing() {
    IntStream.rangeClosed(1, 4).forEach(i -> made("F-" + i, 1));
    api.post(id("F-4") + "/cancel");
    var content =
        "Order No;Versand;Courier;Tracking #\nF-1;x;UPS;%s\nf-2;x;Own van;\nF-3;;DPD;0099\nF-3;;DPD;0100\nF-4;;UPS;1\nNONE;;UPS;2\nF-1;;;\n"
            .formatted(UPS_NUMBER);
    var dry = imported(content, ",\"dryRun\":true");
    assertThat(dry.get("columns").findValuesAsText("column"))
        .containsExactly("reference", "carrier", "trackingNumber");
    assertThat(dry.get("shipped").asInt()).isEqualTo(3);
    assertThat(api.get(id("F-1")).json().get("status").asText()).isEqualTo("open");
    var done = imported(content, "");
    assertThat(done.get("shipped").asInt()).isEqualTo(3);
    assertThat(done.get("unchanged").asInt()).isZero();
    assertThat(done.get("refused")).isEqualTo(dry.get("refused"));
    assertThat(done.get("refused").findValuesAsText("reference"))
        .containsExactlyInAnyOrder("F-4", "NONE", "F-1");
    assertThat(done.get("unused").toString()).contains("Versand");
    assertThat(api.get(id("F-1")).json().at("/parcels/0/carrier").asText()).isEqualTo("ups");
    assertThat(api.get(id("F-2")).json().at("/parcels/0/carrierName").asText())
        .isEqualTo("Own van");
    assertThat(api.get(id("F-3")).json().get("parcels").findValuesAsText("trackingNumber"))
        .containsExactly("0099", "0100");
    var again = imported(content, "");
    assertThat(again.get("shipped").asInt()).isZero();
    assertThat(again.get("unchanged").asInt()).isEqualTo(4);
    var third = imported("Order,Carrier,Tracking\nF-3,DPD,0099\nF-3,DPD,0101\n", "");
    assertThat(third.get("shipped").asInt()).as("what was interrupted is finished").isEqualTo(1);
    assertThat(third.get("unchanged").asInt()).isEqualTo(1);
    var named =
        ",\"columns\":[{\"column\":\"reference\",\"header\":\"A\"},{\"column\":\"trackingNumber\",\"header\":\"B\"}]";
    made("F-5", 1);
    assertThat(imported("A,B\nF-5,77\n", named).get("shipped").asInt()).isEqualTo(1);
    assertThat(imported("A,B\nF-5,77\n", "").get("remembered").asBoolean()).isTrue();
    var bare = api.post("/v1/orders/shipped/import", "{\"content\":\"Order,Name\\nF-1,Bob\\n\"}");
    assertThat(bare.status()).as(bare.text()).isEqualTo(400);
    assertThat(
            imported("Order,Tracking\nF-1,9.4E+21\n", "")
                .at("/refused/0/faults/0/message")
                .asText())
        .contains("Excel");
  }

  @Test
  void whatHasLeftLongAgoIsForgotten() {
    var path = made("G-1", 1);
    shipped(path, "{\"trackingNumber\":\"PRO-7\"}");
    advance(Duration.ofDays(91).toSeconds());
    var ninety = "{\"days\":90}";
    assertThat(api.post("/v1/retention/dry-run", ninety).json().get("orders").asInt()).isEqualTo(1);
    api.put("/v1/retention", ninety);
    served.engine().installation().purges().round(workspace.ownCaller());
    var order = api.get(path).json();
    assertThat(order.at("/to/name").isNull()).as(order.toString()).isTrue();
    assertThat(order.at("/parcels/0/trackingNumber").asText()).isEqualTo("PRO-7");
    assertThat(api.post("/v1/retention/dry-run", ninety).json().get("orders").asInt()).isZero();
  }

  @Test
  void theSandboxWritesToNoBuyerAndSaysSo() {
    var answer = shipped(made("H-1", 1), "{\"tellBuyer\":true}");
    assertThat(answer.at("/warnings/0/code").asText()).isEqualTo("NO_EMAIL");
    assertThat(answer.at("/warnings/0/message").asText()).contains("sandbox");
  }

  private JsonNode imported(String content, String more) {
    var quoted = content.replace("\n", "\\n");
    var answer =
        api.post("/v1/orders/shipped/import", "{\"content\":\"%s\"%s}".formatted(quoted, more));
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json();
  }

  private JsonNode shipped(String path, String body) {
    var answer = api.post(path + "/shipped", body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json();
  }

  private static String path(JsonNode order) {
    return "/v1/orders/" + order.get("id").asText();
  }

  private String id(String reference) {
    return path(api.get("/v1/orders?reference=" + reference).json().at("/data/0"));
  }

  private String made(String reference, int mugs) {
    var order =
        OrderRoutesTest.order(reference, 18).replace("\"quantity\":2", "\"quantity\":" + mugs);
    var made = api.post("/v1/orders", order);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return path(made.json());
  }
}
