package dev.quayside.engine.contract.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quayside.engine.base.table.TableFile;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.Operation;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.openapi.OpenApiTest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A field that means something to this API but not where it stands is refused with the place it
/// belongs in: a label without it costs as much as the right one.
class MisplacedNamesTest extends SandboxTest {

  /// Objects whose names are the caller's.
  private static final Set<String> FREE = Set.of("metadata");

  private static final String EXAMPLES = "/requestBody/content/application~1json/examples";
  private static final String SCHEMA = "/requestBody/content/application~1json/schema";

  /// The most names of a request that an answer tells.
  private static final int MOST = 90;

  /// What a purchase is made by or from.
  private static final Pattern PURCHASE =
      Pattern.compile(
          "/v1/(labels|shipments|rates|orders|batches|rules|products|presets|locations|contacts"
              + "|manifests|pickups|print-jobs|wallet|shipping)(/.*)?");

  private static final Pattern PLACED =
      Pattern.compile(".*(belongs (in|at)|did you mean|not supported yet|as the header).*");

  @Test
  void everyKnownNameIsRefusedWhereItMeansNothing() {
    var document = Document.of(served.sandbox());
    var written = new ArrayList<Operation>();
    var names = new TreeSet<String>();
    for (var operation : OpenApiTest.operations(document)) {
      if (PURCHASE.matcher(operation.path()).matches()) {
        written.add(operation);
        collect(document, operation.node().at(SCHEMA), names);
      }
    }
    // their own request has a sentence for them: several orders or parcels, and what goes together
    names.removeAll(Set.of("parcels", "with", "orders"));
    assertThat(names).contains("hazmat", "dryRun", "incoterm", "isReturn", "withinDays");
    var unrefused = new ArrayList<String>();
    for (var operation : written) {
      for (var wrong : misplaced(document, operation, names).entrySet()) {
        for (var chunk : wrong.getValue().chunks()) {
          var told = told(operation, wrong.getValue().with(chunk));
          chunk.stream()
              .filter(
                  name -> !PLACED.matcher(told.getOrDefault(wrong.getKey() + name, "")).matches())
              .forEach(name -> unrefused.add(operation + " " + wrong.getKey() + name));
        }
      }
    }
    assertThat(unrefused).isEmpty();
  }

  /// Every name that a request has one level deeper is refused at its top, whichever request it is.
  @Test
  void whateverIsAskedANameOfAnObjectInItIsRefusedAtTheTop() {
    var walked = new ArrayList<String>();
    for (Operation operation : OpenApiTest.operations(Document.of(served.sandbox()))) {
      var examples = operation.node().at("/requestBody/content/application~1json/examples");
      if (examples.isEmpty()) {
        continue;
      }
      for (JsonNode example : examples) {
        var request = (ObjectNode) example.get("value").deepCopy();
        var deeper = deeper(request);
        if (deeper != null) {
          walked.add(operation + " " + deeper);
          request.put(deeper, "x");
          var refused =
              api.with("Content-Type", "application/json")
                  .send(
                      operation.verb(),
                      operation.path().replaceAll("\\{\\w+\\}", "x"),
                      request.toString());
          assertThat(refused.status()).as(walked.getLast() + refused.text()).isEqualTo(400);
          assertThat(refused.fields()).as(walked.getLast() + refused.text()).contains(deeper);
        }
      }
    }
    assertThat(walked).hasSizeGreaterThan(20);
  }

