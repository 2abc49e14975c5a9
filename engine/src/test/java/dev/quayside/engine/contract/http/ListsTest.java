package dev.quayside.engine.contract.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Lists that are sorted and read from cursor to cursor, as docs/api/answers.md has it.
public class ListsTest extends SandboxTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-createdAt",
        "createdAt",
        "reference",
        "-reference",
        "status",
        "-status",
        "orderedOn",
        "-orderedOn"
      })
  void aCursorShowsEachOrderOnceWhateverComesInMeanwhile(String sort) {
    var had = List.of(order("L-3"), order("L-1"), order("L-4"), order("L-2"), order("L-5"));
    api.post("/v1/orders/" + had.get(1) + "/cancel");
    var first = api.get("/v1/orders?pageSize=2&sort=" + sort).json();
    order("L-0");
    order("L-9");
    var read = new ArrayList<>(ids(first));
    for (var page = first; page.at("/pagination/nextCursor").isTextual(); ) {
      page = after(page, sort);
      assertThat(page.at("/pagination/page").asInt()).isEqualTo(read.size() / 2 + 1);
      read.addAll(ids(page));
    }
    assertThat(read).doesNotHaveDuplicates().containsAll(had);
  }

  @Test
  void ordersAreSortedByWhatIsAskedFor() {
    order("b-2");
    order("A-1");
    order("C-3");
    assertThat(references("reference")).containsExactly("A-1", "b-2", "C-3");
    assertThat(references("-reference")).containsExactly("C-3", "b-2", "A-1");
    assertThat(references("createdAt")).containsExactly("b-2", "A-1", "C-3");
    assertThat(references("-createdAt")).containsExactly("C-3", "A-1", "b-2");
  }

  @ParameterizedTest
  @CsvSource({
    "/v1/shipments, createdAt", "/v1/shipments, carrier", "/v1/shipments, -service",
    "/v1/labels, -createdAt", "/v1/wallet/transactions, amount",
        "/v1/wallet/transactions, createdAt",
    "/v1/shipments?createdAfter=2020-01-01, -createdAt", "/v1/labels?service=ups_ground, -carrier",
  })
  void allOtherListsGoFromCursorToCursorToo(String list, String sort) {
    api.post("/v1/labels", order("ups", "ups_ground", ""));
    api.post("/v1/labels", order("fedex", "fedex_ground", ""));
    api.post("/v1/labels", order("ups", "ups_ground", ""));
    var path = list + (list.contains("?") ? "&" : "?") + "sort=" + sort;
    var whole = ids(api.get(path).json());
    var read = new ArrayList<String>();
    var page = api.get(path + "&pageSize=1").json();
    read.addAll(ids(page));
    while (page.at("/pagination/nextCursor").isTextual()) {
      var cursor = page.at("/pagination/nextCursor").asText();
      page = api.get(path + "&pageSize=1&cursor=" + cursor).json();
      read.addAll(ids(page));
    }
    assertThat(read).isEqualTo(whole).hasSizeGreaterThan(1);
  }

  /// Of two values one would be left out in silence; an empty one comes from a script without its
  /// variable.
  @ParameterizedTest
  @CsvSource({
    "/v1/labels?status=created&status=cancelled, status",
    "/v1/orders?page=1&page=2, page",
    "/v1/shipments?carrier=ups&carrier=fedex, carrier",
    "/v1/wallet/transactions?cursor=a&cursor=a, cursor",
    "/v1/events?type=label.created&type=label.cancelled, type",
    "/v1/orders?createdAfter=, createdAfter",
    "/v1/labels?createdBefore=, createdBefore",
    "/v1/labels?status=, status",
  })
  void whatIsGivenTwiceOrEmptyIsRefused(String path, String parameter) {
    assertThat(api.get(path).fields()).containsExactly(parameter);
  }

  @Test
  void whatIsNoCursorAndNoFieldIsNamed() {
    order("N-1");
    order("N-2");
    var cursor = api.get("/v1/orders?pageSize=1").json().at("/pagination/nextCursor").asText();
    assertThat(api.get("/v1/orders?cursor=x").fields()).containsExactly("cursor");
    assertThat(api.get("/v1/orders?cursor=AAAA").fields()).containsExactly("cursor");
    assertThat(api.get("/v1/orders?sort=status&cursor=" + cursor).fields())
        .containsExactly("cursor");
    assertThat(api.get("/v1/orders?page=2&cursor=" + cursor).fields()).containsExactly("cursor");
    assertThat(api.get("/v1/shipments?createdAfter=2020-01-01&cursor=" + cursor).fields())
        .containsExactly("cursor");
    var refused = api.get("/v1/orders?sort=weight&pageSize=0");
    assertThat(refused.fields()).containsExactly("pageSize", "sort");
    assertThat(refused.text()).contains("-createdAt, createdAt, -reference, reference");
  }

  @Test
  void aTableHasALineForEachParcel() {
    var two = order("T-2");
    order("T-1");
    var mug = "{\"parcel\":{\"weightOz\":8},\"items\":[{\"line\":1,\"quantity\":1}]}";
    var bought =
        api.post(
            "/v1/orders/" + two + "/parcels",
            "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\",\"parcels\":[%s,%s]}"
                .formatted(FROM, mug, mug));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    var table = api.get("/v1/orders/export");
    assertThat(table.header("Content-Type")).isEqualTo("text/csv");
    assertThat(table.header("Content-Disposition")).contains("orders.csv");
    assertThat(table.text().lines().findFirst().orElseThrow())
        .contains("Order Number,Status,Recipient,City,State/Province");
    assertThat(table.text().lines().skip(1).map(line -> line.substring(0, line.indexOf(','))))
        .containsExactly("T-1", "T-2", "T-2");
    bought
        .json()
        .get("data")
        .forEach(
            each -> assertThat(table.text()).contains(each.at("/label/trackingNumber").asText()));
    assertThat(api.get("/v1/orders/export?status=open").text().lines()).hasSize(2);
    assertThat(api.with("Accept", "text/csv").get("/v1/orders").header("Content-Type"))
        .as("the kind of an answer depends on no header")
        .isEqualTo("application/json");
  }

  @ParameterizedTest
  @ValueSource(strings = {"labels", "shipments"})
  void labelsAndShipmentsAreTablesToo(String list) {
    var kept = api.post("/v1/labels", order("ups", "ups_ground", "")).json();
    var gone = api.post("/v1/labels", order("usps", "PRIORITY_MAIL", "")).json();
    cancel(gone);
    var table = api.get("/v1/" + list + "/export");
    assertThat(table.header("Content-Type")).isEqualTo("text/csv");
    assertThat(table.header("Content-Disposition")).contains(list + ".csv");
    var lines = table.text().lines().toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.get(1)).contains("cancelled", number(gone), gone.get("id").asText());
    assertThat(lines.get(2)).contains(number(kept), kept.get("shipmentId").asText(), "New York");
    assertThat(api.get("/v1/" + list + "/export?status=cancelled").text().lines()).hasSize(2);
    assertThat(api.get("/v1/" + list + "/export?page=2").fields()).containsExactly("page");
    assertThat(api.get("/v1/" + list + "/export?createdAfter=soon").fields())
        .containsExactly("createdAfter");
  }

  @Test
  void metadataOfAShipmentIsToldAndFound() {
    var bought =
        api.post(
            "/v1/labels",
            order("ups", "ups_ground", ",\"metadata\":{\"channel\":\"web\",\"till\":\"7:a\"}"));
    api.post("/v1/labels", order("ups", "ups_ground", ",\"metadata\":{\"channel\":\"phone\"}"));
    assertThat(bought.json().at("/metadata/till").asText()).isEqualTo("7:a");
    var label = bought.json().get("id").asText();
    for (var list : List.of("/v1/labels", "/v1/shipments")) {
      var found = api.get(list + "?metadata=till:7:a&createdAfter=2020-01-01").json();
      assertThat(found.at("/pagination/totalCount").asInt()).isEqualTo(1);
      assertThat(found.at("/data/0/metadata/channel").asText()).isEqualTo("web");
      assertThat(ids(api.get(list + "?metadata=till:8").json())).isEmpty();
      assertThat(api.get(list + "?metadata=till").fields()).containsExactly("metadata");
    }
    assertThat(api.get("/v1/labels/" + label).json().at("/metadata/channel").asText())
        .isEqualTo("web");
    var told = api.get("/v1/events?type=label.created&sort=createdAt").json();
    assertThat(told.at("/data/0/data/metadata/channel").asText()).isEqualTo("web");
    var many = new StringBuilder("\"n0\":\"x\"");
    for (int i = 1; i <= 20; i++) {
      many.append(",\"n").append(i).append("\":\"x\"");
    }
    assertThat(
            api.post("/v1/labels", order("ups", "ups_ground", ",\"metadata\":{" + many + "}"))
                .fields())
        .containsExactly("metadata");
  }

  private JsonNode after(JsonNode page, String sort) {
    var cursor = page.at("/pagination/nextCursor").asText();
    return api.get("/v1/orders?pageSize=2&sort=" + sort + "&cursor=" + cursor).json();
  }

  private String order(String reference) {
    var order = OrderRoutesTest.order(reference, 18);
    return api.post("/v1/orders", order).json().get("id").asText();
  }

  private List<String> references(String sort) {
    return StreamSupport.stream(
            api.get("/v1/orders?sort=" + sort).json().get("data").spliterator(), false)
        .map(order -> order.get("reference").asText())
        .toList();
  }

  private static List<String> ids(JsonNode page) {
    return StreamSupport.stream(page.get("data").spliterator(), false)
        .map(each -> each.get("id").asText())
        .toList();
  }
}
