package dev.quayside.engine.contract.sources.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.packing.Packing;
import dev.quayside.engine.shipping.purchase.LabelRequest;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Several rows of a shop's own tables are one order: its lines, or the parcels it is planned in.
class DatabaseRowsTest extends DatabaseTest {

  private static final String SERVICE = "\"carrier\":\"ups\",\"service\":\"ups_ground\"";
  private static final String BARE = "{\"from\":" + FROM + "," + SERVICE + "}";

  /// `P-1` in three parcels that do not say what is in them, `L-1` in three with a line each, `S-1`
  /// in one.
  private void planned(String file) {
    var erp = sqlite(file);
    erp.run(
        """
        create table ord (no text, name text default 'Ann', street1 text default '350 5th Ave', city text default 'New York',
          state text default 'NY', zip text default '10118', sku text, item text, qty integer, weight_oz real,
          length_in real default 6, width_in real default 4, height_in real default 2, phone text default '2125550100')""",
        """
        insert into ord (no, sku, item, qty, weight_oz) values
          ('P-1', null, null, null, 10), ('P-1', null, null, null, 20), ('P-1', null, null, null, 30.5),
          ('L-1', 'MUG', 'Mug', 2, 10), ('L-1', 'CUP', 'Cup', 1, 20), ('L-1', 'POT', 'Pot', 1, 30.5),
          ('S-1', null, null, null, 10)""");
    source(
        "Parcels",
        erp,
        Map.of("byKey", "select no as order_number, * from ord where no = :key"),
        ",\"rowsAre\":\"parcels\",\"columns\":[{\"column\":\"reference\",\"header\":\"order_number\"}]");
  }

  private static String path(JsonNode order, String what) {
    return "/v1/orders/" + order.get("id").asText() + "/" + what;
  }

  private void refused(String path, String body) {
    var answer = api.post(path, body);
    assertThat(answer.status()).as(path + body + answer.text()).isEqualTo(409);
    assertThat(answer.json().at("/error/code").asText()).isEqualTo("CONFLICT");
    assertThat(answer.text()).contains("planned in 3 parcels");
  }

  private JsonNode bought(JsonNode order, String body) {
    var answer = api.post(path(order, "labels"), body);
    assertThat(answer.status()).as(body + answer.text()).isEqualTo(201);
    return answer.json();
  }

  private String rate(JsonNode order) {
    var rates = api.post(path(order, "rates"), "{\"from\":" + FROM + ",\"parcel\":" + PARCEL + "}");
    assertThat(rates.status()).as(rates.text()).isEqualTo(200);
    return rates.json().at("/rates/0/id").asText();
  }

  @Test
  void rowsAreLinesOrParcels() {
    var erp = sqlite("lines.db");
    erp.run(
        """
        create table ord (no text, name text, street1 text, city text, state text, zip text, sku text, item text,
          qty integer, weight_oz real, length_in real, width_in real, height_in real, tracking text, of text, phone text default '2125550100')""",
        """
        insert into ord (no, name, street1, city, state, zip, sku, item, qty, weight_oz, length_in, width_in, height_in, tracking, of) values
          ('A-1', 'Ann', '350 5th Ave', 'New York', 'NY', '10118', 'MUG', 'Mug', 2, null, null, null, null, null, null),
          ('A-1', 'Ann', '350 5th Ave', 'New York', 'NY', '10118', 'CUP', 'Cup', 1, null, null, null, null, null, null),
          ('P-2', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', null, null, null, 300, 6, 4, 2, null, null),
          ('P-2', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', null, null, null, 300, 6, 4, 2, null, null),
          ('P-2', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', null, null, null, 300, 6, 4, 2, null, null),
          ('P-2', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', null, null, null, 300, 6, 4, 2, null, null),
          ('P-2', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', null, null, null, 300, 6, 4, 2, null, null),
          ('P-1', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', null, null, null, 10, 6, 4, 2, null, null),
          ('P-1', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', null, null, null, 20, 8, 4, 2, null, null),
          ('P-1', 'Bob', '350 5th Ave', 'New York', 'NY', '10118', null, null, null, 30.5, 9, 4, 2, null, null)""");
    var byKey = "select no as order_number, * from ord where no = :key";
    var lines =
        source(
            "Lines",
            erp,
            Map.of(
                "byKey",
                byKey,
                "shipped",
                "update ord set tracking = :trackingNumber where no = :reference"),
            ",\"rowsAre\":\"lines\",\"columns\":[{\"column\":\"reference\",\"header\":\"ORDER_NUMBER\"}]");
    var order = found("A-1");
    assertThat(order.get("items")).hasSize(2);
    bought(order);
    awaitPostBack(order, "done");
    assertThat(erp.texts("select tracking from ord where tracking is not null")).hasSize(2);
    api.send("DELETE", SOURCES + "/" + lines);

    source(
        "Parcels",
        erp,
        Map.of(
            "byKey",
            byKey,
            "shipped",
            "update ord set tracking = :trackingNumber, of = :parcel || '/' || :parcels"
                + " where no = :reference and rowid = (select min(rowid) + :parcel - 1 from ord where no = :reference)"),
        ",\"rowsAre\":\"parcels\",\"columns\":[{\"column\":\"reference\",\"header\":\"order_number\"}]");
    var parcels = found("P-1");
    assertThat(parcels.at("/origin/parcels")).hasSize(3);
    var path = "/v1/orders/" + parcels.get("id").asText() + "/labels";
    var body = "{\"from\":" + FROM + ",\"carrier\":\"ups\",\"service\":\"ups_ground\"}";
    leftOutOfABatch(parcels.get("id").asText());
    var labels = api.post(path, body);
    assertThat(labels.status()).as(labels.text()).isEqualTo(201);
    assertThat(labels.json().get("data")).hasSize(3);
    assertThat(labels.json().get("data").findValuesAsText("weightOz"))
        .as(labels.text())
        .isNotNull();
    await()
        .untilAsserted(
            () ->
                assertThat(erp.texts("select of from ord where no = 'P-1' order by rowid"))
                    .as(order(parcels).at("/origin").toString())
                    .containsExactly("1/3", "2/3", "3/3"));
    var numbers =
        Stream.of(0, 1, 2)
            .map(each -> labels.json().at("/data/" + each + "/label/trackingNumber").asText())
            .toList();
    assertThat(erp.texts("select tracking from ord where no = 'P-1' order by rowid"))
        .containsExactlyElementsOf(numbers);
    var again = api.post(path, body);
    assertThat(again.status()).as("none twice: " + again.text()).isEqualTo(409);
    var second = labels.json().at("/data/1/label");
    cancel(second);
    await().until(() -> order(parcels).at("/parcels/1/status").asText().equals("voided"));
    var one = api.post(path, body);
    assertThat(one.status()).as(one.text()).isEqualTo(201);
    assertThat(one.json().get("data")).as("the voided one alone").hasSize(1);

    var dear = "/v1/orders/" + found("P-2").get("id").asText() + "/labels";
    var some = api.post(dear, body.replace("ups_ground", "ups_next_day_air_early"));
    assertThat(some.status()).as("a wallet that ends between them: " + some.text()).isEqualTo(207);
    assertThat(some.json().at("/data/0/label/trackingNumber").isTextual()).isTrue();
    assertThat(some.json().get("data").findValuesAsText("code")).contains("INSUFFICIENT_BALANCE");
  }