  /// The messages of a refusal of the request's shape by their fields.
  private Map<String, String> told(Operation operation, String body) {
    var path = operation.path().replaceAll("\\{\\w+}", "none");
    var response = api.with("Content-Type", "application/json").send(operation.verb(), path, body);
    assertThat(response.status()).as(operation + response.text()).isEqualTo(400);
    var told = new HashMap<String, String>();
    for (var each : response.json().at("/error/details")) {
      told.put(each.get("field").asText(), each.get("message").asText());
    }
    return told;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "hazmat":true                     | hazmat         | belongs in parcel
          "haz_mat":true                    | haz_mat        | belongs in parcel, pieces[].parcel; did you mean hazmat?
          "packaging":"flat_rate_envelope"  | packaging      | belongs in parcel
          "weightOz":400                    | weightOz       | belongs in
          "weight_oz":400                   | weight_oz      | belongs in
          "incoterm":"DDP"                  | incoterm       | belongs in customs
          "idempotencyKey":"z9"             | idempotencyKey | send it as the header Idempotency-Key
          "dryRun":true                     | dryRun         | belongs in POST /v1/orders/import
          "dryRun":true                     | dryRun         | leave it out
          "carrierCode":"ups"               | carrierCode    | did you mean carrier?
          "taxIds":[]                       | taxIds         | belongs in customs
          "together":true                   | together       | belongs in POST /v1/orders
          "deliveryConfirmation":"adult"    | deliveryConfirmation | did you mean signature?
          "declaredValue":{"amount":50}     | declaredValue  | did you mean insuredValue?
          "return":true                     | return         | did you mean isReturn?
          "dryIceOz":5                      | dryIceOz       | is not offered
          "test":true                       | test           | with the key of the sandbox
          "weightLb":2                      | weightLb       | did you mean weightOz?
          "weightUnit":"lb"                 | weightUnit     | did you mean weightOz?
          "mass_unit":"kg"                  | mass_unit      | did you mean weightOz?
          "distance_unit":"cm"              | distance_unit  | did you mean lengthIn?
          "predefined_package":"FlatRate"   | predefined_package | did you mean packaging?
          "validateOnly":true               | validateOnly   | with the key of the sandbox
          "advanced_options":{"x":1}        | advanced_options | is not offered
          "returnTo":{"name":"Ann"}         | returnTo       | is not offered
          "labelSize":"4x8"                 | labelSize      | is not offered
          "customsItems":[]                 | customsItems   | belongs in
          "vatNumber":"GB1"                 | vatNumber      | did you mean taxIds?
          "payment":{"type":"x"}            | payment        | did you mean billing?
          "weight":18                       | weight         | did you mean weightOz?
          "adultSignature":true             | adultSignature | did you mean signature?
          "lithium":true                    | lithium        | did you mean hazmat?
          "ddp":true                        | ddp            | did you mean incoterm?
          "serviceLevel":"ground"           | serviceLevel   | did you mean service?
          "carrierAccount":"ca_1"           | carrierAccount | did you mean carrier?
          "shipment":{"isReturn":true}      | shipment.isReturn | belongs at the top
          "options":{"hazmat":true}         | options.hazmat | belongs in parcel
          "options":{"delivery_confirmation":"ADULT"} | options.delivery_confirmation | did you mean signature?
          "shipments":[{"options":{"is_return":true}}] | shipments[0].options.is_return | did you mean isReturn?
          "insureShipment":true             | insureShipment | did you mean insuredValue?
          "delivered_duty_paid":true        | delivered_duty_paid | did you mean incoterm?
          "customs_info":{"items":[]}       | customs_info   | did you mean customs?
          "bill_third_party":{"x":1}        | bill_third_party | did you mean billing?
          "special_rates_eligibility":"MEDIA" | special_rates_eligibility | did you mean service?
          "numberOfPackages":3              | numberOfPackages | did you mean pieces?
          "date_advance":2                  | date_advance   | did you mean shipDate?
          "residential_to_address":true     | residential_to_address | did you mean residential?
          "unNumber":"UN3481"               | unNumber       | did you mean hazmat?
          "toZip":"10118"                   | toZip          | did you mean zip?
          "license":"A1"                    | license        | did you mean licenseNumber?
          "certified_mail":true             | certified_mail | is not offered
          "ship_to_service_point_id":"9"    | ship_to_service_point_id | is not offered
          "max_rate":10                     | max_rate       | is not offered
          "validate_address":"validate_only" | validate_address | is not offered
          "deliverByDate":"2026-12-01"      | deliverByDate  | is not offered
          "environment":"sandbox"           | environment    | with the key of the sandbox
          "client_request_id":"z9"          | client_request_id | as the header Idempotency-Key
          """)
  void aFieldOneLevelOffBuysNothing(String sent, String field, String says) {
    assertRefused("/v1/labels", order("ups", "ups_ground", "," + sent), field, says);
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isZero();
  }

  /// Whatever an object of a request is called by another API, it is refused there.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          /v1/labels | to      | street1 street2 city state zip country name company phone email
          /v1/labels | parcel  | weightOz lengthIn widthIn heightIn hazmat signature packaging
          /v1/labels | customs | contentsType contentsExplanation incoterm taxIds invoiceNumber
          /v1/labels | ''      | insuredValue isReturn saturday shipDate billing service carrier
          /v1/labels | ''      | residential instructions rateId labelFormat customs pieces reference
          /v1/rates  | ''      | insuredValue isReturn saturday shipDate billing services carriers
          /v1/orders | to      | street1 street2 city state zip country name company phone email
          /v1/orders | parcel  | weightOz lengthIn widthIn heightIn hazmat signature packaging
          /v1/orders | ''      | insuredValue isReturn saturday shipDate billing incoterm taxIds
          /v1/orders | ''      | requestedService instructions customs pieces
          """)
  void whateverAnotherApiCallsItIsRefused(String path, String at, String fields) {
    var words =
        TableFile.lines("/dev/quayside/engine/platform/server/openapi", "foreign-names.tsv")
            .stream()
            .map(line -> line.split("\t"))
            .filter(
                cells -> cells[0].equals("means") && List.of(fields.split(" ")).contains(cells[1]))
            .flatMap(cells -> Stream.of(cells[2].split(" ")))
            .toList();
    assertThat(words).hasSizeGreaterThan(20);
    var names = words.stream().collect(Collectors.joining("\":1,\"", "\"", "\":1"));
    var body = at.isEmpty() ? "{%s}" : "{\"" + at + "\":{%s}}";
    var refused = api.post(path, body.formatted(names));
    var dot = at.isEmpty() ? "" : at + ".";
    assertThat(refused.fields()).containsAll(words.stream().limit(90).map(dot::concat).toList());
  }

