package dev.quayside.engine.contract.openapi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.SoftAssertions.assertSoftly;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.Operation;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.contract.manifests.PickupsTest;
import java.net.URLEncoder;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the document says of requests is what the server takes, field by field and parameter by
/// parameter, found by bending the document's own examples.
class RequestShapesTest extends ShopTest {

  private static final String NUMBER = "1Z999AA10123456784";

  /// Ids in an example cannot be those of this workspace.
  private static final List<String> OF_ANOTHER_WORKSPACE = List.of("ids");

  /// So that what is left out of an example is somewhere.
  @BeforeEach
  void shipFromADock() {
    api.post("/v1/locations", "{\"name\":\"Dock 7\",\"address\":" + FROM + "}");
  }

  private Document document() {
    return Document.of(served.sandbox());
  }

  Stream<Operation> bodies() {
    return OpenApiTest.operations(document()).stream()
        .filter(each -> each.node().has("requestBody"));
  }

  Stream<Operation> queries() {
    return OpenApiTest.operations(document()).stream()
        .filter(each -> !parameters(each, "query").isEmpty());
  }

  @ParameterizedTest
  @MethodSource("bodies")
  void everyFieldIsAsDescribed(Operation operation) {
    var content = operation.node().at("/requestBody/content/application~1json");
    var schema = document().resolve(content.get("schema"));
    assertSoftly(
        softly -> {
          for (JsonNode example : content.get("examples")) {
            for (var mutation : Mutations.of(document(), schema, example.get("value"))) {
              if (mutation.isOpen() && mutation.accepted() != allows(operation, mutation.body())) {
                continue;
              }
              var response = send(operation, mutation.body().toString());
              var context = operation + ": " + mutation + " -> " + response.text();
              if (mutation.accepted()) {
                softly.assertThat(named(response)).as(context).doesNotContain(mutation.field());
              } else {
                softly.assertThat(response.status()).as(context).isIn(400, Document.SEVERAL);
                softly.assertThat(named(response)).as(context).contains(mutation.field());
              }
            }
          }
        });
  }

