package dev.quayside.engine.contract.manifests;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.PdfText;
import dev.quayside.engine.contract.ShopTest;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;

/// /v1/manifests, as docs/api/manifests.md has it.
class ManifestsTest extends ShopTest {

  @Test
  void aManifestHoldsTheDaysLabelsAndSaysWhatIsLeftOut() {
    var first = label();
    var second = label();
    var voided = label();
    api.post("/v1/labels/" + voided.get("id").asText() + "/cancel");
    var back = api.post("/v1/labels", order("ups", "ups_ground", ",\"isReturn\":true")).json();
    api.post("/v1/labels", order("usps", "GROUND_ADVANTAGE", ""));

    var closed = api.post("/v1/manifests", asked(first));

    assertThat(closed.status()).as(closed.text()).isEqualTo(201);
    assertThat(closed.json().get("id").asText()).startsWith("mnf_");
    assertThat(labels(closed.json()))
        .containsExactly(first.get("id").asText(), second.get("id").asText());
    assertThat(closed.json().at("/leftOut").findValuesAsText("reason"))
        .containsExactly("voided", "return");
    assertThat(closed.json().at("/leftOut").findValuesAsText("labelId"))
        .containsExactly(voided.get("id").asText(), back.get("id").asText());
    var id = closed.json().get("id").asText();
    assertThat(api.get("/v1/manifests/" + id).json()).isEqualTo(closed.json());
    assertThat(api.get("/v1/manifests?carrier=ups").json().at("/pagination/totalCount").asInt())
        .isEqualTo(1);
    assertThat(api.get("/v1/manifests?carrier=usps").json().at("/pagination/totalCount").asInt())
        .isZero();
  }

  @Test
  void aLabelIsHandedOverOnce() {
    var label = label();
    var first = api.post("/v1/manifests", asked(label)).json().get("id").asText();
    var again = api.post("/v1/manifests", asked(label));
    assertThat(again.status()).isEqualTo(409);
    assertThat(again.message()).contains("manifested");
    var later = label();
    var second = api.post("/v1/manifests", asked(later));
    assertThat(labels(second.json())).containsExactly(later.get("id").asText());
    assertThat(second.json().at("/leftOut/0/manifestId").asText()).isEqualTo(first);
  }

  /// A driver comes to one dock, and a SCAN form is of one.
  @Test
  void eachPlaceHasItsOwnManifest() {
    var between =
        "{\"carrier\":\"ups\",\"service\":\"ups_ground\",\"from\":%s,\"to\":%s,\"parcel\":%s%s}";
    // by now the driver may have been in the east and not in the west
    var days = LocalDate.now(ZoneOffset.UTC).plusDays(2).datesUntil(LocalDate.MAX).limit(5);
    var west =
        days.map(day -> between.formatted(FROM, TO, PARCEL, ",\"shipDate\":\"" + day + "\""))
            .map(body -> api.post("/v1/labels", body))
            .filter(answer -> answer.status() == 201)
            .findFirst()
            .orElseThrow()
            .json();
    var sameDay = ",\"shipDate\":\"" + shipDate(west) + "\"";
    var east = api.post("/v1/labels", between.formatted(TO, FROM, PARCEL, sameDay)).json();
    var preview = api.post("/v1/manifests/preview", asked(west)).json();
    assertThat(labels(preview)).containsExactly(west.get("id").asText());
    assertThat(preview.at("/location/zip").asText()).isEqualTo("94158");
    var named =
        api.post(
                "/v1/manifests/preview",
                "{\"carrier\":\"ups\",\"shipDate\":\"%s\",\"fromZip\":\"10118-0110\"}"
                    .formatted(shipDate(west)))
            .json();
    assertThat(labels(named)).containsExactly(east.get("id").asText());

    var first = api.post("/v1/manifests", asked(west)).json();
    assertThat(labels(first)).containsExactly(west.get("id").asText());
    assertThat(first.at("/leftOut").findValuesAsText("reason")).containsExactly("other_place");
    var second = api.post("/v1/manifests", asked(east));
    assertThat(second.status()).as(second.text()).isEqualTo(201);
    assertThat(labels(second.json())).containsExactly(east.get("id").asText());
    assertThat(second.json().at("/location/zip").asText()).isEqualTo("10118");
  }

