package dev.quayside.engine.contract.packing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.ShopTest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Which boxes goods go into: every plan fits, is priced as rates are, and can be bought.
class PackingPlansTest extends ShopTest {

  private static final String PLANS = "/v1/packing/plans";
  private static final String LANE =
      ",\"from\":{\"zip\":\"94105\",\"country\":\"US\"},\"to\":{\"zip\":\"11217\",\"country\":\"US\"}";
  private static final String TWO =
      "\"items\":[{\"lengthIn\":6,\"widthIn\":4,\"heightIn\":3,\"quantity\":2,\"weightOz\":8}]";

  @Test
  void theCheapestBoxComesFirstAtThePriceOfItsOuterSides() {
    var small =
        preset(
            "Small",
            8,
            7,
            6,
            ",\"emptyWeightOz\":4,\"cost\":{\"amount\":0.45,\"currency\":\"USD\"}");
    var large =
        preset(
            "Large",
            22,
            18,
            16,
            ",\"emptyWeightOz\":20,\"cost\":{\"amount\":1.9,\"currency\":\"USD\"}");
    preset("Tiny", 4, 4, 4, "");
    var asked = "{" + TWO + LANE + ",\"presets\":[\"" + large + "\",\"" + small + "\"]}";
    var answer = api.post(PLANS, asked).json();
    assertThat(answer.get("unknown")).isEmpty();
    assertThat(answer.get("tookMs").isInt()).isTrue();
    var first = answer.at("/plans/0");
    assertThat(first.at("/parcels/0/preset").asText()).isEqualTo(small);
    assertThat(answer.at("/plans/1/parcels/0/preset").asText()).isEqualTo(large);
    assertThat(first.at("/parcels/0/weightOz").asDouble()).isEqualTo(20);
    assertThat(first.at("/boxCost/amount").asDouble()).isEqualTo(0.45);
    assertThat(first.at("/parcels/0/fillPercent").asDouble()).isEqualTo(42.9);
    var rates =
        api.post(
                "/v1/rates",
                "{\"parcel\":{\"weightOz\":20,\"lengthIn\":8,\"widthIn\":7,\"heightIn\":6}"
                    + LANE
                    + "}")
            .json()
            .at("/rates/0");
    assertThat(first.at("/postage/amount")).isEqualTo(rates.get("amount"));
    assertThat(first.get("service")).isEqualTo(rates.get("service"));
    assertThat(first.get("deliveryDate")).isEqualTo(rates.get("deliveryDate"));
    assertThat(first.at("/total/amount").asDouble())
        .isEqualTo(rates.get("amount").asDouble() + 0.45);
    assertThat(first.at("/parcels/0/placements")).hasSize(2);
    assertThat(first.at("/parcels/0/items").toString()).isEqualTo("[{\"line\":1,\"quantity\":2}]");
  }

  @Test
  void carriersOwnBoxesTakePartWithoutCost() {
    preset("Chest", 40, 30, 30, ",\"emptyWeightOz\":90");
    var heavy =
        "{\"items\":[{\"lengthIn\":7,\"widthIn\":4,\"heightIn\":1,\"weightOz\":400}]" + LANE;
    var plans = api.post(PLANS, heavy + "}").json().get("plans");
    var first = plans.get(0);
    assertThat(first.at("/parcels/0/preset").isNull()).isTrue();
    assertThat(first.at("/parcels/0/packaging").asText()).contains("flat_rate");
    assertThat(first.at("/boxCost/amount").asDouble()).isZero();
    assertThat(first.get("carrier").asText()).isEqualTo("usps");
    var ups = api.post(PLANS, heavy + ",\"carriers\":[\"ups\"]}").json().get("plans");
    assertThat(ups).hasSize(1);
    assertThat(ups.at("/0/carrier").asText()).isEqualTo("ups");
    var soon = api.post(PLANS, heavy + ",\"withinDays\":1}").json().get("plans");
    assertThat(soon.at("/0/deliveryDate").asText()).isLessThan(ups.at("/0/deliveryDate").asText());
  }