  @Test
  void aBoundBesideTheChoiceMakesNoRule() {
    assertRefused(
        "/v1/rules",
        "{\"name\":\"Soon\",\"within\":2,\"choice\":{\"kind\":\"cheapest\"}}",
        "within",
        "did you mean withinDays?");
  }

  @Test
  void norDoesOneTooDeepOrInTheAddressOfTheRequest() {
    var order = order("ups", "ups_ground", "");
    assertRefused(
        "/v1/labels",
        order.replace("\"to\":{", "\"to\":{\"residential\":false,"),
        "to.residential",
        "belongs at the top");
    assertRefused(
        "/v1/labels",
        order.replace("\"parcel\":{", "\"parcel\":{\"isReturn\":true,"),
        "parcel.isReturn",
        "belongs at the top");
    assertRefused(
        "/v1/labels",
        order.replace("\"to\":{", "\"to\":{\"address2\":\"Apt 4\","),
        "to.address2",
        "did you mean street2?");
    assertRefused(
        "/v1/labels?allowDuplicate=true",
        order,
        "allowDuplicate",
        "send allowDuplicate in the body");
  }

  /// What a later purchase is made from.
  @Test
  void aMisspellingBeforeThePurchaseIsRefusedToo() {
    assertRefused(
        "/v1/rates",
        rateRequest().replaceFirst("\\{", "{\"is_return\":true,"),
        "is_return",
        "did you mean isReturn?");
    assertRefused(
        "/v1/rates",
        rateRequest().replace("\"parcel\":{", "\"parcel\":{\"haz_mat\":true,"),
        "parcel.haz_mat",
        "did you mean hazmat?");
    assertRefused(
        "/v1/orders",
        """
        {"reference":"m-1","to":%s,"parcel":{"weightOz":8,"insured_value":{"amount":5,"currency":"USD"}}}
        """
            .formatted(TO),
        "parcel.insured_value",
        "did you mean insuredValue?");
    assertRefused(
        "/v1/rules",
        "{\"name\":\"a\",\"choice\":{\"kind\":\"cheapest\",\"within_days\":2}}",
        "choice.within_days",
        "did you mean withinDays?");
    assertRefused(
        "/v1/orders/none/labels",
        "{\"to\":%s}".formatted(TO),
        "to",
        "to belongs in PATCH /v1/orders/{id}");
    assertRefused(
        "/v1/print-jobs",
        "{\"labelId\":\"lbl_1\",\"printerName\":\"X\"}",
        "printerName",
        "did you mean printer?");
  }

  @Test
  void aKeyInAHeaderOfAnotherNameBuysNothing() {
    for (var header : List.of("X-Idempotency-Key", "Idempotency_Key", "IdempotencyKey")) {
      var refused = api.with(header, "one").post("/v1/labels", order("ups", "ups_ground", ""));
      assertThat(refused.status()).as(header).isEqualTo(400);
      assertThat(refused.fields()).containsExactly(header);
      assertThat(refused.json().at("/error/details/0/message").asText())
          .contains("send Idempotency-Key");
    }
    var both = api.with("X-Idempotency-Key", "one").with("Idempotency-Key", "one");
    assertThat(both.post("/v1/labels", order("ups", "ups_ground", "")).status()).isEqualTo(201);
  }

