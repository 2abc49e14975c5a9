package dev.quayside.engine.contract.openapi;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.text.CountryCode;
import dev.quayside.engine.base.text.WireWord;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.Operation;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.parcel.address.postal.PostalCodes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Currency;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// GET /v1/openapi.json: a good document, and one that says something.
public class OpenApiTest extends ShopTest {

  private static final String ERROR = "#/components/schemas/ErrorResponse";
  private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");

  private Document sandbox() {
    return Document.of(served.sandbox());
  }

  @Test
  void itNeedsNoCredentialAndNamesTheListenerItCameFrom() {
    for (var listener : List.of(served.sandbox(), served.production())) {
      var response = Api.of(listener).get("/v1/openapi.json");
      assertThat(response.status()).isEqualTo(200);
      assertThat(response.header("Content-Type")).isEqualTo("application/json");
      assertThat(response.json().get("servers")).hasSize(1);
      assertThat(response.json().at("/servers/0/url").asText()).isEqualTo(listener.toString());
    }
  }

  /// `/v1/orders/import` is no order called import: it takes what it takes, and no other method.
  @Test
  void everyPathTakesItsOwnMethodsOnly() {
    for (var path : sandbox().served().get("paths").properties()) {
      if (!path.getKey().startsWith("/v1/")) {
        continue;
      }
      var own = new TreeSet<String>();
      path.getValue().fieldNames().forEachRemaining(own::add);
      own.retainAll(METHODS);
      var allowed = new TreeSet<>(own.stream().map(each -> each.toUpperCase(Locale.ROOT)).toList());
      if (own.contains("get")) {
        allowed.add("HEAD");
      }
      var asked = path.getKey().replaceAll("\\{\\w+}", "some");
      assertThat(Set.of(api.send("OPTIONS", asked).header("Allow").split(", ")))
          .as(asked)
          .isEqualTo(allowed);
      for (var method : METHODS) {
        if (!own.contains(method)) {
          var refused = api.send(method.toUpperCase(Locale.ROOT), asked + "/", "{}");
          assertThat(refused.status()).as(method + " " + asked).isEqualTo(405);
          assertThat(Set.of(refused.header("Allow").split(", "))).isEqualTo(allowed);
        }
      }
    }
  }

  @Test
  void itIsValidOpenApi31() throws IOException {
    var metaSchema = resource("openapi-3.1-schema.json");
    var schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(metaSchema, InputFormat.JSON);
    for (var listener : List.of(served.sandbox(), served.production())) {
      assertThat(schema.validate(Document.of(listener).served())).as(listener.toString()).isEmpty();
    }
  }

  /// What the server knows, it says it knows: no code too many and none too few.
  @Test
  void itNamesTheCountriesAndCurrenciesThereAre() {
    var currencies =
        Currency.getAvailableCurrencies().stream()
            .filter(each -> each.getDefaultFractionDigits() >= 0)
            .map(Currency::getCurrencyCode);
    assertThat(allowed("CountryCode", words(2)))
        .containsExactlyInAnyOrderElementsOf(CountryCode.all());
    assertThat(allowed("LaneCountry", words(2)))
        .containsExactlyInAnyOrderElementsOf(CountryCode.all());
    var coded = CountryCode.all().stream().filter(not(PostalCodes::mayBeMissing)).toList();
    assertThat(allowed("PostalCodeCountry", words(2))).containsExactlyInAnyOrderElementsOf(coded);
    assertThat(allowed("CurrencyCode", words(3)))
        .containsExactlyInAnyOrder(currencies.toArray(String[]::new));
  }

  private List<String> allowed(String schema, Stream<String> words) {
    var pattern =
        Pattern.compile(sandbox().root().at("/components/schemas/" + schema + "/pattern").asText());
    return words.filter(word -> pattern.matcher(word).find()).toList();
  }

  /// Every word of so many capitals.
  private static Stream<String> words(int letters) {
    return letters == 0
        ? Stream.of("")
        : words(letters - 1)
            .flatMap(word -> IntStream.rangeClosed('A', 'Z').mapToObj(each -> word + (char) each));
  }

  @Test
  void whatMakesAnIdLeadsToWhatTakesIt() {
    var answers = "/paths/~1v1~1%s/post/responses/%s/links/";
    var root = sandbox().root();
    assertThat(root.at(answers.formatted("orders", "201") + "buyOrder/parameters/id").asText())
        .isEqualTo("$response.body#/id");
    assertThat(root.at(answers.formatted("labels", "201") + "getShipment/parameters/id").asText())
        .isEqualTo("$response.body#/shipmentId");
    assertThat(
            root.at(answers.formatted("printers", "201") + "getPrinter/parameters/name").asText())
        .isEqualTo("$response.body#/name");
    assertThat(root.at(answers.formatted("locations", "201") + "getPrinter").isMissingNode())
        .isTrue();
  }

