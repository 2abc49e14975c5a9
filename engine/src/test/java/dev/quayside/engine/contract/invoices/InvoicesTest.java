package dev.quayside.engine.contract.invoices;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import java.math.BigDecimal;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/// /v1/invoices, as docs/api/invoices.md has it.
public class InvoicesTest extends ShopTest {

  private static final String PATH = "/v1/invoices";
  private static final String HEADER = "invoice_number,tracking_number,charge,amount,weight\n";

  /// All that the endpoints answer.
  public static void bring(Api api) {
    var taken = json(api, "usps", HEADER + "B-1,9400111899223100001234,Base,7.64,2");
    json(api, "pigeon", HEADER + "B-1,X,Base,7.64,2");
    var path = PATH + "/" + taken.json().at("/imported/0/id").asText();
    api.get(path);
    api.get(path + "/lines");
    var table = api.with("Accept", "text/csv");
    var tag = table.get(path + "/lines").header("ETag");
    table.with("If-None-Match", tag).get(path + "/lines");
    var export = path + "/lines/export";
    api.with("If-None-Match", api.get(export).header("ETag")).get(export);
    api.get("/v1/analytics/invoices");
    api.send("DELETE", path);
  }

  private static Api.Response json(Api api, String carrier, String table) {
    return api.post(
        PATH,
        "{\"carrier\":\"%s\",\"content\":\"%s\"}".formatted(carrier, table.replace("\n", "\\n")));
  }

  private Api.Response table(String query, String table) {
    return api.with("Content-Type", "text/csv; charset=utf-8")
        .send("POST", PATH + query, BodyPublishers.ofString(table));
  }

  /// The label's parcel, two more pounds, and a stranger's.
  private String invoice(String number, JsonNode label) {
    var price = label.at("/rate/amount").decimalValue();
    return HEADER
        + "%s,%s,Base,%s,9\n".formatted(number, tracking(label), price.add(new BigDecimal("2.00")))
        + "%s,%s,Address correction,19.00,\n".formatted(number, tracking(label))
        + "%s,1Z999AA10123456784,Base,5.55,1\n".formatted(number);
  }

  private static String tracking(JsonNode label) {
    return label.get("trackingNumber").asText();
  }

  @Test
  void anInvoiceIsHeldAgainstWhatWasBooked() {
    var label = label();
    var taken = table("?carrier=ups", invoice("U-1", label));
    assertThat(taken.status()).as(taken.text()).isEqualTo(200);
    var invoice = taken.json().at("/imported/0");
    assertThat(invoice.get("booked").decimalValue())
        .isEqualByComparingTo(label.at("/rate/amount").decimalValue());
    assertThat(invoice.get("difference").decimalValue()).isEqualByComparingTo("26.55");
    assertThat(kinds(invoice)).containsExactly("weight", "address", "not_ours");
    assertThat(sum(invoice.get("differences"))).isEqualByComparingTo("26.55");

    var path = PATH + "/" + invoice.get("id").asText();
    assertThat(api.get(path).json()).isEqualTo(invoice);
    var lines = api.get(path + "/lines?kind=weight").json();
    assertThat(lines.at("/pagination/totalCount").asInt()).isEqualTo(1);
    assertThat(lines.at("/data/0/shipmentId").asText()).isEqualTo(label.get("shipmentId").asText());
    assertThat(lines.at("/data/0/billedWeightOz").asInt()).isEqualTo(144);
    assertThat(sum(lines.at("/data/0/differences"))).isEqualByComparingTo("21.00");
    assertThat(api.get(path + "/lines").json().at("/pagination/totalCount").asInt()).isEqualTo(2);

    var table = api.with("Accept", "text/csv").get(path + "/lines?kind=not_ours");
    assertThat(table.text())
        .contains("ups,U-1,1Z999AA10123456784,,not_ours,5.55,5.55,0.00,USD,")
        .doesNotContain("weight,2");
    assertThat(api.get("/v1/analytics/invoices").json().get("differences")).hasSize(3);
  }

