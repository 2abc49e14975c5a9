package dev.quayside.engine.contract.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.platform.server.openapi.NearPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is done about fields and parameters that an operation does not have.
class UnknownNamesTest extends SandboxTest {

  private static final String BOB =
      "{\"name\":\"Bob\",\"street1\":\"350 5th Ave\",\"city\":\"New"
          + " York\",\"state\":\"NY\",\"zip\":\"10118\",\"country\":\"US\"}";

  @Test
  void whatIsUnknownOtherwiseComesBackAsAWarning() {
    var order = order("ups", "ups_ground", ",\"giftWrap\":500,\"\\u0007\":1");
    var first = api.with("Idempotency-Key", "one").post("/v1/labels?colour=red", order);
    assertThat(first.status()).as(first.text()).isEqualTo(201);
    assertThat(first.json().get("warnings").toString())
        .isEqualTo(
            """
            [{"field":"giftWrap","message":"is not a field of this request"},\
            {"field":"\ufffd","message":"is not a field of this request"},\
            {"field":"colour","message":"is not a parameter of this request"}]\
            """);
    assertThat(first.text()).contains("\"amount\":" + first.json().at("/rate/amount"));
    var again = api.with("Idempotency-Key", "one").post("/v1/labels?colour=red", order);
    assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
    assertThat(again.text()).isEqualTo(first.text());
    assertThat(api.get("/v1/me?colour").json().at("/warnings/0/field").asText())
        .isEqualTo("colour");
  }

  /// An order has warnings of its own.
  @Test
  void anAnswerWithOtherWarningsHoldsThemToo() {
    var to = "\"to\":" + BOB;
    var order = api.post("/v1/orders", "{\"reference\":\"W-1\",\"giftWrap\":1," + to + "}");
    assertThat(order.status()).as(order.text()).isEqualTo(201);
    assertThat(order.json().at("/warnings/0/field").asText()).isEqualTo("giftWrap");
    var file = "{\"content\":\"Order,Name\\n\",\"dryRun\":true,\"shade\":1}";
    assertThat(api.post("/v1/orders/import", file).json().at("/warnings/0/field").asText())
        .isEqualTo("shade");
  }