  @Test
  void severalParcelsHaveARateEach() {
    var cube = preset("Cube", 10, 10, 10, "");
    var four =
        "{\"items\":[{\"lengthIn\":9,\"widthIn\":9,\"heightIn\":4,\"quantity\":4,\"weightOz\":16}]";
    var only = ",\"presets\":[\"" + cube + "\"]";
    assertThat(api.post(PLANS, four + LANE + only + "}").json().get("plans")).isEmpty();
    var plan = api.post(PLANS, four + LANE + only + ",\"splits\":2}").json().at("/plans/0");
    assertThat(plan.get("parcels")).hasSize(2);
    assertThat(plan.get("rateIds")).hasSize(2);
    assertThat(plan.at("/rateIds/0")).isNotEqualTo(plan.at("/rateIds/1"));
    var alone = four.replace("\"quantity\":4", "\"quantity\":2,\"alone\":true") + only;
    assertThat(api.post(PLANS, alone + "}").json().get("plans")).isEmpty();
    assertThat(api.post(PLANS, alone + ",\"splits\":2}").json().at("/plans/0/parcels")).hasSize(2);
  }

  @Test
  void waysWithTheSameParcelShareItsRate() {
    var boxes =
        List.of(
            preset("Tall", 10, 10, 13, ""),
            preset("Cube", 10, 10, 10, ""),
            preset("Deep", 10, 10, 11, ""));
    var five =
        "{\"items\":[{\"lengthIn\":9,\"widthIn\":9,\"heightIn\":4,\"quantity\":5,\"weightOz\":16}]";
    var only = ",\"splits\":2,\"presets\":[\"" + String.join("\",\"", boxes) + "\"]}";
    var plans = api.post(PLANS, five + LANE + only).json().get("plans");
    assertThat(plans).hasSize(3);
    var tall = new HashSet<String>();
    var rest = new HashSet<String>();
    for (var plan : plans) {
      assertThat(plan.at("/parcels/0/preset").asText()).isEqualTo(boxes.getFirst());
      tall.add(plan.at("/rateIds/0").asText());
      rest.add(plan.at("/rateIds/1").asText());
    }
    assertThat(tall).hasSize(1);
    assertThat(rest).hasSize(3);
  }

  @Test
  void withoutADestinationNothingIsPriced() {
    var box = preset("Small", 8, 7, 6, ",\"cost\":{\"amount\":0.45,\"currency\":\"USD\"}");
    var plan = api.post(PLANS, "{" + TWO + ",\"presets\":[\"" + box + "\"]}").json().at("/plans/0");
    assertThat(plan.get("postage").isNull()).isTrue();
    assertThat(plan.get("carrier").isNull()).isTrue();
    assertThat(plan.get("service").isNull()).isTrue();
    assertThat(plan.get("rateIds")).isEmpty();
    assertThat(plan.get("total")).isEqualTo(plan.get("boxCost"));
  }

  @Test
  void aPlanOfAnOrderBuysItsParcels() {
    api.put("/v1/products/BRICK", "{\"lengthIn\":9,\"widthIn\":9,\"heightIn\":4}");
    preset("Cube", 10, 10, 10, ",\"emptyWeightOz\":5");
    var order = order("P-1", "{\"sku\":\"BRICK\",\"quantity\":4,\"weightOz\":16}");
    var asked = "{\"orderId\":\"" + order + "\",\"splits\":2,\"carriers\":[\"ups\"]}";
    var plans = api.post(PLANS, asked);
    var plan = plans.json().at("/plans/0");
    assertThat(plan.at("/parcels/0/weightOz").asDouble()).as(plans.text()).isEqualTo(37);
    var parcels = new ArrayList<String>();
    plan.get("rateIds").forEach(id -> parcels.add("{\"rateId\":" + id + "}"));
    var bought = api.post("/v1/orders/" + order + "/parcels", "{\"parcels\":" + parcels + "}");
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    double paid = 0;
    for (var line : bought.json().get("data")) {
      paid += line.at("/label/rate/amount").asDouble();
    }
    assertThat(paid)
        .isEqualTo(
            plan.at("/postage/amount").asDouble(), org.assertj.core.data.Offset.offset(0.001));
    assertThat(api.get("/v1/orders/" + order).json().get("status").asText()).isEqualTo("shipped");
    assertThat(api.post(PLANS, asked).status()).isEqualTo(409);
  }

  @Test
  void aPlanOfAnOrderIsOfWhatItsNextParcelHolds() {
    api.put("/v1/products/BRICK", "{\"lengthIn\":9,\"widthIn\":9,\"heightIn\":4}");
    preset("Cube", 10, 10, 10, "");
    var order = order("P-2", "{\"sku\":\"BRICK\",\"quantity\":3}");
    api.patch("/v1/orders/" + order, "{\"parcel\":{\"weightOz\":48}}");
    var lists = "{\"kind\":\"cart\",\"orders\":[\"" + order + "\"]}";
    var list = api.post("/v1/pick-lists", lists).json().at("/data/0/id").asText();
    var short1 = "{\"quantity\":1,\"then\":\"ship_rest\"}";
    api.post("/v1/pick-lists/" + list + "/lines/1/short", short1);
    var asked = "{\"orderId\":\"" + order + "\",\"carriers\":[\"ups\"]}";
    var parcel = api.post(PLANS, asked).json().at("/plans/0/parcels/0");
    assertThat(parcel.get("items").toString()).isEqualTo("[{\"line\":1,\"quantity\":2}]");
    assertThat(parcel.get("weightOz").asDouble()).as("their share").isEqualTo(32);
  }

