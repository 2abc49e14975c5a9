package dev.quayside.engine.contract.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.Operation;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.manifests.PickupsTest;
import dev.quayside.engine.contract.openapi.OpenApiTest;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import dev.quayside.printing.printer.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/// What one list takes, every list takes: its pages, its times, its words.
class ListsAlikeTest extends SandboxTest {

  /// Lists that are the whole of what they are taken from, or follow another list.
  private static final Set<String> TIMELESS = Set.of("listEvents");

  @Test
  void everyListHasPagesCursorsAndTheTimesOfItsRows() {
    var document = Document.of(served.sandbox());
    for (var operation : lists(document)) {
      var taken = operation.parameters(document);
      assertThat(taken).as(operation.id()).contains("page", "pageSize", "cursor");
      var row = document.resolve(rows(document, operation)).path("properties");
      boolean isShort = !taken.contains("sort");
      if (!isShort && (row.has("createdAt") || row.has("importedAt"))) {
        assertThat(taken).as(operation.id()).contains("createdAfter", "createdBefore");
      }
      if (!isShort && row.has("updatedAt")) {
        assertThat(taken).as(operation.id()).contains("updatedAfter", "updatedBefore");
      }
    }
  }

  /// An empty one comes from a script whose variable is not set. It would mean everything, and the
  /// first row would be taken for the one that was asked for.
  @Test
  void whatNarrowsAListIsNeverEmpty() {
    var document = Document.of(served.sandbox());
    var harmless = Set.of("page", "pageSize", "cursor", "sort", "search");
    var tried = new ArrayList<String>();
    for (var operation : lists(document)) {
      var taken = new ArrayList<>(operation.parameters(document));
      taken.removeAll(harmless);
      for (var name : taken) {
        for (var nothing : List.of("", "%20", "%00")) {
          var asked = operation.path().replaceAll("\\{\\w+}", "none") + "?" + name + "=" + nothing;
          tried.add(asked);
          assertThat(api.get(asked).fields()).as(asked).contains(name);
        }
      }
    }
    assertThat(tried).hasSizeGreaterThan(150);
  }

  @Test
  void aTimeBeforeTheOneItFollowsIsRefused() {
    var document = Document.of(served.sandbox());
    for (var operation : lists(document)) {
      for (var what : List.of("created", "updated")) {
        if (operation.parameters(document).contains(what + "After")
            && !operation.path().contains("{")) {
          var asked =
              "%s?%sAfter=2026-11-22&%sBefore=2026-11-21".formatted(operation.path(), what, what);
          assertThat(api.get(asked).fields()).as(asked).containsExactly(what + "Before");
        }
      }
    }
  }

  @Test
  void norIsWhatNarrowsAView() {
    var filter = "{\"reference\":\"\",\"tag\":\" \"}";
    var refused =
        api.post(
            "/v1/views", "{\"name\":\"a\",\"list\":\"orders\",\"filter\":%s}".formatted(filter));
    assertThat(refused.status()).as(refused.text()).isEqualTo(400);
    assertThat(refused.fields()).contains("filter.reference", "filter.tag");
  }

  private static List<Operation> lists(Document document) {
    return OpenApiTest.operations(document).stream()
        .filter(each -> each.method().equals("get") && !TIMELESS.contains(each.id()))
        .filter(each -> !rows(document, each).isMissingNode())
        .toList();
  }

  private static JsonNode rows(Document document, Operation operation) {
    var answer = operation.node().at("/responses/200/content/application~1json/schema");
    var fields = document.resolve(answer).path("properties");
    return fields.has("pagination")
        ? document.resolve(fields.path("data")).path("items")
        : fields.path("pagination");
  }

