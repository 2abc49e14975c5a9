package dev.quayside.engine.contract.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.openapi.OpenApiTest;
import dev.quayside.engine.platform.server.route.ProblemMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The same mistake has one code and one status, and names the same fields, on every route that
/// buys; and every code is told in the document and its guides.
class SameMistakeTest extends SandboxTest {

  private static final String BOX = "\"lengthIn\":10,\"widthIn\":8,\"heightIn\":4}";

  /// What is wrong with a purchase.
  private enum Mistake {
    CARRIER("INVALID_SERVICE", "upz", "ups_ground", "{\"weightOz\":18," + BOX, TO, "carrier"),
    SERVICE("INVALID_SERVICE", "ups", "nope", "{\"weightOz\":18," + BOX, TO, "service"),
    AREA(
        "SERVICE_NOT_AVAILABLE",
        "veho",
        "veho_ground_plus",
        "{\"weightOz\":18," + BOX,
        TO.replace("New York", "Anchorage").replace("NY", "AK").replace("10118", "99501"),
        "service"),
    WEIGHT(
        "WEIGHT_EXCEEDS_LIMIT",
        "usps",
        "PRIORITY_MAIL",
        "{\"weightOz\":1500," + BOX,
        TO,
        "parcel.weightOz"),
    SIZE(
        "SIZE_EXCEEDS_LIMIT",
        "usps",
        "PRIORITY_MAIL",
        "{\"weightOz\":18,\"lengthIn\":100,\"widthIn\":80,\"heightIn\":40}",
        TO,
        "parcel"),
    SIDES(
        "DIMENSION_REQUIRED",
        "ups",
        "ups_next_day_air",
        "{\"weightOz\":18}",
        TO,
        "parcel.heightIn",
        "parcel.lengthIn",
        "parcel.widthIn"),
    HAZMAT(
        "HAZMAT_NOT_SUPPORTED",
        "veho",
        "veho_ground_plus",
        "{\"weightOz\":18,\"hazmat\":true," + BOX,
        TO,
        "parcel.hazmat"),
    POST_BOX(
        "INVALID_ADDRESS",
        "ups",
        "ups_ground",
        "{\"weightOz\":18," + BOX,
        TO.replace("350 5th Ave", "PO Box 12"),
        "to.street1");

    private final String code;
    private final String service;
    private final String parcel;
    private final String to;
    private final List<String> fields;

    Mistake(
        String code, String carrier, String service, String parcel, String to, String... fields) {
      this.code = code;
      this.service = "\"carrier\":\"%s\",\"service\":\"%s\"".formatted(carrier, service);
      this.parcel = parcel;
      this.to = to;
      this.fields = List.of(fields);
    }
  }

  @ParameterizedTest
  @EnumSource
  void isToldAlikeEverywhere(Mistake mistake) {
    var label =
        "{%s,\"from\":%s,\"to\":%s,\"parcel\":%s}"
            .formatted(mistake.service, FROM, mistake.to, mistake.parcel);
    var order = order(mistake.to, mistake.parcel);
    var one = "{%s,\"from\":%s}".formatted(mistake.service, FROM);
    var several =
        "{%s,\"from\":%s,\"parcels\":[{\"parcel\":%s}]}"
            .formatted(mistake.service, FROM, mistake.parcel);
    for (var refused :
        List.of(
            api.post("/v1/labels", label),
            api.post("/v1/shipments", label),
            api.post(order + "/labels", one),
            api.post(order + "/parcels", several))) {
      assertThat(refused.code()).as(refused.text()).isEqualTo(mistake.code);
      assertThat(refused.status())
          .isEqualTo(ProblemMapper.status(ProblemCode.valueOf(mistake.code)));
      assertThat(refused.fields().stream().map(each -> each.replace("parcels[0].", "")))
          .as(refused.text())
          .containsExactlyElementsOf(mistake.fields);
    }
    assertThat(api.get("/v1/labels").json().get("data")).isEmpty();
  }

  @Test
  void aServiceThatIsNearlyOneIsToldItsCode() {
    var label =
        "{\"carrier\":\"usps\",\"service\":\"usps-ground_advantage\",\"from\":%s,\"to\":%s,\"parcel\":%s}"
            .formatted(FROM, TO, "{\"weightOz\":18," + BOX);
    var refused = api.post("/v1/labels", label);
    assertThat(refused.code()).isEqualTo("INVALID_SERVICE");
    assertThat(refused.message()).contains("did you mean USPS_GROUND_ADVANTAGE?");
  }

  @Test
  void withoutAServiceAndWithoutARuleAProgramIsToldWhatToSend() {
    var order = order(TO, "{\"weightOz\":18," + BOX);
    var from = "{\"from\":" + FROM + "}";
    var several = from.replace("}}", "},\"parcels\":[{}]}");
    for (var refused :
        List.of(api.post(order + "/labels", from), api.post(order + "/parcels", several))) {
      assertThat(refused.status()).as(refused.text()).isEqualTo(422);
      assertThat(refused.code()).isEqualTo("SERVICE_REQUIRED");
      assertThat(refused.message()).contains("send carrier and service", "rateId");
      assertThat(refused.fields()).containsExactly("carrier", "service");
    }
  }

  @Test
  void everyCodeIsInTheDocumentAndExplainedInTheGuideOfErrors() {
    var told = Document.of(served.sandbox()).root().at("/components/schemas/ErrorCode/enum");
    assertThat(StreamSupport.stream(told.spliterator(), false).map(code -> code.asText()))
        .containsExactlyElementsOf(Stream.of(ProblemCode.values()).map(Enum::name).toList());
    var guides = Api.of(served.sandbox()).get("/docs/guides.md").text();
    for (var code : ProblemCode.values()) {
      assertThat(guides).contains("| `%s` | %d | ".formatted(code, ProblemMapper.status(code)));
    }
  }

  /// A program that reads one such sentence reads them all: what it is, and which was asked for.
  @Test
  void whatIsNotThereIsNamedAlikeEverywhere() {
    var document = Document.of(served.sandbox());
    var told = new ArrayList<String>();
    for (var operation : OpenApiTest.operations(document)) {
      var path = operation.path();
      if (operation.method().equals("get") && path.matches("/v1/[^{]*\\{\\w+}")) {
        var refused = api.get(path.replaceAll("\\{\\w+}", "nobody-7"));
        told.add(refused.status() == 404 ? refused.message() : "");
      }
    }
    assertThat(told)
        .filteredOn(each -> !each.isEmpty())
        .hasSizeGreaterThan(15)
        .allMatch(
            each -> each.matches("[a-z -]+ '(nobody-7|NOBODY7)' was not found in this workspace"));
  }

  private String order(String to, String parcel) {
    var made =
        api.post(
            "/v1/orders", "{\"reference\":\"M-1\",\"to\":%s,\"parcel\":%s}".formatted(to, parcel));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return "/v1/orders/" + made.json().get("id").asText();
  }
}