  @Test
  void oneLabelIsNotBoughtForSeveralParcels() {
    planned("several.db");
    var order = found("P-1");
    var single = found("S-1");
    var id = order.get("id").asText();
    var rate = rate(order);
    var measured = "\"from\":" + FROM + "," + SERVICE + ",\"parcel\":" + PARCEL;
    refused(path(order, "labels"), "{\"rateId\":\"" + rate + "\"}");
    refused("/v1/labels", "{\"rateId\":\"" + rate + "\"}");
    refused(path(order, "labels"), "{" + measured + "}");
    refused(path(order, "labels"), "{" + measured + ",\"further\":true}");
    refused(
        path(order, "parcels"),
        "{\"from\":" + FROM + "," + SERVICE + ",\"parcels\":[{\"parcel\":" + PARCEL + "}]}");
    refused(path(single, "labels"), "{" + measured + ",\"with\":[\"" + id + "\"]}");
    assertThatExceptionOfType(ProblemException.class)
        .as("from Ship in the window")
        .isThrownBy(
            () ->
                served
                    .engine()
                    .formPurchase()
                    .buy(
                        workspace.ownCaller(),
                        "form-1",
                        id,
                        Packing.of(List.of()),
                        LabelRequest.ofRate(rate, "P-1")))
        .withMessageContaining("planned in 3 parcels");
    assertThat(order(order).get("status").asText()).isEqualTo("open");
    assertThat(order(order).get("parcels")).isEmpty();
    assertThat(bought(order, BARE).get("data")).hasSize(3);
    notTwice(order);
  }

  /// The last one may be measured anew; then none is left to buy.
  @Test
  void theLastParcelMayBeBoughtAlone() {
    planned("last.db");
    var order = found("P-1");
    var labels = bought(order, BARE).get("data");
    cancel(labels.get(1).get("label"));
    await().until(() -> order(order).at("/parcels/1/status").asText().equals("voided"));
    var measured = "{\"from\":" + FROM + "," + SERVICE + ",\"further\":true,\"parcel\":";
    assertThat(bought(order, measured + PARCEL + "}").get("trackingNumber").isTextual()).isTrue();
    notTwice(order);
  }

  @Test
  void aParcelThatIsALineMayBeBoughtAlone() {
    planned("line.db");
    var order = found("L-1");
    assertThat(order.get("items")).hasSize(3);
    var some = "{\"from\":" + FROM + "," + SERVICE + ",\"parcel\":" + PARCEL + ",\"items\":";
    refused(
        path(order, "labels"), some + "[{\"line\":1,\"quantity\":2},{\"line\":2,\"quantity\":1}]}");
    bought(order, some + "[{\"line\":2,\"quantity\":1}]}");
    var rest = "{\"from\":" + FROM + "," + SERVICE + ",\"parcel\":" + PARCEL + "}";
    refused(path(order, "labels"), rest);
    assertThat(bought(order, BARE).get("data")).as("the other two").hasSize(2);
    assertThat(order(order).get("status").asText()).isEqualTo("shipped");
    assertThat(order(order).at("/parcels/1/items").toString()).contains("\"line\":1,");
    assertThat(order(order).at("/parcels/2/items").toString()).contains("\"line\":3,");
    notTwice(order);
  }

  private void notTwice(JsonNode order) {
    var again = api.post(path(order, "labels"), BARE);
    assertThat(again.status()).as("none twice: " + again.text()).isEqualTo(409);
  }

  /// A batch would buy one label for what is several parcels.
  private void leftOutOfABatch(String order) {
    var batch =
        api.post(
            "/v1/batches",
            """
            {"orders": ["%s"], "action": "buy", "from": %s, "fallback": {"kind": "cheapest"}}
            """
                .formatted(order, FROM));
    var path = "/v1/batches/" + batch.json().get("id").asText();
    await().until(() -> api.get(path).json().at("/lines/0/status").asText().equals("skipped"));
    assertThat(api.get(path).text()).contains("3 parcels");
    assertThat(api.get("/v1/orders/" + order).json().get("status").asText()).isEqualTo("open");
  }
}
