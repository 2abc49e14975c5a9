package dev.quayside.engine.contract.products;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.ShopTest;
import java.net.http.HttpRequest.BodyPublishers;
import org.junit.jupiter.api.Test;

/// What products and presets know for packing: bar codes, sides, places and pictures.
class ProductFactsTest extends ShopTest {

  private static final String MUG =
      """
      {"name":"Mug","barcodes":[{"code":"4006381333931"},{"code":"CASE|12","quantity":12}],
       "lengthIn":4,"widthIn":5.125,"heightIn":3,"rotate":"upright","soft":false,"alone":true,
       "place":"A-03-2","pictureUrl":"https://shop.example/mug.jpg","check":"serial"}""";

  @Test
  void aProductKeepsWhatPackingWantsToKnow() {
    var made = put("MUG-1", MUG);
    assertThat(made.get("barcode").asText()).isEqualTo("4006381333931");
    assertThat(made.at("/barcodes/0/quantity").asInt()).isEqualTo(1);
    assertThat(made.at("/barcodes/1/quantity").asInt()).isEqualTo(12);
    assertThat(made.get("lengthIn").asInt()).as("in the order given").isEqualTo(4);
    assertThat(made.get("widthIn").asDouble()).isEqualTo(5.125);
    assertThat(made.get("rotate").asText()).isEqualTo("upright");
    assertThat(made.get("alone").asBoolean()).isTrue();
    assertThat(made.get("place").asText()).isEqualTo("A-03-2");
    assertThat(made.get("pictureUrl").asText()).isEqualTo("https://shop.example/mug.jpg");
    assertThat(made.get("check").asText()).isEqualTo("serial");
    api.put("/v1/products/MUG-1", made.toString());
    assertThat(api.get("/v1/products/MUG-1").json()).isEqualTo(made);
    var plain = put("CUP-1", "{\"barcode\":\"4006\"}");
    assertThat(plain.get("barcodes").toString()).isEqualTo("[{\"code\":\"4006\",\"quantity\":1}]");
    assertThat(plain.get("rotate").asText()).isEqualTo("any");
    assertThat(plain.get("soft").asBoolean()).isFalse();
    assertThat(plain.get("check").asText()).isEqualTo("none");
    assertThat(plain.get("lengthIn").isNull()).isTrue();
  }

  @Test
  void aChangeOfTheFirstBarcodeLeavesTheOthers() {
    put("MUG-1", MUG);
    var changed = api.patch("/v1/products/MUG-1", "{\"barcode\":\"999\"}").json();
    assertThat(changed.get("barcodes").findValuesAsText("code")).containsExactly("999", "CASE|12");
    var moved = api.patch("/v1/products/MUG-1", "{\"barcode\":\"CASE|12\"}").json();
    assertThat(moved.get("barcodes").findValuesAsText("code")).containsExactly("CASE|12", "999");
    var alone = api.patch("/v1/products/MUG-1", "{\"barcodes\":[{\"code\":\"1\"}]}").json();
    assertThat(alone.get("barcode").asText()).isEqualTo("1");
    assertThat(alone.get("barcodes")).hasSize(1);
    assertThat(alone.get("place").asText()).as("left out").isEqualTo("A-03-2");
    var none = api.patch("/v1/products/MUG-1", "{\"barcode\":\"\",\"place\":\"\"}").json();
    assertThat(none.get("barcodes")).isEmpty();
    assertThat(none.get("place").isNull()).isTrue();
  }

  @Test
  void whatIsWrongIsNamedAndUnknownFieldsAreRefused() {
    var path = "/v1/products/MUG-1";
    assertThat(api.put(path, "{\"lengthIn\":4,\"widthIn\":-1}").fields())
        .containsExactly("heightIn", "widthIn");
    assertThat(
            api.put(
                    path,
                    """
                    {"rotate":"sideways","check":"all","pictureUrl":"ftp://x/y","place":"%s",
                     "barcodes":[{"code":""},{"code":"A"},{"code":"A","quantity":0}]}"""
                        .formatted("A".repeat(61)))
                .fields())
        .containsExactly(
            "barcodes[0].code",
            "barcodes[2].code",
            "barcodes[2].quantity",
            "check",
            "pictureUrl",
            "place",
            "rotate");
    var unknown = api.put(path, "{\"name\":\"Mug\",\"colour\":\"red\"}");
    assertThat(unknown.status()).as(unknown.text()).isEqualTo(400);
    assertThat(unknown.fields()).containsExactly("colour");
    assertThat(api.patch(path, "{\"shelf\":\"A\"}").fields()).containsExactly("shelf");
    assertThat(api.get(path).status()).as("nothing was kept").isEqualTo(404);
    var lenient = api.with("Prefer", "handling=lenient").put(path, "{\"colour\":\"red\"}");
    assertThat(lenient.json().at("/warnings/0/field").asText()).isEqualTo("colour");
  }