  @Test
  void itsSchemasAreValidJsonSchema() {
    var metaSchema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
    eachMember(
        sandbox().root(),
        "",
        (pointer, node) -> {
          if (pointer.endsWith("/schema") || pointer.matches("/components/schemas/\\w+")) {
            assertThat(metaSchema.validate(node)).as(pointer).isEmpty();
          }
        });
  }

  @Test
  void everyReferenceLeadsSomewhereAndEveryComponentIsUsed() {
    for (var listener : List.of(served.sandbox(), served.production())) {
      var root = Document.of(listener).root();
      var used = new HashSet<String>();
      eachMember(
          root,
          "",
          (pointer, node) -> {
            if (pointer.endsWith("/$ref")) {
              assertThat(root.at(node.asText().substring(1)).isMissingNode())
                  .as(node.asText())
                  .isFalse();
              used.add(node.asText().substring(1));
            }
          });
      for (String kind : List.of("schemas", "parameters", "headers", "responses")) {
        root.at("/components/" + kind)
            .fieldNames()
            .forEachRemaining(
                name -> assertThat(used).contains("/components/" + kind + "/" + name));
      }
    }
  }

  @Test
  void sandboxControlsAreInTheSandboxsDocumentOnly() {
    var production = Document.of(served.production()).root().get("paths");
    sandbox()
        .root()
        .get("paths")
        .fieldNames()
        .forEachRemaining(
            path ->
                assertThat(production.has(path))
                    .as(path)
                    .isEqualTo(!path.startsWith("/v1/sandbox/")));
    assertThat(Document.of(served.production()).root().toString()).doesNotContain("SandboxClock");
  }

  @Test
  void everyOperationIsDescribedInFull() {
    var ids = new HashSet<String>();
    for (Operation operation : operations(sandbox())) {
      var node = operation.node();
      var name = operation.method() + " " + operation.path();
      assertThat(node.get("summary").asText()).as(name).isNotBlank();
      assertThat(node.get("description").asText().length())
          .as(name + " description")
          .isGreaterThan(20);
      assertThat(ids.add(node.get("operationId").asText())).as(name + " operationId").isTrue();
      assertThat(node.get("tags")).as(name).hasSize(1);
      assertThat(node.has("security")).as(name).isTrue();
      var parameters = operation.parameters(sandbox());
      assertThat(parameters).as(name).contains("X-Correlation-ID");
      assertThat(parameters.contains("Idempotency-Key"))
          .as(name)
          .isEqualTo(operation.method().equals("post"));
      assertThat(parameters).as(name).containsAll(variables(operation.path()));
      for (var response : node.get("responses").properties()) {
        assertThat(sandbox().resolve(response.getValue()).get("headers").has("X-Correlation-ID"))
            .as(name + " " + response.getKey())
            .isTrue();
      }
    }
  }

  @Test
  void itsExamplesAreWhatItSays() {
    var document = sandbox();
    for (Operation operation : operations(document)) {
      var content = operation.node().at("/requestBody/content/application~1json");
      if (!content.isMissingNode()) {
        assertThat(content.get("examples")).as(operation.path()).isNotEmpty();
        var pointer =
            Document.pointer(
                "paths",
                operation.path(),
                operation.method(),
                "requestBody",
                "content",
                "application/json",
                "schema");
        for (JsonNode example : content.get("examples")) {
          assertThat(document.violations(pointer, example.get("value")))
              .as(operation.path() + example)
              .isEmpty();
        }
      }
    }
    eachMember(
        document.root(),
        "",
        (pointer, node) -> {
          if (node.isObject() && node.path("examples").isArray()) {
            for (JsonNode example : node.get("examples")) {
              assertThat(document.violations(pointer, example))
                  .as(pointer + " " + example)
                  .isEmpty();
            }
          }
        });
  }