  @Test
  void labelsThatAreNamedAreOnItOrToldOf() {
    var label = label();
    var other = api.post("/v1/labels", order("usps", "USPS_GROUND_ADVANTAGE", "")).json();
    var both = "{\"carrier\":\"ups\",\"shipDate\":\"%s\",\"labelIds\":[\"%s\",\"%s\"%s]}";
    var unknown =
        api.post(
            "/v1/manifests",
            both.formatted(
                shipDate(label),
                label.get("id").asText(),
                other.get("id").asText(),
                ",\"lbl_00000000000000000000000000\""));
    assertThat(unknown.status()).isEqualTo(404);
    assertThat(unknown.text()).contains("label lbl_");
    assertThat(unknown.message()).contains("lbl_00000000000000000000000000");
    var closed =
        api.post(
            "/v1/manifests",
            both.formatted(
                shipDate(label), label.get("id").asText(), other.get("id").asText(), ""));
    assertThat(labels(closed.json())).containsExactly(label.get("id").asText());
    assertThat(closed.json().at("/leftOut").findValuesAsText("reason"))
        .containsExactly("other_carrier");
  }

  @Test
  void aPreviewChangesNothingAndAnotherDayIsNamed() {
    var label = label();
    var preview = as(workspace, Role.VIEWER).post("/v1/manifests/preview", asked(label));
    assertThat(preview.json().get("labelCount").asInt()).isEqualTo(1);
    var dayAfter = shipDate(label).plusDays(1);
    var other =
        api.post(
            "/v1/manifests/preview", "{\"carrier\":\"ups\",\"shipDate\":\"" + dayAfter + "\"}");
    assertThat(other.json().at("/leftOut/0/reason").asText()).isEqualTo("other_day");
    var named =
        api.post(
            "/v1/manifests",
            "{\"carrier\":\"ups\",\"shipDate\":\"%s\",\"labelIds\":[\"%s\"]}"
                .formatted(dayAfter, label.get("id").asText()));
    assertThat(named.status()).as(named.text()).isEqualTo(201);
  }

  @Test
  void thePaperForTheDriverNamesEveryParcelAndWhatIsLeftOut() throws java.io.IOException {
    var label = label();
    var voided = label();
    api.post("/v1/labels/" + voided.get("id").asText() + "/cancel");
    var manifest = api.post("/v1/manifests", asked(label)).json();
    var url = manifest.get("documentUrl").asText();
    var path = url.substring(url.indexOf("/v1/"));
    var english = api.get(path);
    assertThat(english.status()).as(english.text()).isEqualTo(200);
    assertThat(english.header("Content-Type")).startsWith("application/pdf");
    assertThat(english.header("Content-Disposition")).contains("mnf_");
    assertThat(PdfText.of(english))
        .contains(label.get("trackingNumber").asText())
        .contains("The label was voided.");
    assertThat(PdfText.of(api.get(path + "?language=es&paper=a4")))
        .contains("La etiqueta se anuló.");
    assertThat(api.get(path + "?language=xx").message()).contains("language");
    assertThat(api.get(path.replace("mnf_", "mnf_x")).status()).isEqualTo(404);
  }

  @Test
  void onlyTheWorkspaceItselfAndOperators() {
    var label = label();
    var id = api.post("/v1/manifests", asked(label)).json().get("id").asText();
    var stranger = as(served.workspace("outside-" + id.substring(22).toLowerCase()), Role.ADMIN);
    assertThat(stranger.get("/v1/manifests/" + id).code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.post("/v1/manifests", asked(label)).code()).isEqualTo("CONFLICT");
    assertThat(as(workspace, Role.VIEWER).post("/v1/manifests", asked(label)).code())
        .isEqualTo("FORBIDDEN");
    assertThat(api.post("/v1/manifests", "{\"carrier\":\"nobody\"}").code())
        .isEqualTo("INVALID_SERVICE");
    assertThat(api.post("/v1/manifests", "{}").message()).contains("carrier");
    assertThat(api.post("/v1/manifests", "{\"carrier\":\"ups\",\"shipDate\":\"soon\"}").message())
        .contains("shipDate");
  }

  @Test
  void anIdempotencyKeyClosesOnce() {
    var label = label();
    var keyed = api.with("Idempotency-Key", "close-1");
    var first = keyed.post("/v1/manifests", asked(label));
    assertThat(keyed.post("/v1/manifests", asked(label)).text()).isEqualTo(first.text());
    assertThat(first.status()).isEqualTo(201);
  }

  private String asked(JsonNode label) {
    return "{\"carrier\":\"ups\",\"shipDate\":\"" + shipDate(label) + "\"}";
  }

  private LocalDate shipDate(JsonNode label) {
    return served
        .engine()
        .shipping()
        .shipments()
        .ofLabel(workspace.ownCaller(), label.get("id").asText())
        .shipDate()
        .orElseThrow();
  }

  private static List<String> labels(JsonNode manifest) {
    return manifest.get("labels").findValuesAsText("labelId");
  }
}
