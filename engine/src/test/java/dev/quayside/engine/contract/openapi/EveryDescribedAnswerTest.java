package dev.quayside.engine.contract.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.ServedEngine;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.Operation;
import dev.quayside.engine.contract.Probes;
import dev.quayside.engine.contract.RawHttp;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.manifests.PickupsTest;
import dev.quayside.engine.contract.webhooks.EventsTest;
import dev.quayside.engine.contract.webhooks.WebhooksTest;
import dev.quayside.engine.contract.workspaces.ArchivedWorkspaceTest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The document promises nothing that never happens: every status and error code of every operation
/// is brought about, but for those of {@link #NOT_HERE}.
class EveryDescribedAnswerTest extends SandboxTest {

  private static final String HEAVY_GOODS =
      "\"customs\":{\"contentsType\":\"merchandise\",\"items\":[{\"description\":\"Anvil\",\"quantity\":1,"
          + "\"value\":10,\"weightOz\":900,\"originCountry\":\"US\"}]}";

  /// Endings of what is not brought about here, with the reason.
  private static final List<String> NOT_HERE =
      List.of(
          " 500 INTERNAL_ERROR", // a fault of ours: ErrorAnswersTest makes one
          " 503 SERVICE_UNAVAILABLE", // a server that stops: GracefulStopTest
          " 422 CARRIER_CREDENTIALS", // practice carriers take any: NineCarriersTest
          " 422 CARRIER_REFUSED", // practice carriers refuse by our rules: the tests of each
          // carrier
          "retryEmail 200", // e-mails are of production only: MailsTest sends them again
          "deleteStation 204", // a second desk: StationsTest
          " 409 ORDER_LEASED", // a second desk: OrderLeasesTest
          "buyOrder 207", // an answer that is lost between parcels: DatabaseRowsTest
          "buyParcels 207", // a wallet that ends between parcels: OrderParcelsTest
          "track 502 CARRIER_UNAVAILABLE", // somebody else's parcel, in production: StrangersTest
          // carriers with papers of their own, and such as want to be told: ClosingTest
          "LabelDocument 200",
          "LabelDocument 304",
          "ManifestDocument 200",
          "ManifestDocument 304",
          "closeManifest 502 CARRIER_UNAVAILABLE",
          "ManifestDocument 502 CARRIER_UNAVAILABLE",
          "settleManifest 200");

  /// Elsewhere CONFLICT needs a request that hangs for 30 s under its key: IdempotencyTest.
  private static final Set<String> WITH_CONFLICTS =
      Set.of(
          "resendEvent",
          "createOrder",
          "changeOrder",
          "holdOrder",
          "releaseOrder",
          "cancelOrder",
          "reopenOrder",
          "rateOrder",
          "buyOrder",
          "buyParcels",
          "addPrinter",
          "downloadBatch",
          "pauseBatch",
          "resumeBatch",
          "stopBatch",
          "createWorkspace",
          "downloadLabel",
          "cancelLabel",
          "cancelShipment",
          "settleLabel",
          "shipOrderAnotherWay",
          "takeParcelBack",
          "emailLabel",
          "voidBatch",
          "testCarrierAccount",
          "testMail");

  private static final String AMBIGUOUS = "4088545396117926"; // two check digits allow it

  private final Set<String> seen = new TreeSet<>();

  @Test
  void happens(@TempDir Path directory) {
    operations().forEach(this::refusals);
    ArchivedWorkspaceTest.bring(as(served.workspace("archived"), Role.ADMIN), operations());
    limits(directory);
    successes();
    new DeskAnswers(api, FROM).bring();
    new OrderAnswers(api, FROM).bring();
    new CheckAnswers(api, as(workspace, Role.ADMIN), FROM, TO).bring();
    new DatabaseAnswers(api, FROM, served.database().getParent()).bring();
    new PrintedAnswers(served, api, label(), abroad()).bring(directory.resolve("tray"));
    businessRules();
    moods();
    seen.addAll(KnownAnswers.ask(document(), api));
    seen.addAll(document().seen());
    var missing = new TreeSet<>(described());
    missing.removeIf(each -> seen.contains(each) || isNotHere(each));
    assertThat(missing).isEmpty();
  }

