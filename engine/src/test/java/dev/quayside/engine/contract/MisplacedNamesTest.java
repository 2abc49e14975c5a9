package dev.quayside.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A field that means something to this API but not where it stands is refused with the place it
/// belongs in: a label without it costs as much as the right one.
class MisplacedNamesTest extends SandboxTest {

  /// Objects whose names are the caller's.
  private static final Set<String> FREE = Set.of("metadata");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          "hazmat":true                        | hazmat         | it belongs in parcel
          "packaging":"flat_rate_envelope"     | packaging      | it belongs in parcel
          "weightOz":400                       | weightOz       | it belongs in
          "weight_oz":400                      | weight_oz      | it belongs in
          "incoterm":"DDP"                     | incoterm       | it belongs in customs
          "idempotencyKey":"z9"                | idempotencyKey | send it as the header Idempotency-Key
          "dryRun":true                        | dryRun         | leave it out
          "shipDate":"2026-12-01"              | shipDate       | is not supported yet
          "billing":{"transport":{}}           | billing        | is not supported yet
          """)
  void aFieldOneLevelOffBuysNothing(String sent, String field, String says) {
    int before = labels();
    var refused = api.post("/v1/labels", order("ups", "ups_ground", "," + sent));
    assertThat(refused.status()).as(refused.text()).isEqualTo(400);
    assertThat(refused.fields()).containsExactly(field);
    assertThat(refused.json().at("/error/details/0/message").asText()).contains(says);
    assertThat(labels()).isEqualTo(before);
  }

  @Test
  void norDoesOneTooDeep() {
    var order = order("ups", "ups_ground", "");
    for (var each :
        Map.of(
                "\"parcel\":{", "\"isReturn\":true,",
                "\"to\":{", "\"residential\":false,")
            .entrySet()) {
      var refused =
          api.post("/v1/labels", order.replace(each.getKey(), each.getKey() + each.getValue()));
      assertThat(refused.status()).as(refused.text()).isEqualTo(400);
    }
  }

  @Test
  void aKeyUnderAnotherHeaderIsNoKey() {
    var keyed = api.with("X-Idempotency-Key", "order-1");
    var refused = keyed.post("/v1/labels", order("ups", "ups_ground", ""));
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.fields()).containsExactly("X-Idempotency-Key");
    assertThat(refused.json().at("/error/details/0/message").asText()).contains("Idempotency-Key");
  }

  /// What a later purchase is made from.
  @Test
  void aMisspellingBeforeThePurchaseIsRefusedToo() {
    for (var each :
        List.of(
            new String[] {"/v1/rates", rateRequest().replaceFirst("\\{", "{\"is_return\":true,")},
            new String[] {
              "/v1/rates", rateRequest().replace("\"parcel\":{", "\"parcel\":{\"haz_mat\":true,")
            },
            new String[] {
              "/v1/orders",
              """
              {"reference":"m-1","to":{"name":"Ann","street1":"1 Main St","city":"Boston","state":"MA","zip":"02108","country":"US"},
               "parcel":{"weightOz":8,"insured_value":{"amount":5,"currency":"USD"}}}
              """
            },
            new String[] {
              "/v1/rules",
              """
              {"name":"cheap","conditions":[],"choice":{"kind":"cheapest","within_days":2}}
              """
            })) {
      var refused = api.post(each[0], each[1]);
      assertThat(refused.status()).as(each[0] + refused.text()).isEqualTo(400);
      assertThat(refused.json().at("/error/details/0/message").asText()).contains("did you mean");
    }
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

  private int labels() {
    return api.get("/v1/labels").json().at("/pagination/totalCount").asInt();
  }
}