  @Test
  void listsAreNarrowedByWhenTheirRowsWereMade() {
    var label = label();
    var order = api.post("/v1/orders", OrderRoutesTest.order("T-1", 18)).json();
    var hook = "{\"url\":\"http://127.0.0.1:9/a\",\"events\":[\"label.created\"]}";
    var webhook = "/v1/webhooks/" + made(api.post("/v1/webhooks", hook)).get("id").asText();
    made(api.post(webhook + "/test"));
    var closed = "{\"carrier\":\"ups\",\"labelIds\":[%s]}";
    made(api.post("/v1/manifests", closed.formatted(label.get("id"))));
    made(api.post("/v1/pickups", PickupsTest.asked("ups", 3)));
    var batch = "{\"orders\":[%s],\"action\":\"buy\",\"from\":%s}";
    made(api.post("/v1/batches", batch.formatted(order.get("id"), FROM)));
    var away = new PrinterSetup("Far", "tcp://127.0.0.1:9", Language.ZPL, Dpi.DPI_203, true);
    served.engine().printService().printers().setUp(away);
    made(
        api.post(
            "/v1/print-jobs", "{\"labelId\":%s,\"printer\":\"Far\"}".formatted(label.get("id"))));
    made(
        api.post(
            "/v1/invoices",
            "{\"carrier\":\"ups\",\"content\":\"invoice_number,tracking_number,charge,amount\\n"
                + "T-1,1Z999AA10123456784,Base,5.55\\n\"}"));
    for (var list :
        List.of(
            "/v1/labels",
            "/v1/shipments",
            "/v1/orders",
            "/v1/webhooks",
            webhook + "/deliveries",
            "/v1/manifests",
            "/v1/pickups",
            "/v1/batches",
            "/v1/print-jobs",
            "/v1/invoices",
            "/v1/audit",
            "/v1/wallet/transactions")) {
      long all = total(list + "?");
      assertThat(all).as(list).isPositive();
      assertThat(total(list + "?createdAfter=2020-01-01")).as(list).isEqualTo(all);
      assertThat(total(list + "?createdBefore=2020-01-01")).as(list).isZero();
      assertThat(total(list + "?createdBefore=2999-01-01&createdAfter=2020-01-01")).isEqualTo(all);
      var newest = api.get(list).json().at("/data/0");
      var at = newest.path(newest.has("createdAt") ? "createdAt" : "importedAt").asText();
      assertThat(total(list + "?createdAfter=" + at)).as("%s after %s", list, at).isLessThan(all);
      assertThat(api.get(list + "?createdAfter=soon").fields()).containsExactly("createdAfter");
    }
    assertThat(total("/v1/emails?createdBefore=2020-01-01")).isZero();
  }

  @Test
  void aCopyIsKeptUpToDateByWhatHasChanged() {
    var label = label();
    var kept = api.post("/v1/orders", OrderRoutesTest.order("U-1", 18)).json();
    var changed = api.post("/v1/orders", OrderRoutesTest.order("U-2", 18)).json();
    var shipment = api.get("/v1/shipments/" + label.get("shipmentId").asText()).json();
    var since = "updatedAfter=" + changed.get("updatedAt").asText();
    var sinceBought = "updatedAfter=" + shipment.get("updatedAt").asText();
    assertThat(total("/v1/orders?" + since)).isZero();
    assertThat(total("/v1/labels?" + sinceBought)).isZero();
    advance(60);
    api.patch("/v1/orders/" + changed.get("id").asText(), "{\"notes\":\"leave it\"}");
    cancel(label);
    assertThat(api.get("/v1/orders?" + since).json().get("data").findValuesAsText("reference"))
        .containsExactly("U-2");
    assertThat(
            api.get("/v1/orders?updatedBefore=" + later(changed) + "&createdAfter=2020-01-01")
                .json()
                .get("data")
                .findValuesAsText("reference"))
        .contains("U-1")
        .doesNotContain("U-2");
    for (var list : List.of("/v1/labels?", "/v1/shipments?", "/v1/labels?carrier=ups&")) {
      assertThat(total(list + sinceBought)).as(list).isEqualTo(1);
      assertThat(total(list + "updatedBefore=2020-01-01")).isZero();
    }
    assertThat(api.get("/v1/orders/export?" + since).text()).contains("U-2").doesNotContain("U-1");
    assertThat(api.get("/v1/labels/export?" + sinceBought).text().lines()).hasSize(2);
    assertThat(kept.get("updatedAt").asText()).isLessThanOrEqualTo(later(changed));
  }

  private static String later(JsonNode order) {
    return java.time.Instant.parse(order.get("updatedAt").asText()).plusMillis(500).toString();
  }

  @Test
  void aShortListIsWholeUnlessAPageIsAskedFor() {
    for (var name : List.of("A", "B", "C")) {
      made(
          api.post(
              "/v1/presets",
              "{\"name\":\"%s\",\"lengthIn\":9,\"widthIn\":6,\"heightIn\":4}".formatted(name)));
    }
    assertThat(names("/v1/presets")).containsExactly("A", "B", "C");
    assertThat(names("/v1/presets?page=2&pageSize=2")).containsExactly("C");
    assertThat(names("/v1/presets?page=3&pageSize=2")).isEmpty();
    assertThat(names("/v1/presets?page=1&pageSize=100")).containsExactly("A", "B", "C");
    var read = new ArrayList<String>();
    var cursor = "";
    do {
      var page = api.get("/v1/presets?pageSize=1" + cursor).json();
      assertThat(page.at("/pagination/totalCount").asInt()).isEqualTo(3);
      read.addAll(page.get("data").findValuesAsText("name"));
      var next = page.at("/pagination/nextCursor");
      cursor = next.isTextual() ? "&cursor=" + next.asText() : "";
    } while (!cursor.isEmpty());
    assertThat(read).containsExactly("A", "B", "C");
    assertThat(api.get("/v1/presets?page=0&pageSize=101").fields())
        .containsExactly("page", "pageSize");
    assertThat(api.get("/v1/presets?cursor=x").fields()).containsExactly("cursor");
  }