  @Test
  void whatIsLeftOutOrAnsweredIsNoMistake() {
    var order = order("ups", "ups_ground", ",\"hazmat\":null,\"giftWrap\":1");
    var bought = api.post("/v1/labels", order);
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(bought.json().get("warnings").findValuesAsText("field"))
        .containsExactly("hazmat", "giftWrap");
    api.put("/v1/products/MUG-1", "{\"name\":\"Mug\",\"weightOz\":3}");
    var product = api.get("/v1/products/MUG-1");
    var again = api.put("/v1/products/MUG-1", product.text());
    assertThat(again.status()).as(again.text()).isEqualTo(200);
  }

  /// A retry is the same request, however it is written.
  @Test
  void aRetryIsTheSameWithASlashOrANull() {
    var keyed = api.with("Idempotency-Key", "one");
    var first = keyed.post("/v1/labels", order("ups", "ups_ground", ""));
    assertThat(first.status()).as(first.text()).isEqualTo(201);
    for (var again :
        List.of(
            keyed.post("/v1/labels/", order("ups", "ups_ground", "")),
            keyed.post("/v1/labels", order("ups", "ups_ground", ",\"customs\":null")))) {
      assertThat(again.header("Idempotent-Replayed")).as(again.text()).isEqualTo("true");
      assertThat(again.text()).isEqualTo(first.text());
    }
  }

  private void assertRefused(String path, String body, String field, String says) {
    var refused = api.post(path, body);
    assertThat(refused.status()).as(path + refused.text()).isEqualTo(400);
    assertThat(refused.fields()).contains(field);
    assertThat(refused.json().at("/error/details").toString()).contains(says);
  }

  private static void collect(Document document, JsonNode schema, Set<String> names) {
    var resolved = document.resolve(schema);
    if (resolved.has("items")) {
      collect(document, resolved.get("items"), names);
    }
    for (var field : resolved.path("properties").properties()) {
      names.add(field.getKey());
      collect(document, field.getValue(), names);
    }
  }

  /// Names put in the wrong object of a request.
  private record Wrong(ObjectNode body, String pointer, List<String> names) {

    List<List<String>> chunks() {
      var chunks = new ArrayList<List<String>>();
      for (int i = 0; i < names.size(); i += MOST) {
        chunks.add(names.subList(i, Math.min(names.size(), i + MOST)));
      }
      return chunks;
    }

    String with(List<String> chunk) {
      var copy = body.deepCopy();
      chunk.forEach(name -> ((ObjectNode) copy.at(pointer)).put(name, true));
      return copy.toString();
    }
  }

  /// The objects of an operation's first example by their paths, each with the names it does not
  /// have.
  private static Map<String, Wrong> misplaced(
      Document document, Operation operation, Set<String> names) {
    var examples = operation.node().at(EXAMPLES);
    var found = new HashMap<String, Wrong>();
    if (!examples.isEmpty()) {
      var body = (ObjectNode) examples.iterator().next().get("value");
      var echo = Set.of("put", "patch").contains(operation.method());
      var answer =
          echo
              ? operation.node().at("/responses/200/content/application~1json/schema")
              : MissingNode.getInstance();
      visit(document, body, operation.node().at(SCHEMA), answer, "", "", body, names, found);
    }
    return found;
  }

  private static void visit(
      Document document,
      JsonNode node,
      JsonNode schema,
      JsonNode answer,
      String path,
      String pointer,
      ObjectNode body,
      Set<String> names,
      Map<String, Wrong> found) {
    var properties = document.resolve(schema).path("properties");
    var answered = document.resolve(answer).path("properties");
    if (node instanceof ObjectNode && !properties.isEmpty()) {
      var wrong = new HashSet<>(names);
      properties.fieldNames().forEachRemaining(wrong::remove);
      answered.fieldNames().forEachRemaining(wrong::remove);
      found.put(path, new Wrong(body, pointer, List.copyOf(wrong)));
      for (var field : node.properties()) {
        visit(
            document,
            field.getValue(),
            properties.path(field.getKey()),
            answered.path(field.getKey()),
            path + field.getKey() + ".",
            pointer + "/" + field.getKey(),
            body,
            names,
            found);
      }
    } else if (node instanceof ArrayNode && !node.isEmpty()) {
      visit(
          document,
          node.get(0),
          document.resolve(schema).path("items"),
          document.resolve(answer).path("items"),
          path.substring(0, path.length() - 1) + "[0].",
          pointer + "/0",
          body,
          names,
          found);
    }
  }

  /// A name that only an object within the request has.
  private static String deeper(ObjectNode request) {
    for (var field : request.properties()) {
      if (field.getValue().isObject() && !FREE.contains(field.getKey())) {
        for (var inside : field.getValue().properties()) {
          if (!request.has(inside.getKey())) {
            return inside.getKey();
          }
        }
      }
    }
    return null;
  }
}