  @Test
  void theExportedFileComesBackAsItWas() {
    var mug = put("MUG-1", MUG);
    var cup =
        put(
            "CUP, \"large\"",
            """
            {"value":{"amount":1234.5,"currency":"EUR"},"weightOz":1.234,"barcode":"0012",
             "originCountry":"PT","hsCode":"6912.00","soft":true}""");
    var file = api.get("/v1/products/export");
    assertThat(file.header("Content-Type")).startsWith("text/csv");
    assertThat(file.text())
        .contains("sku,name,value,currency,weightOz,barcode,barcodes,originCountry,hsCode");
    var again =
        api.with("Content-Type", "text/csv")
            .send("POST", "/v1/products/import", BodyPublishers.ofString(file.text()))
            .json();
    assertThat(again.get("refused")).isEmpty();
    assertThat(again.get("unused")).isEmpty();
    assertThat(api.get("/v1/products/MUG-1").json()).isEqualTo(mug);
    api.send("DELETE", "/v1/products/MUG-1");
    api.send("DELETE", "/v1/products/CUP%2C%20%22large%22");
    api.with("Content-Type", "text/csv")
        .send("POST", "/v1/products/import", BodyPublishers.ofString(file.text()));
    assertThat(api.get("/v1/products/MUG-1").json()).isEqualTo(mug);
    assertThat(api.get("/v1/products/CUP%2C%20%22large%22").json()).isEqualTo(cup);
  }

  @Test
  void aFileSaysSidesPlacesAndTurning() {
    var csv =
        "SKU,Barcodes,Length (cm),Width (cm),Height (cm),Rotate,Soft,Bin location\\n"
            + "MUG-1,1|2*12,10.16,5.08,2.54,flat,yes,B-2\\nCUP-1,,1,,,spin,maybe,\\n";
    var taken = api.post("/v1/products/import", "{\"content\":\"" + csv + "\"}").json();
    assertThat(taken.get("created").asInt()).isEqualTo(1);
    assertThat(taken.get("refused").findValuesAsText("column"))
        .containsExactlyInAnyOrder("Width (cm)", "Height (cm)", "Rotate", "Soft");
    var mug = api.get("/v1/products/MUG-1").json();
    assertThat(mug.get("lengthIn").asInt()).isEqualTo(4);
    assertThat(mug.get("rotate").asText()).isEqualTo("flat");
    assertThat(mug.get("soft").asBoolean()).isTrue();
    assertThat(mug.get("place").asText()).isEqualTo("B-2");
    assertThat(mug.at("/barcodes/1/quantity").asInt()).isEqualTo(12);
  }

  @Test
  void anItemSaysItsOwnPlace() {
    put("MUG-1", MUG);
    var order =
        "{\"reference\":\"P-1\",\"to\":%s,\"items\":[{\"sku\":\"MUG-1\",\"place\":\"Z-1\"},{\"sku\":\"MUG-1\"}]}";
    var items = api.post("/v1/orders", order.formatted(TO)).json().get("items");
    assertThat(items.at("/0/place").asText()).isEqualTo("Z-1");
    assertThat(items.at("/1/place").isNull()).as("where its product lies").isTrue();
  }

  @Test
  void aPresetSaysItsInside() {
    var box =
        """
        {"name":"Box","lengthIn":10,"widthIn":8,"heightIn":4,"innerLengthIn":3.5,"innerWidthIn":9.5,
         "innerHeightIn":7.5,"maxWeightOz":320,"cost":{"amount":0.45,"currency":"USD"},
         "fillPercent":80}""";
    var made = api.post("/v1/presets", box).json();
    assertThat(made.get("innerLengthIn").asDouble()).as("in the order given").isEqualTo(3.5);
    assertThat(made.get("innerHeightIn").asDouble()).isEqualTo(7.5);
    assertThat(made.get("maxWeightOz").asInt()).isEqualTo(320);
    assertThat(made.at("/cost/amount").asDouble()).isEqualTo(0.45);
    assertThat(made.get("fillPercent").asInt()).isEqualTo(80);
    var path = "/v1/presets/" + made.get("id").asText();
    api.put(path, made.toString());
    assertThat(api.get(path).json()).isEqualTo(made);
    var plain = api.put(path, "{\"name\":\"Box\"}").json();
    assertThat(plain.get("fillPercent").asInt()).isEqualTo(92);
    assertThat(plain.get("cost").isNull()).isTrue();
    assertThat(
            api.put(
                    path,
                    """
                    {"name":"Box","innerLengthIn":1,"maxWeightOz":0,"fillPercent":101,
                     "cost":{"amount":-1,"currency":"USD"}}""")
                .fields())
        .containsExactly(
            "cost.amount", "fillPercent", "innerHeightIn", "innerWidthIn", "maxWeightOz");
  }

  private JsonNode put(String sku, String body) {
    var path = "/v1/products/" + sku.replace(" ", "%20").replace(",", "%2C").replace("\"", "%22");
    var answer = api.put(path, body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json();
  }
}