  @Test
  void importingTwiceChangesNothing() {
    var file = invoice("U-2", label());
    var first = table("?carrier=ups", file).json().at("/imported/0");
    var again = table("?carrier=ups", file).json();
    assertThat(again.get("imported")).isEmpty();
    assertThat(again.at("/known/0")).isEqualTo(first);
    assertThat(api.get(PATH).json().at("/pagination/totalCount").asInt()).isEqualTo(1);
    var keyed = api.with("Idempotency-Key", "one").with("Content-Type", "text/csv");
    var body = file.replace("U-2", "U-3");
    var once = keyed.send("POST", PATH + "?carrier=ups", BodyPublishers.ofString(body));
    assertThat(once.json().at("/imported/0/differences/0/kind").asText()).isEqualTo("duplicate");
    var retried = keyed.send("POST", PATH + "?carrier=ups", BodyPublishers.ofString(body));
    assertThat(retried.text()).isEqualTo(once.text());
    assertThat(keyed.send("POST", PATH + "?carrier=ups", BodyPublishers.ofString(file)).code())
        .isEqualTo("DUPLICATE_SHIPMENT");
  }

  @Test
  void aDeletedOneIsTakenInAgainAsIfItHadNeverBeen() {
    var file = invoice("U-9", label());
    var first = table("?carrier=ups", file).json().at("/imported/0");
    var path = PATH + "/" + first.get("id").asText();
    assertThat(as(workspace, Role.OPERATOR).send("DELETE", path).code()).isEqualTo("FORBIDDEN");
    assertThat(api.send("DELETE", path).status()).isEqualTo(204);
    assertThat(api.send("DELETE", path).code()).isEqualTo("NOT_FOUND");
    assertThat(api.get(path + "/lines").code()).isEqualTo("NOT_FOUND");
    assertThat(api.get("/v1/analytics/invoices").json().get("differences")).isEmpty();
    var again = table("?carrier=ups", file).json().at("/imported/0");
    assertThat(kinds(again)).isEqualTo(kinds(first));
    assertThat(again.get("difference")).isEqualTo(first.get("difference"));
  }

  @Test
  void aVoidedLabelIsNotOwed() {
    var label = label();
    api.post("/v1/labels/" + label.get("id").asText() + "/cancel");
    var invoice = table("?carrier=ups", invoice("U-4", label)).json().at("/imported/0");
    assertThat(kinds(invoice)).containsExactly("not_ours", "voided");
  }

  @Test
  void whatIsNoInvoiceIsRefusedWhole() {
    var wrong = table("?carrier=ups", invoice("U-5", label()) + "U-5,1Z1,Base,much,1\n");
    assertThat(wrong.code()).isEqualTo("INVALID_REQUEST");
    assertThat(wrong.message()).contains("line 5: \"much\" is no amount of money");
    assertThat(table("", invoice("U-5", label())).fields()).containsExactly("carrier");
    assertThat(table("?carrier=pigeon", "x,y\n").code()).isEqualTo("INVALID_SERVICE");
    assertThat(table("?carrier=ups", "").code()).isEqualTo("INVALID_REQUEST");
    assertThat(api.get(PATH).json().get("data")).isEmpty();
  }

  @Test
  void onlyTheWorkspaceItselfAndOperators() {
    var id = table("?carrier=ups", invoice("U-6", label())).json().at("/imported/0/id").asText();
    var stranger =
        as(
            served.workspace("audits-" + id.substring(22).toLowerCase(java.util.Locale.ROOT)),
            Role.ADMIN);
    assertThat(stranger.get(PATH + "/" + id).code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.get(PATH + "/" + id + "/lines").code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.with("Accept", "text/csv").get(PATH + "/" + id + "/lines").code())
        .isEqualTo("NOT_FOUND");
    assertThat(stranger.get("/v1/analytics/invoices").json().get("differences")).isEmpty();
    var viewer = as(workspace, Role.VIEWER);
    assertThat(viewer.get(PATH + "/" + id).status()).isEqualTo(200);
    assertThat(
            viewer
                .with("Content-Type", "text/csv")
                .send("POST", PATH, BodyPublishers.ofString("x"))
                .code())
        .isEqualTo("FORBIDDEN");
  }

  private static java.util.List<String> kinds(JsonNode invoice) {
    return StreamSupport.stream(invoice.get("differences").spliterator(), false)
        .map(each -> each.get("kind").asText())
        .toList();
  }

  private static BigDecimal sum(JsonNode differences) {
    return StreamSupport.stream(differences.spliterator(), false)
        .map(each -> each.get("amount").decimalValue())
        .reduce(BigDecimal.ZERO, BigDecimal::add);
  }
}
