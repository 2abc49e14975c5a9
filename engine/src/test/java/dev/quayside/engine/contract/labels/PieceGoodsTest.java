package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What is told of the goods and the references of each box of a shipment.
class PieceGoodsTest extends SandboxTest {

  private static final String MONTREAL =
      "{\"name\":\"Luc Tremblay\",\"street1\":\"1000 Rue De La Gauchetiere O\",\"city\":\"Montreal\",\"state\":\"QC\",\"zip\":\"H3B 4W5\",\"country\":\"CA\",\"phone\":\"5145550100\"}";

  private static final String PARIS =
      "{\"name\":\"Zoe\",\"street1\":\"1 rue de Rivoli\",\"city\":\"Paris\",\"zip\":\"75001\",\"country\":\"FR\",\"phone\":\"+33155501000\"}";

  private static final String SIDES = "\"lengthIn\":12,\"widthIn\":9,\"heightIn\":6";

  @BeforeEach
  void funded() {
    assertThat(api.post("/v1/wallet/deposits", "{\"amount\":9000}").status()).isEqualTo(201);
  }

  private static String box(int ounces, String more) {
    return "{\"parcel\":{\"weightOz\":%d,%s}%s}".formatted(ounces, SIDES, more);
  }

  private static String goods(String description, int ounces) {
    return ",\"items\":[{\"description\":\"%s\",\"quantity\":1,\"value\":10,\"weightOz\":%d,\"originCountry\":\"US\"}]"
        .formatted(description, ounces);
  }

  private Api.Response shipped(String path, String... boxes) {
    return api.post(
        path,
        (path.endsWith("rates") ? "{" : "{\"carrier\":\"ups\",\"service\":\"ups_standard\",")
            + "\"customs\":{\"contentsType\":\"merchandise\"},"
            + "\"pieces\":["
            + String.join(",", boxes)
            + "],\"from\":"
            + FROM
            + ",\"to\":"
            + MONTREAL
            + "}");
  }

  @Test
  void goodsOfABoxAreNamedWhereTheyStand() {
    for (var path : List.of("/v1/labels", "/v1/shipments")) {
      var unprintable =
          shipped(path, box(32, goods("Mug", 8)), box(32, goods("Shirt \uD83D\uDC55", 8)));
      assertThat(unprintable.status()).as(unprintable.text()).isEqualTo(422);
      assertThat(unprintable.fields()).containsExactly("pieces[1].items[0].description");
      assertThat(unprintable.text()).contains("INVALID_CUSTOMS");
      var heavy = shipped(path, box(32, goods("Mug", 8)), box(16, goods("Anvil", 17)));
      assertThat(heavy.status()).as(heavy.text()).isEqualTo(422);
      assertThat(heavy.fields()).containsExactly("pieces[1].items");
    }
    var unsold = shipped("/v1/rates", box(32, goods("Mug", 8)), box(16, goods("Anvil", 17)));
    assertThat(unsold.fields()).containsExactly("pieces[1].items");
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
    var bought = shipped("/v1/shipments", box(32, goods("Mug", 8)), box(16, ""));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(bought.json().get("warnings").toString()).contains("pieces[0].items[0].hsCode");
  }

  @Test
  void aLongReferenceOfABoxIsSaidToBeCut() {
    var domestic =
        "{\"carrier\":\"ups\",\"service\":\"ups_ground\",\"pieces\":[%s,%s],\"from\":%s,\"to\":%s}"
            .formatted(
                box(32, ",\"reference\":\"%s\"".formatted("x".repeat(36))),
                box(32, ",\"reference\":\"B-2\""),
                FROM,
                TO);
    var bought = api.post("/v1/shipments", domestic);
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(bought.json().get("warnings").toString())
        .contains("pieces[0].reference", "35")
        .doesNotContain("pieces[1].reference");
  }

  @Test
  void boxesOfAnOrderShipTogetherWithoutAWordOfWhatIsInWhich() {
    for (var to : List.of(TO, PARIS)) {
      var service = to.equals(TO) ? "ups_ground" : "ups_worldwide_saver";
      for (var items :
          List.of(
              "",
              ",\"items\":[{\"sku\":\"MUG\",\"name\":\"Mug\",\"weightOz\":8,\"quantity\":3,\"value\":{\"amount\":10,\"currency\":\"USD\"},\"originCountry\":\"US\",\"hsCode\":\"691200\"}]")) {
        if (items.isEmpty() && to.equals(PARIS)) {
          continue;
        }
        var order =
            api.post(
                "/v1/orders",
                "{\"reference\":\"T-%s-%d\",\"to\":%s%s}"
                    .formatted(service, items.length(), to, items));
        assertThat(order.status()).as(order.text()).isEqualTo(201);
        var id = order.json().get("id").asText();
        var bought =
            api.post(
                "/v1/orders/" + id + "/labels",
                "{\"carrier\":\"ups\",\"service\":\"%s\",\"together\":true,\"from\":%s,\"parcels\":[%s,%s],\"customs\":{\"taxIds\":[{\"kind\":\"eori\",\"value\":\"GB123456789000\",\"of\":\"sender\"}]}}"
                    .formatted(service, FROM, box(32, ""), box(48, "")));
        assertThat(bought.status()).as(bought.text()).isEqualTo(201);
        var lines = StreamSupport.stream(bought.json().get("data").spliterator(), false).toList();
        assertThat(lines).hasSize(2);
        var shipment =
            api.get("/v1/shipments/" + lines.getFirst().at("/label/shipmentId").asText()).json();
        assertThat(shipment.get("pieces")).hasSize(2);
        if (to.equals(PARIS)) {
          assertThat(shipment.at("/customs/items")).hasSize(1);
          assertThat(shipment.at("/customs/taxIds/0/value").asText()).isEqualTo("GB123456789000");
        }
        assertThat(api.get("/v1/orders/" + id).json().get("status").asText()).isEqualTo("shipped");
      }
    }
  }
}