  /// Every violation at once, not only the first.
  @ParameterizedTest
  @MethodSource("bodies")
  void everythingWrongIsNamedAtOnce(Operation operation) {
    var content = operation.node().at("/requestBody/content/application~1json");
    var schema = document().resolve(content.get("schema"));
    var example = content.get("examples").iterator().next().get("value");
    for (var kinds :
        List.of(
            Set.of("a number in", "a text in"),
            Set.of("too little in", "an unknown word in", "a blank in"),
            Set.of("too much in", "too long a text in"),
            Set.of("without", "a text in"))) {
      var wrong = Mutations.together(document(), schema, example, kinds);
      if (!wrong.getKey().isEmpty()) {
        var response = send(operation, wrong.getValue().toString());
        assertThat(named(response))
            .as(operation + " " + wrong.getValue() + " -> " + response.text())
            .containsAll(wrong.getKey());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("bodies")
  void anExampleIsTaken(Operation operation) {
    for (JsonNode example :
        operation.node().at("/requestBody/content/application~1json/examples")) {
      var response = send(operation, example.get("value").toString());
      if (!response.fields().equals(OF_ANOTHER_WORKSPACE)) {
        assertThat(response.status()).as(operation + response.text()).isNotIn(400, 415, 422);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("queries")
  void everyQueryParameterIsAsDescribed(Operation operation) {
    for (JsonNode parameter : parameters(operation, "query")) {
      var name = parameter.get("name").asText();
      var whole = document().resolve(parameter.get("schema"));
      // a list stands in a query with commas: one of it is a list, too
      var schema = whole.has("items") ? document().resolve(whole.get("items")) : whole;
      for (String bad : bad(schema)) {
        var response = query(operation, name, bad);
        assertThat(response.status()).as(operation + "?" + name + "=" + bad).isEqualTo(400);
        assertThat(named(response)).contains(name).isSubsetOf(needed(operation, name));
      }
      for (JsonNode good : schema.path("enum")) {
        assertThat(query(operation, name, good.asText()).status())
            .as(operation + "?" + name)
            .isNotEqualTo(400);
      }
      for (String bound : List.of("minimum", "maximum")) {
        if (schema.has(bound) && !isStream(operation)) {
          assertThat(query(operation, name, schema.get(bound).asText()).status())
              .as(operation + "?" + name)
              .isNotEqualTo(400);
        }
      }
    }
  }

  /// 0.1 + 0.2 is 0.30000000000000004 in most languages.
  @ParameterizedTest
  @ValueSource(strings = {"34.500000000000004", "1.0000000000000002e-3"})
  void theDustOfBinaryArithmeticIsNoReasonToRefuse(String ounces) {
    assertThat(weighing(ounces).status()).isEqualTo(200);
  }

  /// Nobody weighs that: it was once bought as a billionth of an ounce.
  @ParameterizedTest
  @ValueSource(strings = {"1e-12", "5e-324", "0.0009"})
  void aWeightNoScaleShowsIsRefused(String ounces) {
    assertThat(weighing(ounces).message()).isEqualTo("parcel.weightOz: must be at least 0.001");
  }

  /// A SKU of two lines would break tables, papers and printers.
  @ParameterizedTest
  @ValueSource(strings = {"a%0d%0ab", "a%09b", "%7f", "a%c2%85b"})
  void aNameInThePathIsOneLine(String sku) {
    var refused = api.put("/v1/products/" + sku, "{\"name\":\"a\"}");
    assertThat(refused.status()).as(refused.text()).isEqualTo(400);
    assertThat(refused.message()).endsWith("contains control characters or broken Unicode");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e-12", "1e-400", "0.0009"})
  void norDoesAPieceWeighThat(String ounces) {
    var to =
        "{\"name\":\"Bob\",\"street1\":\"350 5th Ave\",\"city\":\"New"
            + " York\",\"state\":\"NY\",\"zip\":\"10118\",\"country\":\"US\"}";
    var customs =
        rateRequest()
            .replaceFirst(
                "}\\s*$",
                ",\"customs\":{\"contentsType\":\"gift\",\"items\":[{\"description\":\"a\",\"quantity\":1,\"value\":1,\"originCountry\":\"US\",\"weightOz\":"
                    + ounces
                    + "}]}}");
    var order =
        "{\"reference\":\"w-1\",\"to\":%s,\"items\":[{\"sku\":\"A\",\"weightOz\":%s}]}"
            .formatted(to, ounces);
    assertThat(api.post("/v1/rates", customs).message())
        .isEqualTo("customs.items[0].weightOz: must be at least 0.001");
    assertThat(api.post("/v1/orders", order).message())
        .isEqualTo("items[0].weightOz: must be at least 0.001");
    assertThat(api.put("/v1/products/A", "{\"name\":\"a\",\"weightOz\":" + ounces + "}").message())
        .isEqualTo("weightOz: must be at least 0.001");
  }

  private Api.Response weighing(String ounces) {
    return api.post(
        "/v1/rates", rateRequest().replaceFirst("(\"weightOz\": ?)[0-9.]+", "$1" + ounces));
  }

  @Test
  void everyPostRefusesAKeyThatIsNone() {
    for (Operation operation : OpenApiTest.operations(document())) {
      if (operation.method().equals("post")) {
        var example = operation.node().at("/requestBody/content/application~1json/examples");
        var keyed = api.with("Idempotency-Key", "x".repeat(256));
        var path = path(operation);
        var body = body(operation, example);
        var response = body.isEmpty() ? keyed.post(path) : keyed.post(path, body);
        assertThat(response.status()).as(operation + response.text()).isEqualTo(400);
        assertThat(response.fields()).containsExactly("Idempotency-Key");
      }
    }
  }

  /// Who prefers strict handling hears of every unknown name at once.
  @ParameterizedTest
  @MethodSource("operations")
  void strictHandlingRefusesUnknownNames(Operation operation) {
    var example = operation.node().at("/requestBody/content/application~1json/examples");
    var names = new ArrayList<>(List.of("colour"));
    var body = "";
    if (!example.isEmpty()) {
      var request = example.iterator().next().get("value").deepCopy();
      addUnknown(request, "", names);
      body = request.toString();
    }
    var response =
        api.with("Content-Type", "application/json")
            .with("Prefer", "wait=5, handling=strict")
            .send(operation.verb(), path(operation) + "?colour=red", body);
    assertThat(response.status()).as(operation + response.text()).isEqualTo(400);
    assertThat(response.fields()).as(operation + response.text()).containsAll(names);
  }

  /// Puts a field nobody knows into every object; metadata has names of the shop's own.
  private static void addUnknown(JsonNode node, String path, List<String> names) {
    if (path.endsWith("metadata.")) {
      return;
    }
    for (var field : node.properties()) {
      addUnknown(field.getValue(), path + field.getKey() + ".", names);
    }
    for (int i = 0; i < node.size() && node.isArray(); i++) {
      addUnknown(node.get(i), path.substring(0, path.length() - 1) + "[" + i + "].", names);
    }
    if (node instanceof ObjectNode object) {
      object.put("shade", 7);
      names.add(path + "shade");
    }
  }

  @Test
  void whateverSpendsRefusesAMisspeltField() {
    for (Operation operation : OpenApiTest.operations(document())) {
      var example = operation.node().at("/requestBody/content/application~1json/examples");
      if (!operation.node().path("x-spends").asBoolean() || example.isEmpty()) {
        continue;
      }
      var request = (ObjectNode) example.iterator().next().get("value").deepCopy();
      var name = request.fieldNames().next();
      request.set("_" + name.toUpperCase(Locale.ROOT), request.remove(name));
      var refused = send(operation, request.toString());
      assertThat(refused.status()).as(operation + refused.text()).isEqualTo(400);
      assertThat(refused.json().at("/error/details").toString())
          .as(operation.toString())
          .contains("did you mean " + name + "?");
    }
  }

  Stream<Operation> operations() {
    return OpenApiTest.operations(document()).stream()
        .filter(
            operation ->
                parameters(operation, "header").stream()
                    .anyMatch(header -> header.get("name").asText().equals("Prefer")));
  }

  private String body(Operation operation, JsonNode examples) {
    if (operation.path().equals("/v1/auth/token")) {
      return "{\"apiKey\":\""
          + served.key(workspace, dev.quayside.engine.base.identity.Role.VIEWER)
          + "\"}";
    }
    return examples.isEmpty() ? "" : examples.iterator().next().get("value").toString();
  }

  private boolean allows(Operation operation, JsonNode body) {
    var pointer =
        Document.pointer("paths", operation.path(), operation.method())
            + "/requestBody/content/application~1json/schema";
    return document().violations(pointer, body).isEmpty();
  }

  private static List<String> bad(JsonNode schema) {
    var bad = new ArrayList<String>();
    if (schema.path("type").asText().equals("integer")) {
      bad.addAll(
          List.of(
              "x",
              "1.5",
              String.valueOf(schema.get("minimum").asLong() - 1),
              String.valueOf(schema.get("maximum").asLong() + 1)));
    } else if (Stream.of("enum", "format", "anyOf", "pattern").anyMatch(schema::has)) {
      bad.add("no such thing");
    } else {
      bad.add("x".repeat(schema.get("maxLength").asInt() + 1));
    }
    return bad;
  }

  private Api.Response query(Operation operation, String name, String value) {
    var path =
        path(operation) + "?" + name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8);
    if (operation.verb().equals("POST")) {
      return api.with("Content-Type", "text/csv")
          .send("POST", path, BodyPublishers.ofString("sku,name\nMUG-1,Mug\n"));
    }
    return api.send(operation.verb().equals("DELETE") ? "DELETE" : "GET", path);
  }

  /// A parameter, and those that have to be beside it.
  private List<String> needed(Operation operation, String name) {
    return parameters(operation, "query").stream()
        .filter(each -> each.path("required").asBoolean())
        .map(each -> each.get("name").asText())
        .collect(Collectors.toCollection(() -> new ArrayList<>(List.of(name))));
  }

  /// It would go on for as long as it was told.
  private static boolean isStream(Operation operation) {
    return operation.path().endsWith("/stream");
  }

  private Api.Response send(Operation operation, String body) {
    return api.with("Content-Type", "application/json")
        .send(
            operation.method().toUpperCase(Locale.ROOT),
            path(operation),
            body.replace(pickupDay(), PickupsTest.workingDay(3).toString()));
  }

  /// The day of the document's examples, which may be a holiday.
  private String pickupDay() {
    return document()
        .root()
        .at(
            "/paths/~1v1~1pickups/post/requestBody/content/application~1json/examples/here/value/date")
        .asText();
  }

  private List<JsonNode> parameters(Operation operation, String in) {
    var found = new ArrayList<JsonNode>();
    for (JsonNode each : operation.node().path("parameters")) {
      var parameter = document().resolve(each);
      if (parameter.get("in").asText().equals(in)) {
        found.add(parameter);
      }
    }
    return found;
  }

  private static String path(Operation operation) {
    return operation
        .path()
        .replace("{code}", "ups")
        .replace("{trackingNumber}", NUMBER)
        .replace("{id}", "none")
        .replace("{sync}", "none")
        .replace("{parcelId}", "none")
        .replace("{sku}", "none")
        .replace("{line}", "1")
        .replace("{name}", "none")
        .replace("{kind}", "none")
        .replace("{number}", "1")
        .replace("{occasion}", "shipped")
        .replace("{language}", "en");
  }

  /// The fields a refusal of the shape names, or refusals of some of several.
  private static List<String> named(Api.Response response) {
    if (response.status() == Document.SEVERAL) {
      return response.json().findValuesAsText("field");
    }
    return response.status() == 400 ? response.fields() : List.of();
  }
}