  private static boolean isNotHere(String answer) {
    var conflict = " 409 CONFLICT";
    var operation = answer.replace(conflict, "");
    return NOT_HERE.stream().anyMatch(answer::endsWith)
        || (answer.endsWith(conflict)
            && !WITH_CONFLICTS.contains(operation)
            && !DeskAnswers.CONFLICTS.contains(operation));
  }

  /// `createLabel 422 RATE_MISMATCH`, `createLabel 201`.
  private Set<String> described() {
    var described = new TreeSet<String>();
    for (Operation operation : operations()) {
      for (var response : operation.node().get("responses").properties()) {
        var codes = document().codes(response.getValue());
        if (codes.isEmpty()) {
          described.add(operation.id() + " " + response.getKey());
        }
        codes.forEach(code -> described.add(operation.id() + " " + response.getKey() + " " + code));
      }
    }
    return described;
  }

  private Document document() {
    return Document.of(served.sandbox());
  }

  private List<Operation> operations() {
    return OpenApiTest.operations(document());
  }

  private void refusals(Operation operation) {
    var path = path(operation, "none");
    raw(operation, "Host: evil.example", 403, "FORBIDDEN");
    raw(operation, "Host: localhost\nContent-Length: abc", 400, "INVALID_REQUEST");
    if (operation.path().equals("/v1/auth/token")) {
      api.post(path, "{\"apiKey\":\"qk_test_none\"}");
    } else {
      Api.of(served.sandbox()).send(operation.verb(), path);
    }
    if (operation.node().has("requestBody")) {
      var json = api.with("Content-Type", "application/json");
      json.send(operation.verb(), path, BodyPublishers.ofByteArray(new byte[1024 * 1024 + 1]));
      api.with("Content-Type", "text/plain").send(operation.verb(), path, "{}");
      json.send(operation.verb(), path, body(operation));
    } else {
      api.send(operation.verb(), path);
    }
    if (operation.method().equals("post")) {
      var keyed = api.with("Idempotency-Key", "the same");
      keyed.post("/v1/addresses/validate", TO);
      if (operation.node().has("requestBody")) {
        keyed.post(path, body(operation));
      } else {
        keyed.post(path);
      }
    }
  }

  private void raw(Operation operation, String headers, int status, String code) {
    var answer =
        RawHttp.exchange(
            served.sandbox(),
            operation.verb()
                + " "
                + path(operation, "none")
                + " HTTP/1.1\n"
                + headers
                + "\nConnection: close\n\n");
    assertThat(answer)
        .as(operation.toString())
        .startsWith("HTTP/1.1 " + status)
        .contains("\"" + code + "\"");
    seen.add(operation.id() + " " + status + " " + code);
  }

  /// Two requests of a key that has one.
  private void limits(Path directory) {
    var options = ServedEngine.FREE_PORTS.withRequestsPerMinute(1);
    try (var strict = ServedEngine.open(directory, options, new Probes(), () -> 0)) {
      for (Operation operation : operations()) {
        var own = strict.workspace("own-" + operation.id().toLowerCase(Locale.ROOT));
        var once = Api.of(strict.sandbox()).key(strict.key(own, Role.ADMIN));
        var json = once.with("Content-Type", "application/json");
        var body = operation.node().has("requestBody") ? "{}" : "";
        for (int i = 0; i < 2; i++) {
          json.send(operation.verb(), path(operation, "none"), body);
        }
      }
      Document.of(strict.sandbox()).seen().stream()
          .filter(each -> each.endsWith("RATE_LIMITED"))
          .forEach(seen::add);
    }
  }