  @Test
  void unknownSidesNameTheirProducts() {
    var items = "{\"items\":[{\"sku\":\"NEW-1\"},{\"sku\":\"NEW-2\",\"quantity\":3}]}";
    var answer = api.post(PLANS, items).json();
    assertThat(answer.get("plans")).isEmpty();
    assertThat(answer.get("unknown").toString()).isEqualTo("[\"NEW-1\",\"NEW-2\"]");
  }

  @Test
  void whatIsWrongIsNamed() {
    assertThat(api.post(PLANS, "{}").fields()).containsExactly("items");
    assertThat(api.post(PLANS, "{\"orderId\":\"x\"," + TWO + "}").fields())
        .containsExactly("items");
    assertThat(api.post(PLANS, "{" + TWO + ",\"splits\":4,\"withinDays\":0}").fields())
        .containsExactly("splits", "withinDays");
    assertThat(api.post(PLANS, "{" + TWO + ",\"presets\":[\"prs_none\"]}").fields())
        .containsExactly("presets[0]");
    assertThat(
            api.post(
                    PLANS,
                    "{\"items\":[{\"quantity\":0},{\"lengthIn\":3,\"widthIn\":-1},{\"sku\":\"A\",\"weightOz\":-1}]}")
                .fields())
        .containsExactly(
            "items[0].quantity",
            "items[0].sku",
            "items[1].heightIn",
            "items[1].widthIn",
            "items[2].weightOz");
    assertThat(api.post(PLANS, "{\"orderId\":\"ord_none\"}").status()).isEqualTo(404);
    assertThat(api.post("/v1/presets", "{\"name\":\" Auto \"}").fields()).containsExactly("name");
  }

  @Test
  void aRuleMayLeaveTheBoxToThePrice() {
    api.put("/v1/products/CUP", "{\"lengthIn\":6,\"widthIn\":4,\"heightIn\":3,\"weightOz\":8}");
    preset("Large", 22, 18, 16, ",\"emptyWeightOz\":20");
    preset("Small", 8, 7, 6, ",\"emptyWeightOz\":4");
    api.post(
        "/v1/rules",
        "{\"name\":\"box\",\"conditions\":[],\"preset\":\"auto\",\"choice\":{\"kind\":\"cheapest\",\"carriers\":[\"ups\"]}}");
    var order = order("R-1", "{\"sku\":\"CUP\",\"quantity\":2}");
    var compared = api.post("/v1/orders/" + order + "/rates", "{}");
    assertThat(compared.json().get("chosenRateId").isNull()).as(compared.text()).isFalse();
    var label = api.post("/v1/orders/" + order + "/labels", "{}");
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    var shipment = api.get("/v1/shipments/" + label.json().get("shipmentId").asText()).json();
    assertThat(shipment.at("/parcel/lengthIn").asInt()).isEqualTo(8);
    assertThat(shipment.at("/parcel/weightOz").asInt()).isEqualTo(20);
    var unknown = order("R-2", "{\"sku\":\"NEW\",\"weightOz\":8}");
    var refused = api.post("/v1/orders/" + unknown + "/labels", "{}");
    assertThat(refused.fields()).as(refused.text()).containsExactly("parcel.preset");
    assertThat(refused.text()).contains("NEW");
  }

  @Test
  void withoutAPlanOfOneParcelTheLineOfABatchFailsWithTheReason() {
    preset("Small", 8, 7, 6, "");
    api.post(
        "/v1/rules",
        "{\"name\":\"box\",\"conditions\":[],\"preset\":\"auto\",\"choice\":{\"kind\":\"cheapest\",\"carriers\":[\"ups\"]}}");
    api.put("/v1/products/POLE", "{\"lengthIn\":20,\"widthIn\":5,\"heightIn\":4,\"weightOz\":8}");
    var order = order("R-3", "{\"sku\":\"POLE\",\"quantity\":2}");
    var batch = "{\"action\":\"buy\",\"orders\":[\"%s\"],\"from\":%s}".formatted(order, FROM);
    var path = api.post("/v1/batches", batch).header("Location");
    var done =
        await().until(() -> api.get(path).json(), now -> now.get("status").asText().equals("done"));
    assertThat(done.at("/lines/0/status").asText()).as(done.toString()).isEqualTo("failed");
    assertThat(done.at("/lines/0").toString()).contains("box");
    assertThat(api.get("/v1/labels").json().get("data")).isEmpty();
  }