  /// An order that is taken in without it is bought for: unpaid, shipped already, at another price.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          paid                     | POST /v1/orders/{id}/hold
          paymentStatus            | hold
          cancelledAt              | hold
          items[0].requires_shipping | hold
          items[0].quantityShipped | hold
          total                    | did you mean value?
          serviceCode              | did you mean requestedService?
          to.type                  | residential
          to.isBusiness            | residential
          to.floor                 | did you mean street2?
          to.last_name             | did you mean name?
          to.house_number          | did you mean street1?
          items[0].grams           | did you mean weightOz?
          items[0].total           | did you mean value?
          items[0].properties      | did you mean options?
          parcel.type              | did you mean packaging?
          parcel.tube              | not offered
          """)
  void anotherNameOfWhatAnOrderIsBoughtByIsRefused(String field, String told) {
    var name = field.substring(field.lastIndexOf('.') + 1);
    var at = field.contains(".") ? field.substring(0, field.indexOf('.')) : "";
    var body =
        "{\"reference\":\"N-1\"%s,\"to\":%s,\"items\":[{\"sku\":\"A\",\"quantity\":1%s}],\"parcel\":{\"weightOz\":9%s}}"
            .formatted(
                extra(name, at, ""),
                BOB.replaceFirst("}$", extra(name, at, "to") + "}"),
                extra(name, at, "items[0]"),
                extra(name, at, "parcel"));
    var refused = api.post("/v1/orders", body);
    assertThat(refused.status()).as(refused.text()).isEqualTo(400);
    assertThat(refused.fields()).containsExactly(field);
    assertThat(refused.json().at("/error/details/0/message").asText()).contains(told);
  }

  /// A batch that was to be a try buys, and a manifest of some labels takes all.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          /v1/batches    | {"orders":{"status":"open"},"action":{"kind":"cheapest"},@} | validateOnly
          /v1/batches    | {"action":{"kind":"cheapest"},@}                 | orderIds
          /v1/manifests  | {"carrier":"ups",@}                              | shipments
          /v1/manifests  | {"carrier":"ups",@}                              | trackingNumbers
          /v1/pickups    | {"carrier":"ups","date":"2026-12-01",@}          | min_datetime
          /v1/pickups    | {"carrier":"ups","date":"2026-12-01",@}          | package_count
          /v1/print-jobs | {"labelId":"lbl_1",@}                            | quantity
          """)
  void soIsAnotherNameOfWhatABatchOrAManifestTakes(String path, String body, String field) {
    var refused = api.post(path, body.replace("@", "\"" + field + "\":1"));
    assertThat(refused.status()).as(refused.text()).isEqualTo(400);
    assertThat(refused.fields()).contains(field);
  }

  /// Left out they would give a key more than it is meant to have, an account no billing, or many
  /// orders nothing.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          POST  | /v1/keys                | {"name":"a","role":"operator",@}          | scopes
          POST  | /v1/keys                | {"name":"a","role":"operator",@}          | permissions
          POST  | /v1/users               | {"name":"a","role":"packer","pin":"481516",@} | rights
          PUT   | /v1/user-rules          | {@}                                       | spendingLimit
          POST  | /v1/payors              | {"name":"a","carrier":"ups","account":"1A2B3C","zip":"10118","country":"US",@} | postal_code
          POST  | /v1/presets             | {"name":"a","lengthIn":9,"widthIn":9,"heightIn":9,@} | weightLb
          POST  | /v1/orders/none/labels  | {"carrier":"ups","service":"ups_ground",@} | shipTo
          POST  | /v1/orders/none/labels  | {"carrier":"ups","service":"ups_ground",@} | to_address
          POST  | /v1/orders/none/rates   | {@}                                       | serviceCode
          POST  | /v1/orders/none/rates   | {@}                                       | recipient
          POST  | /v1/orders/bulk         | {"orders":["ord_1"],"change":{"notes":"a",@}} | change.signatureRequired
          POST  | /v1/orders/bulk         | {"orders":["ord_1"],"change":{"notes":"a",@}} | change.hazardous
          POST  | /v1/orders/bulk         | {"orders":["ord_1"],"change":{"notes":"a",@}} | change.weight_lb
          POST  | /v1/orders/bulk         | {"orders":["ord_1"],"change":{"notes":"a",@}} | change.shippingDate
          """)
  void nothingIsDroppedOfWhoMayDoOrPayWhat(String method, String path, String body, String field) {
    var name = field.substring(field.lastIndexOf('.') + 1);
    var sent = body.replace("@", "\"" + name + "\":1");
    var refused = api.with("Content-Type", "application/json").send(method, path, sent);
    assertThat(refused.status()).as(refused.text()).isEqualTo(400);
    assertThat(refused.fields()).containsExactly(field);
  }

  private static String extra(String name, String at, String place) {
    return at.equals(place) ? ",\"" + name + "\":\"1\"" : "";
  }

  /// A label without what the misspelt field asked for costs as much as the right one.
  @Test
  void aMisspeltFieldBuysNothing() {
    int before = api.get("/v1/labels").json().at("/pagination/totalCount").asInt();
    var order = order("ups", "ups_ground", ",\"is_return\":true,\"insured_valeu\":500,\"shade\":1");
    var refused = api.with("Idempotency-Key", "two").post("/v1/labels", order);
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.json().at("/error/details").toString())
        .isEqualTo(
            """
            [{"field":"is_return","message":"is not a field of this request; did you mean isReturn?"},\
            {"field":"insured_valeu","message":"is not a field of this request; did you mean insuredValue?"}]\
            """);
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isEqualTo(before);

    var lenient = api.with("Prefer", "handling=lenient").with("Idempotency-Key", "two");
    var bought = lenient.post("/v1/labels", order);
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
    assertThat(bought.json().get("warnings").findValuesAsText("field"))
        .containsExactly("is_return", "insured_valeu", "shade");
    assertThat(bought.json().get("isReturn").asBoolean()).isFalse();
  }

  /// What is not said again prints the labels once more.
  @Test
  void aMisspeltFieldPrintsNothing() {
    var jobs = "{\"jobIds\":[\"prj_00000000000000000000000000\"],\"printed\":false,%s:false}";
    var refused = api.post("/v1/print-jobs/confirm", jobs.formatted("\"print_again\""));
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.fields()).containsExactly("print_again");
    assertThat(api.post("/v1/print-jobs/confirm", jobs.formatted("\"printAgain\"")).code())
        .isNotEqualTo("INVALID_REQUEST");
  }

  /// Else a misspelt filter would answer everything, which looks like what was asked for.
  @Test
  void aListRefusesAParameterItDoesNotHave() {
    var refused = api.get("/v1/orders?colour=red&page_size=1&_=1700000000");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.fields()).containsExactly("colour", "page_size");
    assertThat(refused.json().at("/error/details/0/message").asText())
        .startsWith("is not a parameter of this request, which takes ")
        .contains("status", "pageSize", "cursor");
    assertThat(refused.json().at("/error/details/1/message").asText())
        .endsWith("did you mean pageSize?");
    var passed = api.get("/v1/labels?pageSize=1&_=1700000000");
    assertThat(passed.status()).isEqualTo(200);
    assertThat(passed.json().has("warnings")).isFalse();
    var lenient = api.with("Prefer", "handling=lenient").get("/v1/shipments?state=cancelled");
    assertThat(lenient.json().at("/warnings/0/field").asText()).isEqualTo("state");
    assertThat(api.get("/v1/labels//cancel").json().at("/error/message").asText())
        .isEqualTo("no such endpoint: GET /v1/labels//cancel");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "carriers",
        "carrier-accounts",
        "rules",
        "presets",
        "locations",
        "printers",
        "print-routes",
        "workspaces",
        "keys",
        "emails/templates"
      })
  void soDoesOneWithoutParameters(String list) {
    var refused = api.get("/v1/" + list + "?status=open");
    assertThat(refused.status()).as(refused.text()).isEqualTo(400);
    assertThat(refused.fields()).containsExactly("status");
    assertThat(api.get("/v1/" + list + "?_=1").status()).isEqualTo(200);
  }

  /// An answer does not grow with what was sent.
  @Test
  void aHundredWarningsAreEnough() {
    var many =
        IntStream.range(0, 5_000)
            .mapToObj(i -> "\"%s%d\":1".formatted("x".repeat(200), i))
            .collect(Collectors.joining(","));
    var answer = api.post("/v1/rates", rateRequest().replaceFirst("\\{", "{" + many + ","));
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json().get("warnings")).hasSize(100);
    assertThat(answer.text().length()).isLessThan(40_000);
  }

  /// What callers of other shipping APIs try first is answered with what it is called here.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          POST   | /v1/labels/lbl_1/void         | POST /v1/labels/{id}/cancel
          PUT    | /v1/labels/lbl_1/void         | POST /v1/labels/{id}/cancel
          POST   | /v1/labels/lbl_1/refund       | POST /v1/labels/{id}/cancel
          POST   | /v1/shipments/shp_1/void      | POST /v1/shipments/{id}/cancel
          POST   | /v1/shipment/shp_1/cancel     | POST /v1/shipments/{id}/cancel
          POST   | /v1/shipments/shp_1/buy       | POST /v1/labels
          POST   | /v1/orders/ord_1/void         | POST /v1/labels/{id}/cancel
          POST   | /v1/orders/ord_1/buy          | POST /v1/orders/{id}/labels
          POST   | /v1/label                     | POST /v1/labels
          POST   | /v1/Labels                    | POST /v1/labels
          POST   | /labels                       | POST /v1/labels
          POST   | /api/v2/labels                | POST /v1/labels
          POST   | /v1/labels/rates/rate_1       | POST /v1/labels
          GET    | /v1/label/lbl_1               | GET /v1/labels/{id}
          GET    | /v1/labels/lbl_1/pdf          | GET /v1/labels/{id}/download
          GET    | /v1/labels/lbl_1/track        | GET /v1/tracking/{trackingNumber}
          POST   | /v1/trackers                  | GET /v1/tracking/{trackingNumber}
          GET    | /v1/track/1Z999               | GET /v1/tracking/{trackingNumber}
          POST   | /v1/rate                      | POST /v1/rates
          POST   | /v1/quotes                    | POST /v1/rates
          POST   | /v1/address/validate          | POST /v1/addresses/validate
          POST   | /v1/addresses/verify          | POST /v1/addresses/validate
          POST   | /v1/print_jobs                | POST /v1/print-jobs
          GET    | /v1/carrier_accounts          | GET /v1/carrier-accounts
          GET    | /v1/balance                   | GET /v1/wallet
          POST   | /v1/hooks                     | POST /v1/webhooks
          POST   | /v1/scan-forms                | POST /v1/manifests
          DELETE | /v1/labels/lbl_1              | POST /v1/labels/{id}/cancel
          DELETE | /v1/shipments/shp_1           | POST /v1/shipments/{id}/cancel
          DELETE | /v1/pickups/pku_1             | POST /v1/pickups/{id}/cancel
          POST   | /v1/carriers                  | -
          GET    | /v1/teapots                   | -
          GET    | /v1/labels/lbl_1/teapot       | -
          POST   | /v1/teapots/1/cancel          | -
          """)
  void anUnknownPathIsAnsweredWithTheOneThatIsMeant(String method, String path, String meant) {
    var answer = method.equals("GET") ? api.send(method, path) : api.send(method, path, "{}");
    assertThat(answer.status()).isIn(404, 405);
    var message = answer.json().at("/error/message").asText();
    if (meant == null) {
      assertThat(message).doesNotContain("did you mean");
    } else {
      assertThat(message).endsWith("; did you mean " + meant + "?");
    }
  }

  @Test
  void whatOtherNamesLeadToIsThere() throws IOException {
    var paths = api.get("/v1/openapi.json").json().get("paths");
    try (var table = NearPath.class.getResourceAsStream("near-paths.tsv")) {
      var meant =
          new String(Objects.requireNonNull(table).readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> line.startsWith("/"))
              .map(line -> line.split("\t")[1].split(" "))
              .toList();
      assertThat(meant)
          .allSatisfy(
              each ->
                  assertThat(paths.path(each[1]).has(each[0].toLowerCase(Locale.ROOT)))
                      .as(String.join(" ", each))
                      .isTrue());
    }
  }
}