  private void successes() {
    for (Operation operation : operations()) {
      if (operation.method().equals("get") && !operation.path().contains("{")) {
        api.get(path(operation, ""));
      }
    }
    var label = label();
    var labels = "/v1/labels/" + label.get("id").asText();
    api.get(labels);
    api.get(labels + "/documents");
    var tag = api.get(labels + "/download").header("ETag");
    api.with("If-None-Match", tag).get(labels + "/download");
    api.post(labels + "/cancel");
    api.post(labels + "/cancel");
    var shipment = api.post("/v1/shipments", order()).json();
    var shipments = "/v1/shipments/" + shipment.get("id").asText();
    api.get(shipments);
    var drawn = api.get(shipments + "/download").header("ETag");
    api.with("If-None-Match", drawn).get(shipments + "/download");
    api.get("/v1/tracking/" + shipment.get("trackingNumber").asText());
    api.post(shipments + "/cancel");
    api.post(shipments + "/cancel");
    scanned(number(label()), "accepted");
    api.post("/v1/auth/token", body("/v1/auth/token"));
    api.get("/v1/carriers/ups");
    api.get("/v1/sandbox/carriers/ups");
    autoScan(false);
    advance(1);
    carrier("ups", "up");
    var later = api.with("Prefer", "respond-async").post("/v1/rates", rateRequest());
    api.get(later.header("Location"));
    WebhooksTest.bring(api);
    EventsTest.bring(api);
    rules();
    branding();
    mail();
    PickupsTest.bring(api);
  }

  private void branding() {
    for (String path : List.of("/v1/branding", "/v1/branding/logo")) {
      operations().stream()
          .filter(each -> each.path().equals(path) && each.method().equals("put"))
          .forEach(each -> api.put(path, body(each)));
    }
    var logo = "/v1/branding/logo";
    api.with("If-None-Match", api.get(logo).header("ETag")).get(logo);
    api.send("DELETE", logo);
    api.get(logo);
  }

  private void mail() {
    as(served.workspace("mailless"), Role.ADMIN).post("/v1/emails/test", body("/v1/emails/test"));
    api.put(
        "/v1/emails/settings",
        "{\"host\":\"127.0.0.1\",\"port\":1,\"security\":\"none\",\"fromAddress\":\"me@x.example\"}");
    api.post("/v1/emails/test", body("/v1/emails/test"));
    var template = "/v1/emails/templates/shipped/en";
    api.get(template);
    api.put(template, "{\"subject\":\"{order}\",\"text\":\"{trackingUrl}\"}");
    api.post(template + "/preview", "{}");
    api.send("DELETE", template);
    api.put("/v1/retention", "{}");
    api.post("/v1/retention/dry-run", "{\"days\":365}");
  }

  private String abroad() {
    return operations().stream()
        .filter(each -> each.id().equals("createLabel"))
        .map(each -> each.node().at("/requestBody/content/application~1json/examples/abroad/value"))
        .findFirst()
        .orElseThrow()
        .toString();
  }

  private void rules() {
    var rule = api.post("/v1/rules", body("/v1/rules")).json().get("id").asText();
    var every = new java.util.ArrayList<String>();
    api.get("/v1/rules").json().get("data").forEach(each -> every.add(each.get("id").toString()));
    api.post("/v1/rules/reorder", "{\"ids\":" + every + "}");
    api.get("/v1/rules/" + rule);
    api.put("/v1/rules/" + rule, body("/v1/rules"));
    var elsewhere =
        """
        {"name":"x","choice":{"kind":"service","carrier":"ups","service":"GROUND_ADVANTAGE"}}\
        """;
    api.post("/v1/rules", elsewhere);
    api.put("/v1/rules/" + rule, elsewhere);
    api.post("/v1/rules/trial", "{\"rule\":" + elsewhere + "}");
    api.send("DELETE", "/v1/rules/" + rule);
  }

