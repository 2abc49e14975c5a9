package dev.quayside.engine.contract.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.manifests.PickupsTest;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every list that has pages is read from cursor to cursor, as docs/api-decisions.md has it.
class CursorsTest extends SandboxTest {

  private static final int ROWS = 5;

  @ParameterizedTest
  @CsvSource({
    "webhooks, createdAt",
    "webhooks, -createdAt",
    "deliveries, createdAt",
    "deliveries, -createdAt",
    "products, sku",
    "products, -sku",
    "manifests, createdAt",
    "manifests, -createdAt",
    "pickups, createdAt",
    "pickups, -createdAt",
    "batches, createdAt",
    "batches, -createdAt",
    "print-jobs, createdAt",
    "print-jobs, -createdAt",
    "invoices, createdAt",
    "invoices, -createdAt",
    "invoice lines, line",
    "invoice lines, -line",
  })
  void aCursorShowsEachRowOnceWhateverComesInMeanwhile(String list, String sort) {
    var path = path(list);
    IntStream.range(0, ROWS).forEach(number -> add(list, path, number));
    var sorted = "&sort=" + sort;
    var had = rows(api.get(path + "?pageSize=100" + sorted).json());
    assertThat(had).hasSize(ROWS);
    for (int size = 1; size <= ROWS; size++) {
      var read = new ArrayList<String>();
      var page = api.get(path + "?pageSize=" + size + sorted).json();
      read.addAll(rows(page));
      if (sort.startsWith("-") && !list.equals("products")) {
        add(list, path, ROWS + size);
      }
      while (page.at("/pagination/nextCursor").isTextual()) {
        var cursor = page.at("/pagination/nextCursor").asText();
        page = api.get(path + "?pageSize=" + size + sorted + "&cursor=" + cursor).json();
        assertThat(page.at("/pagination/page").asInt()).isEqualTo(read.size() / size + 1);
        read.addAll(rows(page));
      }
      assertThat(read).as("%d a page", size).isEqualTo(had);
      had = rows(api.get(path + "?pageSize=100" + sorted).json());
    }
    var turned = sort.startsWith("-") ? sort.substring(1) : "-" + sort;
    assertThat(rows(api.get(path + "?pageSize=100&sort=" + turned).json()))
        .isEqualTo(had.reversed());
  }

  @Test
  void theCursorOfAnotherOrderIsRefused() {
    add("webhooks", "/v1/webhooks", 1);
    add("webhooks", "/v1/webhooks", 2);
    var cursor = api.get("/v1/webhooks?pageSize=1").json().at("/pagination/nextCursor").asText();
    assertThat(api.get("/v1/webhooks?sort=createdAt&cursor=" + cursor).fields())
        .containsExactly("cursor");
    assertThat(api.get("/v1/products?cursor=" + cursor).fields()).containsExactly("cursor");
    assertThat(api.get("/v1/manifests?sort=carrier&cursor=abc").fields()).containsExactly("sort");
  }

  @Test
  void ordersAreFoundByWhenTheyCameIn() {
    api.post("/v1/orders", OrderRoutesTest.order("B-1", 18));
    var first = api.get("/v1/orders").json().at("/data/0/createdAt").asText();
    advance(60);
    api.post("/v1/orders", OrderRoutesTest.order("B-2", 18));
    var second = api.get("/v1/orders").json().at("/data/0/createdAt").asText();
    assertThat(references("createdBefore=" + second)).containsExactly("B-1");
    assertThat(references("createdAfter=" + first)).containsExactly("B-2");
    assertThat(references("createdBefore=2020-01-01")).isEmpty();
    assertThat(api.get("/v1/orders?createdBefore=soon").fields()).containsExactly("createdBefore");
  }

  private List<String> references(String filter) {
    return api.get("/v1/orders?" + filter).json().get("data").findValuesAsText("reference");
  }

  private String path(String list) {
    return switch (list) {
      case "deliveries" -> "/v1/webhooks/" + webhook(0).get("id").asText() + "/deliveries";
      case "invoice lines" -> "/v1/invoices/" + invoice(0) + "/lines";
      default -> "/v1/" + list;
    };
  }

  private void add(String list, String path, int number) {
    switch (list) {
      case "webhooks" -> webhook(number);
      case "deliveries" -> made(api.post(path.replace("deliveries", "test")));
      case "products" -> made(api.put("/v1/products/SKU-" + (number * 7) % 5, "{}"));
      case "manifests" -> {
        var closed = "{\"carrier\":\"ups\",\"labelIds\":[\"%s\"]}";
        made(api.post("/v1/manifests", closed.formatted(label().get("id").asText())));
      }
      case "pickups" -> {
        var booked = made(api.post("/v1/pickups", PickupsTest.asked("ups", 3)));
        api.post("/v1/pickups/" + booked.get("id").asText() + "/cancel");
      }
      case "batches" -> batch(number);
      case "print-jobs" -> print();
      case "invoices" -> invoice(number);
      default -> assertThat(list).isEqualTo("invoice lines");
    }
  }

  private JsonNode webhook(int number) {
    var body = "{\"url\":\"http://127.0.0.1:9/%d\",\"events\":[\"label.created\"]}";
    return made(api.post("/v1/webhooks", body.formatted(number)));
  }

  private void batch(int number) {
    var order = api.post("/v1/orders", OrderRoutesTest.order("B-" + number, 18)).json();
    made(
        api.post(
            "/v1/batches",
            "{\"orders\":[%s],\"action\":\"buy\",\"fallback\":{\"kind\":\"cheapest\"},\"from\":%s}"
                .formatted(order.get("id"), FROM)));
  }

  private void print() {
    served
        .engine()
        .printService()
        .printers()
        .setUp(new PrinterSetup("Away", "tcp://127.0.0.1:9", Language.ZPL, Dpi.DPI_203, true));
    var order = "{\"labelId\":%s,\"printer\":\"Away\"}";
    made(api.post("/v1/print-jobs", order.formatted(label().get("id"))));
  }

  private String invoice(int number) {
    var table = new StringBuilder("invoice_number,tracking_number,charge,amount,weight\\n");
    for (int line = 0; line < ROWS; line++) {
      table.append("I-%d,1Z999AA1012345678%d,Base,5.5%d,1\\n".formatted(number, line, line));
    }
    var body = "{\"carrier\":\"ups\",\"content\":\"%s\"}".formatted(table);
    return made(api.post("/v1/invoices", body)).at("/imported/0/id").asText();
  }

  private static JsonNode made(Api.Response response) {
    assertThat(response.status()).as(response.text()).isBetween(200, 202);
    return response.json();
  }

  /// What names each row: its id, a product's SKU, or the number of an invoiced parcel.
  private static List<String> rows(JsonNode page) {
    return StreamSupport.stream(page.get("data").spliterator(), false)
        .map(
            row ->
                Stream.of("id", "sku", "trackingNumber")
                    .filter(row::hasNonNull)
                    .map(name -> row.get(name).asText())
                    .findFirst()
                    .orElseThrow())
        .toList();
  }
}