  /// A program that reads every list in the same way reads these too.
  @Test
  void everyShortListTakesAPage() {
    var document = Document.of(served.sandbox());
    for (var operation : lists(document)) {
      if (!operation.parameters(document).contains("sort") && !operation.path().contains("{")) {
        var page = api.get(operation.path() + "?page=1&pageSize=1");
        assertThat(page.status()).as(operation.path() + page.text()).isEqualTo(200);
        assertThat(page.json().get("data").size()).as(operation.path()).isLessThanOrEqualTo(1);
        assertThat(page.json().at("/pagination/pageSize").asInt()).isEqualTo(1);
      }
    }
  }

  @Test
  void wordsOfFiltersAreInAnyCaseAndUnknownOnesAreRefusedWithTheKnownOnes() {
    label();
    for (var list :
        List.of(
            "/v1/labels?carrier=",
            "/v1/shipments?carrier=",
            "/v1/labels/export?carrier=",
            "/v1/manifests?carrier=",
            "/v1/pickups?carrier=",
            "/v1/invoices?carrier=",
            "/v1/analytics/carriers?carrier=",
            "/v1/analytics/payors?carrier=")) {
      var refused = api.get(list + "upz");
      assertThat(refused.fields()).as(list).containsExactly("carrier");
      assertThat(refused.message()).contains("ups", "canada_post", "dhl_express");
      assertThat(api.get(list + "UPS").status()).as(list).isEqualTo(200);
    }
    assertThat(total("/v1/labels?carrier=Ups")).isEqualTo(1);
    for (var list :
        List.of(
            "/v1/labels?status=",
            "/v1/shipments?status=",
            "/v1/orders?status=",
            "/v1/pickups?status=",
            "/v1/print-jobs?status=",
            "/v1/emails?status=",
            "/v1/wallet/transactions?type=",
            "/v1/audit?action=",
            "/v1/audit/export?action=")) {
      var name = list.substring(list.indexOf('?') + 1, list.length() - 1);
      assertThat(api.get(list + "nope").fields()).as(list).containsExactly(name);
      assertThat(api.get(list + "nope").message()).as(list).contains("must be one of");
    }
    // the document names the words as they are answered
    assertThat(count(api.exchange("GET", "/v1/labels?status=CREATED"))).isEqualTo(1);
    assertThat(count(api.exchange("GET", "/v1/orders?status=Open"))).isZero();
    assertThat(count(api.exchange("GET", "/v1/audit?action=Label.Created"))).isEqualTo(1);
    assertThat(api.get("/v1/labels?service=UPS_GROUND").json().get("data")).hasSize(1);
  }

  @Test
  void tablesOfAllListsAreAtExport() {
    label();
    var audit = api.get("/v1/audit/export?action=label.created");
    assertThat(audit.header("Content-Type")).isEqualTo("text/csv");
    assertThat(audit.header("Content-Disposition")).contains("audit.csv");
    assertThat(audit.text().lines()).hasSize(2);
    assertThat(api.with("Accept", "text/csv").get("/v1/audit?action=label.created").text())
        .isEqualTo(audit.text());
    assertThat(api.get("/v1/audit/export?page=2").fields()).containsExactly("page");
    var invoice =
        made(
            api.post(
                "/v1/invoices",
                "{\"carrier\":\"ups\",\"content\":\"invoice_number,tracking_number,charge,amount\\n"
                    + "T-2,1Z999AA10123456784,Base,5.55\\n\"}"));
    var lines = "/v1/invoices/" + invoice.at("/imported/0/id").asText() + "/lines";
    var table = api.get(lines + "/export?kind=not_ours");
    assertThat(table.header("Content-Type")).isEqualTo("text/csv");
    assertThat(table.text()).contains("1Z999AA10123456784");
    assertThat(api.get("/v1/invoices/inv_1/lines/export").code()).isEqualTo("NOT_FOUND");
    assertThat(api.get("/v1/orders/export?sourceId=src_1").status()).isEqualTo(200);
  }

  private long total(String path) {
    return count(api.get(path));
  }

  private static long count(Api.Response page) {
    assertThat(page.status()).as(page.text()).isEqualTo(200);
    return page.json().at("/pagination/totalCount").asLong();
  }

  private List<String> names(String path) {
    return StreamSupport.stream(api.get(path).json().get("data").spliterator(), false)
        .flatMap(each -> Stream.of(each.get("name").asText()))
        .toList();
  }

  private static JsonNode made(Api.Response response) {
    assertThat(response.status()).as(response.text()).isBetween(200, 202);
    return response.json();
  }
}
