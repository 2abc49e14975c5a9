package dev.quayside.engine.contract.packing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.contract.SandboxTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Awkward requests about products, boxes, checks, pick lists and plans are refused by field.
class PackingInputsTest extends SandboxTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{\"barcodes\":\"4006381333931\"}|barcodes",
        "{\"barcodes\":[{}]}|barcodes[0].code",
        "{\"barcodes\":[{\"code\":\"\"}]}|barcodes[0].code",
        "{\"barcodes\":[{\"code\":\"A\",\"quantity\":0}]}|barcodes[0].quantity",
        "{\"barcodes\":[{\"code\":\"A\",\"quantity\":1.5}]}|barcodes[0].quantity",
        "{\"barcodes\":[{\"code\":\"A\"},{\"code\":\"A\"}]}|barcodes[1].code",
        "{\"lengthIn\":5}|widthIn heightIn",
        "{\"lengthIn\":5,\"widthIn\":0,\"heightIn\":1}|widthIn",
        "{\"lengthIn\":5,\"widthIn\":\"4\",\"heightIn\":1}|widthIn",
        "{\"rotate\":\"sideways\"}|rotate",
        "{\"soft\":\"yes\"}|soft",
        "{\"alone\":1}|alone",
        "{\"check\":\"twice\"}|check",
        "{\"place\":7}|place",
        "{\"pictureUrl\":\"javascript:alert(1)\"}|pictureUrl",
        "{\"pictureUrl\":\"not a url\"}|pictureUrl",
        "{\"weightOz\":-1}|weightOz",
        "{\"colour\":\"red\"}|colour",
      })
  void products(String body, String fields) {
    refused(api.put("/v1/products/MUG", body), 400, fields);
    assertThat(api.get("/v1/products/MUG").status()).isEqualTo(404);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{}|400",
        "{\"content\":\"\"}|400",
        "{\"content\":7}|400",
        "{\"content\":\"%%%\"}|400",
        "{\"content\":\"aGVsbG8=\"}|400",
        "{\"content\":\"iVBORw0KGgo=\"}|400",
        "{\"content\":\"R0lGODlhAQABAAAAACw=\"}|400",
        "{\"content\":\"PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=\"}|400",
        "{\"picture\":\"iVBORw0KGgo=\"}|400",
        "[]|400",
      })
  void pictures(String body, int status) {
    assertThat(api.put("/v1/products/MUG", "{\"name\":\"Mug\"}").status()).isIn(200, 201);
    var answer = api.put("/v1/products/MUG/picture", body);
    assertThat(answer.status()).as(body + answer.text()).isEqualTo(status);
    var large = "{\"content\":\"" + "A".repeat(400_000) + "\"}";
    assertThat(api.put("/v1/products/MUG/picture", large).code()).isEqualTo("PAYLOAD_TOO_LARGE");
    assertThat(api.get("/v1/products/MUG").json().get("pictureUrl").isNull()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"innerLengthIn\":5|innerWidthIn innerHeightIn",
        "\"innerLengthIn\":5,\"innerWidthIn\":0,\"innerHeightIn\":1|innerWidthIn",
        "\"maxWeightOz\":0|maxWeightOz",
        "\"maxWeightOz\":\"5\"|maxWeightOz",
        "\"cost\":5|cost",
        "\"cost\":{\"amount\":-1,\"currency\":\"USD\"}|cost.amount",
        "\"cost\":{\"amount\":1,\"currency\":\"XXX1\"}|cost.currency",
        "\"fillPercent\":0|fillPercent",
        "\"fillPercent\":101|fillPercent",
        "\"fillPercent\":\"92\"|fillPercent",
        "\"name\":\"auto\"|name",
        "\"name\":\"AUTO\"|name",
      })
  void presets(String more, String fields) {
    var name = more.contains("\"name\"") ? "" : "\"name\":\"Box\",";
    refused(
        api.post(
            "/v1/presets",
            "{%s\"lengthIn\":10,\"widthIn\":8,\"heightIn\":6,%s}".formatted(name, more)),
        400,
        fields);
    assertThat(api.get("/v1/presets").json().get("data")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{\"required\":\"sometimes\"}|required",
        "{\"required\":true}|required",
        "{\"onComplete\":\"dance\"}|onComplete",
        "{\"withoutBarcode\":\"ignore\"}|withoutBarcode",
        "{\"photo\":\"always\"}|photo",
        "{\"weight\":5}|weight",
        "{\"weight\":{\"tolerancePercent\":-1}}|weight.tolerancePercent",
        "{\"weight\":{\"tolerancePercent\":\"5\"}}|weight.tolerancePercent",
        "{\"weight\":{\"toleranceOz\":-1}}|weight.toleranceOz",
        "{\"weight\":{\"tolerancePercent\":101}}|weight.tolerancePercent",
      })
  void packCheck(String body, String fields) {
    var before = api.get("/v1/pack-check").text();
    var answer = api.put("/v1/pack-check", body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(400);
    assertThat(answer.fields()).as(answer.text()).contains(fields);
    assertThat(api.get("/v1/pack-check").text()).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "scans|{}|400|code",
        "scans|{\"code\":\"\"}|400|code",
        "scans|{\"code\":7}|400|code",
        "scans|{\"code\":\"4006381333931\",\"quantity\":0}|400|quantity",
        "scans|{\"code\":\"4006381333931\",\"quantity\":-1}|400|quantity",
        "scans|{\"code\":\"4006381333931\",\"quantity\":\"1\"}|400|quantity",
        "scans|{\"code\":\"4006381333931\",\"serial\":7}|400|serial",
        "lines/1/confirm|{}|400|quantity reason",
        "lines/1/confirm|{\"quantity\":0,\"reason\":\"damaged\"}|400|quantity",
        "lines/1/confirm|{\"quantity\":1,\"reason\":\" \"}|400|reason",
        "lines/9/confirm|{\"quantity\":1,\"reason\":\"damaged\"}|404|",
        "lines/x/confirm|{\"quantity\":1,\"reason\":\"damaged\"}|404|",
        "complete|{\"weightOz\":-1}|400|weightOz",
        "complete|{\"weightOz\":\"heavy\"}|400|weightOz",
        "complete|{}|422|",
      })
  void checks(String path, String body, int status, String fields) {
    var check = api.post(made() + "/checks", "{}");
    assertThat(check.status()).as(check.text()).isEqualTo(201);
    refused(
        api.post("/v1/checks/" + check.json().get("id").asText() + "/" + path, body),
        status,
        fields);
    assertThat(
            api.get("/v1/checks/" + check.json().get("id").asText())
                .json()
                .at("/lines/0/counted")
                .asInt())
        .isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{}|400|",
        "{\"orders\":[],\"kind\":\"cart\"}|400|orders",
        "{\"orders\":\"all\",\"kind\":\"cart\"}|400|orders",
        "{\"orders\":[\"ID\"],\"kind\":\"truck\"}|400|kind",
        "{\"orders\":[\"ID\"],\"kind\":\"cart\",\"slots\":0}|400|slots",
        "{\"orders\":[\"ID\"],\"kind\":\"cart\",\"slots\":\"12\"}|400|slots",
        "{\"orders\":[\"ID\"],\"kind\":\"cart\",\"sort\":\"colour\"}|400|sort",
        "{\"orders\":[\"ID\"],\"kind\":\"cart\",\"maxPieces\":0}|400|maxPieces",
        "{\"orders\":[\"ID\"],\"kind\":\"cart\",\"maxWeightOz\":-1}|400|maxWeightOz",
        "{\"orders\":[\"ID\"],\"filter\":{\"status\":\"open\"},\"kind\":\"cart\"}|400|",
        "{\"filter\":{\"colour\":\"red\"},\"kind\":\"cart\"}|400|filter.colour",
        "{\"orders\":[\"ord_none\"],\"kind\":\"cart\"}|409|",
        "{\"orders\":[\"ID\"],\"kind\":\"single\"}|409|",
      })
  void pickLists(String body, int status, String fields) {
    var path = made();
    var answer =
        api.post("/v1/pick-lists", body.replace("ID", path.substring(path.lastIndexOf('/') + 1)));
    assertThat(answer.status()).as(body + answer.text()).isIn(status, 404);
    if (fields != null) {
      assertThat(answer.fields()).as(answer.text()).contains(fields);
    }
    assertThat(api.get("/v1/pick-lists").json().get("data")).isEmpty();
    assertThat(api.get(path).json().get("pickList").isNull()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{}|",
        "{\"items\":[]}|items",
        "{\"items\":[{}]}|items[0].sku",
        "{\"items\":[{\"sku\":\"MUG\",\"quantity\":0}]}|items[0].quantity",
        "{\"items\":[{\"lengthIn\":5,\"quantity\":1,\"weightOz\":1}]}|items[0].widthIn",
        "{\"items\":[{\"lengthIn\":5,\"widthIn\":4,\"heightIn\":-3,\"quantity\":1,\"weightOz\":1}]}|items[0].heightIn",
        "{\"orderId\":\"ord_1\",\"items\":[{\"sku\":\"MUG\",\"quantity\":1}]}|",
        "{\"items\":[{\"sku\":\"MUG\",\"quantity\":1}],\"splits\":0}|splits",
        "{\"items\":[{\"sku\":\"MUG\",\"quantity\":1}],\"splits\":4}|splits",
        "{\"items\":[{\"sku\":\"MUG\",\"quantity\":1}],\"withinDays\":-1}|withinDays",
        "{\"items\":[{\"sku\":\"MUG\",\"quantity\":1}],\"presets\":\"Box\"}|presets",
        "{\"items\":[{\"sku\":\"MUG\",\"quantity\":1}],\"presets\":[\"pre_none\"]}|presets[0]",
        "{\"items\":[{\"sku\":\"MUG\",\"quantity\":1}],\"carriers\":[\"nobody\"]}|carriers[0]",
        "{\"items\":[{\"sku\":\"MUG\",\"quantity\":1,\"rotate\":\"round\"}]}|items[0].rotate",
      })
  void plans(String body, String fields) {
    var answer = api.post("/v1/packing/plans", body);
    assertThat(answer.status()).as(body + answer.text()).isEqualTo(400);
    if (fields != null) {
      assertThat(String.join(" ", answer.fields()))
          .as(answer.text())
          .contains(fields.replaceAll("\\[0\\]$", ""));
    }
  }

  private String made() {
    var made =
        api.post(
            "/v1/orders",
            "{\"reference\":\"AWKWARD\",\"to\":%s,\"items\":[{\"sku\":\"MUG\",\"quantity\":3,\"barcode\":\"4006381333931\"}]}"
                .formatted(TO));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return "/v1/orders/" + made.json().get("id").asText();
  }
}