  private void businessRules() {
    var elsewhere = rateRequest().replace("\"10118\"", "\"90210\"");
    api.post("/v1/rates", elsewhere);
    api.post("/v1/rates", rateRequest().replace("18.5", "30000"));
    api.post(
        "/v1/rates", rateRequest().replace("{\"from\"", "{\"carriers\":[\"pigeon\"],\"from\""));
    api.post(
        "/v1/rates",
        rateRequest()
            .replace("{\"from\"", "{\"services\":[\"ups_next_day_air\"],\"from\"")
            .replace(",\"lengthIn\":10,\"widthIn\":8,\"heightIn\":4", ""));
    api.post("/v1/rates", rateRequest().replace("{\"from\"", "{" + HEAVY_GOODS + ",\"from\""));
    for (String path : List.of("/v1/labels", "/v1/shipments")) {
      orders(path);
    }
    var old = List.of(label(), label());
    advance(86_400 * 2);
    api.post("/v1/labels/" + old.getFirst().get("id").asText() + "/cancel");
    api.post("/v1/shipments/" + old.getLast().get("shipmentId").asText() + "/cancel");
    api.post("/v1/addresses/validate", "{\"country\":\"US\",\"zip\":\"00000\"}");
    var lane = "\"originPostalCode\":\"%s\",\"destinationPostalCode\":\"%s\"";
    for (String[] ends : new String[][] {{"94105", "00000"}, {"94105", "99950"}}) {
      var where = lane.formatted(ends[0], ends[1]);
      api.post("/v1/analytics/predict", "{\"carrierCode\":\"veho\"," + where + "}");
      api.post("/v1/shipping/recommend", "{\"weightOz\":35000," + where + "}");
    }
    api.post(
        "/v1/analytics/predict",
        "{\"carrierCode\":\"pigeon\"," + lane.formatted("94105", "11217") + "}");
    var ups =
        "{\"carrierCode\":\"ups\"," + lane.formatted("94105", "11217") + ",\"service\":\"ups_";
    api.post("/v1/analytics/predict", ups + "worldwide_saver\"}");
    api.post("/v1/analytics/predict", ups + "ground\",\"parcel\":{\"weightOz\":30000}}");
    api.get("/v1/tracking/" + AMBIGUOUS);
    var taken = "{\"name\":\"a\",\"slug\":\"demo\",\"plan\":\"desk\"}";
    api.post("/v1/workspaces", taken);
    copies();
    var desk = api.get("/v1/stations").json().at("/data/0/id").asText();
    api.patch("/v1/stations/" + desk, "{\"name\":\"Packing 1\"}");
    api.patch("/v1/stations/none", "{\"name\":\"Packing 1\"}");
  }

  private void copies() {
    var other = served.workspace("copied-answers");
    as(other, Role.ADMIN).post("/v1/tags", "{\"name\":\"Rush\",\"colour\":\"red\"}");
    var asked = "{\"fromKey\":\"%s\"}".formatted(served.key(other, Role.ADMIN));
    for (var end : List.of("/copy/preview", "/copy")) {
      api.post("/v1/workspaces/" + workspace.id().value() + end, asked);
      api.post("/v1/workspaces/" + other.id().value() + end, asked);
    }
  }