  /// A programmer copies what he sees: each error shows an answer with its own code.
  @Test
  void everyErrorHasAnExampleOfItsOwn() {
    var document = sandbox();
    for (Operation operation : operations(document)) {
      for (var response : operation.node().get("responses").properties()) {
        if (response.getKey().compareTo("400") >= 0) {
          var content = document.resolve(response.getValue()).at("/content/application~1json");
          assertThat(content.at("/schema/$ref").asText()).isEqualTo(ERROR);
          assertThat(content.get("examples")).as(operation + " " + response).isNotEmpty();
          for (var example : content.get("examples").properties()) {
            var value = example.getValue().get("value");
            var context = operation + " " + response.getKey() + " " + value;
            assertThat(value.at("/error/code").asText()).as(context).isEqualTo(example.getKey());
            assertThat(document.violations(ERROR.substring(1), value)).as(context).isEmpty();
            assertThat(value.at("/error/message").asText())
                .as("%s: give it an example in common.json", context)
                .isNotEqualTo(example.getKey());
            if (example.getKey().equals("CARRIER_REFUSED")) {
              continue; // its details are the carrier's codes
            }
            for (JsonNode detail : value.at("/error/details")) {
              assertThat(inRequest(document, operation)).as(context).contains(field(detail));
            }
          }
        }
      }
    }
  }

  /// `to` for `to.zip`.
  private static String field(JsonNode detail) {
    return detail.get("field").asText().split("[.\\[]", 2)[0];
  }

  /// Every field and parameter, and the parameter that is none.
  private static List<String> inRequest(Document document, Operation operation) {
    var names = operation.parameters(document);
    names.add("colour");
    document
        .resolve(operation.node().at("/requestBody/content/application~1json/schema"))
        .path("properties")
        .fieldNames()
        .forEachRemaining(names::add);
    return names;
  }

  /// Generators make a class of every tag: those of events would take the place of others.
  @Test
  void eventsHaveATagOfTheirOwnAndNoCredential() {
    var root = sandbox().root();
    var tags = new HashSet<String>();
    operations(sandbox()).forEach(each -> tags.add(each.node().at("/tags/0").asText()));
    for (JsonNode event : root.get("webhooks")) {
      assertThat(event.at("/post/tags")).hasSize(1);
      assertThat(tags).doesNotContain(event.at("/post/tags/0").asText());
      assertThat(event.at("/post/security").isArray()).isTrue();
      assertThat(root.get("tags").findValuesAsText("name"))
          .contains(event.at("/post/tags/0").asText());
    }
  }

  /// openapi-typescript makes a field with a default a required one.
  @Test
  void aFieldWithADefaultSaysSoInWords() {
    eachMember(
        sandbox().root().at("/components/schemas"),
        "",
        (pointer, node) -> assertThat(pointer).doesNotEndWith("/default"));
  }

  @Test
  void theRoleIsTheRoleThatIsNeeded() {
    for (Operation operation : operations(sandbox())) {
      var needed = operation.node().at("/security/0/ApiKey/0").asText();
      var also = operation.node().path("x-also-role").asText();
      for (Role role : Role.values()) {
        if (!needed.isEmpty()
            && !role.wire().equals(also)
            && !role.covers(WireWord.read(Role.class, needed))) {
          var path = operation.path().replaceAll("\\{\\w+}", "none");
          var refused =
              as(workspace, role).send(operation.method().toUpperCase(java.util.Locale.ROOT), path);
          assertThat(refused.status()).as(role + " " + path).isEqualTo(403);
        }
      }
    }
  }

  private static List<String> variables(String path) {
    return java.util.regex.Pattern.compile("\\{(\\w+)}")
        .matcher(path)
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  public static List<Operation> operations(Document document) {
    var operations = new ArrayList<Operation>();
    for (Map.Entry<String, JsonNode> path : document.root().get("paths").properties()) {
      for (Map.Entry<String, JsonNode> method : path.getValue().properties()) {
        if (METHODS.contains(method.getKey())) {
          operations.add(
              new Operation(
                  method.getKey(),
                  path.getKey(),
                  path.getValue().path("parameters"),
                  method.getValue()));
        }
      }
    }
    assertThat(operations).hasSizeGreaterThan(20);
    return operations;
  }

  static void eachMember(JsonNode node, String pointer, BiConsumer<String, JsonNode> visit) {
    visit.accept(pointer, node);
    node.properties()
        .forEach(
            each -> eachMember(each.getValue(), pointer + Document.pointer(each.getKey()), visit));
    if (node.isArray()) {
      for (int i = 0; i < node.size(); i++) {
        eachMember(node.get(i), pointer + "/" + i, visit);
      }
    }
  }

  private static String resource(String name) throws IOException {
    try (var file = Objects.requireNonNull(OpenApiTest.class.getResourceAsStream(name))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