  @Test
  void atMostFivePlansCheapestFirst() {
    for (int i = 0; i < 8; i++) {
      preset("Box " + i, 8 + 2 * i, 7 + 2 * i, 6 + 2 * i, "");
    }
    var plans = api.post(PLANS, "{" + TWO + LANE + "}").json().get("plans");
    assertThat(plans).hasSize(5);
    assertThat(plans.findValues("total"))
        .extracting(each -> each.get("amount").decimalValue())
        .isSorted();
  }

  @Test
  void theThirdOtherChoiceForTheSameItemsIsProposedFirst() {
    api.put("/v1/products/JAR", "{\"lengthIn\":6,\"widthIn\":4,\"heightIn\":3,\"weightOz\":8}");
    var large = preset("Large", 22, 18, 16, ",\"emptyWeightOz\":20");
    preset("Small", 8, 7, 6, ",\"emptyWeightOz\":4");
    api.post(
        "/v1/rules",
        "{\"name\":\"box\",\"conditions\":[],\"preset\":\"auto\",\"choice\":{\"kind\":\"cheapest\",\"carriers\":[\"ups\"]}}");
    var items = "{\"sku\":\"JAR\",\"quantity\":2}";
    var inLarge = "{\"parcel\":{\"weightOz\":36,\"lengthIn\":22,\"widthIn\":18,\"heightIn\":16}}";
    assertThat(bought(order("H-1", items), inLarge)).isEqualTo(22);
    assertThat(bought(order("H-2", "{\"sku\":\"jar\"},{\"sku\":\"JAR\"}"), inLarge)).isEqualTo(22);
    assertThat(bought(order("H-3", items), "{}")).as("after two").isEqualTo(8);
    var voided = api.post("/v1/orders/" + order("H-4", items) + "/labels", inLarge).json();
    var cancelled = api.post("/v1/labels/" + voided.get("id").asText() + "/cancel", "{}");
    assertThat(cancelled.status()).as(cancelled.text()).isEqualTo(200);
    assertThat(bought(order("H-5", items), "{}")).as("a voided one teaches nothing").isEqualTo(8);
    var asked = "{\"orderId\":\"%s\",\"presets\":[\"%s\"],\"carriers\":[\"ups\"]}";
    var planned = order("H-6", items);
    var rate = api.post(PLANS, asked.formatted(planned, large)).json().at("/plans/0/rateIds/0");
    assertThat(bought(planned, "{\"rateId\":" + rate + "}")).isEqualTo(22);
    assertThat(bought(order("H-7", items), "{}")).as("after three").isEqualTo(22);
    assertThat(bought(order("H-8", "{\"sku\":\"JAR\",\"quantity\":1}"), "{}"))
        .as("other items")
        .isEqualTo(8);
    var plans =
        api.post(PLANS, "{\"orderId\":\"" + order("H-9", items) + "\",\"carriers\":[\"ups\"]}");
    assertThat(plans.json().at("/plans/1/parcels/0/preset").asText())
        .as("plans stay cheapest first")
        .isEqualTo(large);
  }

  private int bought(String order, String body) {
    var label = api.post("/v1/orders/" + order + "/labels", body);
    assertThat(label.status()).as(label.text()).isEqualTo(201);
    return api.get("/v1/shipments/" + label.json().get("shipmentId").asText())
        .json()
        .at("/parcel/lengthIn")
        .asInt();
  }

  private String preset(String name, int length, int width, int height, String more) {
    var body =
        "{\"name\":\"%s\",\"lengthIn\":%d,\"widthIn\":%d,\"heightIn\":%d%s}"
            .formatted(name, length, width, height, more);
    return api.post("/v1/presets", body).json().get("id").asText();
  }

  private String order(String number, String item) {
    api.post("/v1/locations", "{\"name\":\"Dock\",\"address\":" + FROM + "}");
    var made =
        api.post(
            "/v1/orders",
            "{\"reference\":\"" + number + "\",\"to\":" + TO + ",\"items\":[" + item + "]}");
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    JsonNode order = made.json();
    return order.get("id").asText();
  }
}