  private void orders(String path) {
    api.post(path, order("ups", "carrier_pigeon", ""));
    api.post(path, order("gls_us", "gls_ground", ""));
    api.post(path, order("ups", "ups_ground", "," + HEAVY_GOODS));
    api.post(
        path,
        order("ups", "ups_ground", "")
            .replace("{\"weightOz\"", "{\"packaging\":\"fedex_pak\",\"weightOz\""));
    api.post(path, order("ups", "ups_ground", ",\"shipDate\":\"2020-01-01\""));
    api.post(
        path,
        order(
            "ups",
            "ups_ground",
            ",\"billing\":{\"transport\":{\"payor\":\"recipient\",\"account\":\"1A0000\"}}"));
    api.post(
        path,
        """
        {"carrier":"canada_post","service":"USA.XP","from":%s,"to":%s,
         "parcel":{"weightOz":16,"lengthIn":8,"widthIn":6,"heightIn":4},
         "customs":{"contentsType":"merchandise","items":[{"description":"Mug","quantity":1,
         "value":10,"currency":"CAD","weightOz":9,"hsCode":"6912.00","originCountry":"CA"}]}}\
        """
            .formatted(OrderAnswers.TORONTO, TO));
    api.post(path, order().replace("\"10118\"", "\"90210\""));
    api.post(path, "{\"rateId\":\"rate_none\"}");
    api.post(path, order().replace("18.5", "30000"));
    api.post(
        path,
        order()
            .replace(
                "\"NY\",\"zip\":\"10118\",\"country\":\"US\"",
                "\"ON\",\"zip\":\"K1A 0B1\",\"country\":\"CA\""));
    api.post(
        path,
        order("ups", "ups_next_day_air", "")
            .replace(",\"lengthIn\":10,\"widthIn\":8,\"heightIn\":4", ""));
    api.post(path, order().replace("18.5,", "18.5,\"hazmat\":true,"));
    api.post(path, order().replace("\"lengthIn\":10", "\"lengthIn\":300"));
    api.post(path, order("dhl_express", "P", ",\"isReturn\":true"));
    var boxes = "\"pieces\":[{\"parcel\":%1$s},{\"parcel\":%1$s}]".formatted(PARCEL);
    api.post(path, order("usps", "PRIORITY_MAIL", "").replace("\"parcel\":" + PARCEL, boxes));
    var rate = api.post("/v1/rates", rateRequest()).json().at("/rates/0/id").asText();
    api.post(path, "{\"rateId\":\"%s\",\"parcel\":{\"weightOz\":1}}".formatted(rate));
  }

  /// Carriers that do not answer, and a wallet that is empty.
  private void moods() {
    var own = rateRequest().replace("{\"from\"", "{\"carriers\":[\"ups\"],\"from\"");
    var rate = api.post("/v1/rates", own).json().at("/rates/0/id").asText();
    carrier("ups", "malformed");
    var doubtful = api.post("/v1/labels", "{\"rateId\":\"%s\"}".formatted(rate)).json();
    assertThat(doubtful.get("status").asText()).isEqualTo("pending");
    api.get("/v1/labels/" + doubtful.get("id").asText() + "/download");
    api.post("/v1/labels/" + doubtful.get("id").asText() + "/cancel");
    api.post("/v1/shipments/" + doubtful.get("shipmentId").asText() + "/cancel");
    var settle = "/v1/labels/" + doubtful.get("id").asText() + "/settle";
    api.post(settle, "{\"bought\":false}");
    api.post(settle, "{\"bought\":false}");
    carrier("ups", "up");
    var label = label();
    for (JsonNode carrier : api.get("/v1/carriers").json().get("carriers")) {
      carrier(carrier.get("code").asText(), "down");
    }
    api.post("/v1/labels/" + label.get("id").asText() + "/cancel");
    api.post("/v1/shipments/" + label.get("shipmentId").asText() + "/cancel");
    new OrderAnswers(api, FROM).inSilence();
    for (String path :
        List.of(
            "/v1/rates",
            "/v1/labels",
            "/v1/shipments",
            "/v1/analytics/predict",
            "/v1/shipping/recommend")) {
      api.post(path, body(path));
    }
    carrier("ups", "up");
    var dear = order("ups", "ups_next_day_air_early", ",\"insuredValue\":{\"amount\":20000}");
    for (int i = 0; i < 20; i++) {
      api.post("/v1/labels", dear);
    }
    api.post("/v1/shipments", dear);
    new OrderAnswers(api, FROM).inPoverty();
  }

  private String body(String path) {
    return operations().stream()
        .filter(each -> each.path().equals(path) && each.method().equals("post"))
        .map(this::body)
        .findFirst()
        .orElseThrow();
  }

  private String body(Operation operation) {
    return operation.path().equals("/v1/auth/token")
        ? "{\"apiKey\":\"" + served.key(workspace, Role.VIEWER) + "\"}"
        : operation
            .node()
            .at("/requestBody/content/application~1json/examples")
            .iterator()
            .next()
            .get("value")
            .toString();
  }

  private static String path(Operation operation, String id) {
    var path = operation.path().replaceAll("\\{\\w+}", id);
    return path.endsWith("/stream") ? path + "?seconds=0" : path; // it would go on
  }
}
