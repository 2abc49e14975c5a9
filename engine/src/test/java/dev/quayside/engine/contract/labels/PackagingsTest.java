package dev.quayside.engine.contract.labels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.SandboxTest;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The carriers' own packagings: `GET /v1/carriers/{code}` lists what rates and labels take.
class PackagingsTest extends SandboxTest {

  private static final String PARIS =
      "{\"name\":\"Bob\",\"street1\":\"1 rue de"
          + " Rivoli\",\"city\":\"Paris\",\"zip\":\"75001\",\"country\":\"FR\",\"phone\":\"+33155501000\"}";
  private static final String CUSTOMS =
      ",\"customs\":{\"contentsType\":\"merchandise\",\"items\":[{\"description\":\"Shirt\",\"quantity\":1,\"value\":20,"
          + "\"weightOz\":3,\"hsCode\":\"6109.10\",\"originCountry\":\"PT\"}]}";

  private static final String DOCUMENTS =
      ",\"customs\":{\"contentsType\":\"documents\",\"items\":[{\"description\":\"Papers\",\"quantity\":1,\"value\":1,\"weightOz\":3,\"hsCode\":\"4901.99\",\"originCountry\":\"US\"}]}";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ups_letter",
        "ups_pak",
        "ups_tube",
        "ups_express_box_small",
        "ups_express_box_medium",
        "ups_express_box_large",
        "fedex_envelope",
        "fedex_pak",
        "fedex_small_box",
        "fedex_medium_box",
        "fedex_large_box",
        "fedex_extra_large_box",
        "fedex_tube",
        "dhl_express_envelope",
        "dhl_flyer",
        "flat_rate_envelope",
        "legal_flat_rate_envelope",
        "padded_flat_rate_envelope",
        "small_flat_rate_box",
        "medium_flat_rate_box",
        "large_flat_rate_box"
      })
  void onlyItsOwnCarrierQuotesAndSellsIt(String packaging) {
    var owner =
        packaging.contains("flat_rate")
            ? "usps"
            : packaging.startsWith("dhl")
                ? "dhl_express"
                : packaging.substring(0, packaging.indexOf('_'));
    boolean isAbroad = owner.equals("dhl_express");
    var asked =
        "\"from\":%s,\"to\":%s,\"parcel\":{\"weightOz\":6,\"packaging\":\"%s\"}%s"
            .formatted(
                FROM,
                isAbroad ? PARIS : TO,
                packaging,
                isAbroad ? packaging.endsWith("envelope") ? DOCUMENTS : CUSTOMS : "");
    var named =
        packaging.equals("dhl_express_envelope")
            ? ",\"services\":[\"dhl_express_worldwide_documents\"]"
            : "";
    var quote = api.post("/v1/rates", "{" + asked + named + "}");
    assertThat(quote.status()).as(quote.text()).isEqualTo(200);
    var services = new TreeSet<String>();
    for (JsonNode rate : quote.json().get("rates")) {
      assertThat(rate.get("carrier").asText()).isEqualTo(owner);
      services.add(rate.get("service").asText());
    }
    var listed = api.get("/v1/carriers/" + owner).json();
    var entry = entry(listed, packaging);
    assertThat(entry.get("name").asText()).isNotBlank();
    for (var field : new String[] {"lengthIn", "widthIn", "heightIn", "maxWeightOz", "flatRate"}) {
      assertThat(entry.has(field)).as(field).isTrue();
    }
    for (var service : listed.get("services")) {
      var code = service.get("code").asText();
      boolean takes = service.get("packagings").toString().contains("\"" + packaging + "\"");
      if (!takes && named.isEmpty()) {
        assertThat(services).doesNotContain(code);
        var refused = label(owner, code, asked);
        assertThat(refused.status()).as(refused.text()).isEqualTo(422);
        assertThat(refused.code()).as(code + refused.text()).isEqualTo("INVALID_PACKAGING");
        assertThat(refused.fields()).containsExactly("parcel.packaging");
        assertThat(refused.text()).contains("package");
      }
    }
    for (var carrier : api.get("/v1/carriers").json().get("carriers")) {
      var other = carrier.get("code").asText();
      var code = carrier.at("/services/0").asText();
      if (!other.equals(owner)) {
        var refused = label(other, code, asked);
        assertThat(refused.status()).as(other + refused.text()).isEqualTo(422);
        assertThat(refused.code()).as(other + refused.text()).isEqualTo("INVALID_PACKAGING");
        assertThat(refused.fields()).containsExactly("parcel.packaging");
      }
    }
    for (var other : new String[] {"ups", "fedex"}) {
      if (!other.equals(owner) && named.isEmpty()) {
        assertThat(quote.json().get("messages").toString())
            .contains("\"carrier\":\"" + other + "\",\"code\":\"INVALID_PACKAGING\"");
      }
    }
    var bought = label(owner, services.first(), asked);
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
  }

  @Test
  void theQuotedPackagingIsTheOneThatIsBought() {
    var asked = "\"from\":%s,\"to\":%s,\"parcel\":{\"weightOz\":6,\"packaging\":\"ups_pak\"}";
    var quote = api.post("/v1/rates", "{" + asked.formatted(FROM, TO) + "}");
    var id = quote.json().at("/rates/0/id");
    var other = asked.formatted(FROM, TO).replace("ups_pak", "ups_letter");
    var refused = api.post("/v1/labels", "{\"rateId\":%s,%s}".formatted(id, other));
    assertThat(refused.code()).as(refused.text()).isEqualTo("RATE_MISMATCH");
    assertThat(refused.fields()).containsExactly("parcel.packaging");
    var plain = asked.formatted(FROM, TO).replace(",\"packaging\":\"ups_pak\"", "");
    refused = api.post("/v1/labels", "{\"rateId\":%s,%s}".formatted(id, plain));
    assertThat(refused.code()).as("the default, " + refused.text()).isEqualTo("RATE_MISMATCH");
    var bought =
        api.post("/v1/labels", "{\"rateId\":%s,%s}".formatted(id, asked.formatted(FROM, TO)));
    assertThat(bought.status()).as(bought.text()).isEqualTo(201);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"UPS_PAK\"",
        "\"ups pak\"",
        "\"crate\"",
        "\"\"",
        "7",
        "true",
        "[\"ups_pak\"]",
        "{}",
        "\"ups_pak \"",
        "\"fedex_10kg_box\""
      })
  void whatIsNoPackagingIsRefused(String packaging) {
    for (var path : new String[] {"/v1/rates", "/v1/labels", "/v1/shipments"}) {
      var refused =
          api.post(
              path,
              ((path.endsWith("rates") ? "{" : "{\"carrier\":\"ups\",\"service\":\"ups_ground\",")
                      + "\"from\":%s,\"to\":%s,\"parcel\":{\"weightOz\":6,\"packaging\":%s}}")
                  .formatted(FROM, TO, packaging));
      assertThat(refused.status()).as(path + packaging + refused.text()).isEqualTo(400);
      assertThat(refused.fields()).containsExactly("parcel.packaging");
    }
  }

  private dev.quayside.engine.contract.Api.Response label(
      String carrier, String service, String asked) {
    return api.post(
        "/v1/labels",
        "{\"carrier\":\"%s\",\"service\":\"%s\",%s}".formatted(carrier, service, asked));
  }

  private static JsonNode entry(JsonNode carrier, String packaging) {
    for (var each : carrier.get("packagings")) {
      if (each.get("code").asText().equals(packaging)) {
        return each;
      }
    }
    throw new AssertionError(packaging + " is not listed: " + carrier.get("packagings"));
  }
}
