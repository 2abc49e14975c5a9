package dev.quayside.engine.contract.batches;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.SandboxTest;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/// /v1/batches, as docs/api/batches.md has it.
public class BatchRoutesTest extends SandboxTest {

  @Test
  void ordersAreBoughtOnceInTheirOrderAndTheirLabelsAreOneFile() {
    var start = start("buy", made("B-1"), made("B-2"), made("B-3"));
    var keyed = api.with("Idempotency-Key", "batch");
    var accepted = keyed.post("/v1/batches", start);
    assertThat(accepted.status()).as(accepted.text()).isEqualTo(202);
    assertThat(accepted.json().at("/counts/total").asInt()).isEqualTo(3);
    var path = accepted.header("Location");
    assertThat(keyed.post("/v1/batches", start).header("Location")).isEqualTo(path);
    var done = done(path);
    assertThat(done.at("/counts/bought").asInt()).isEqualTo(3);
    assertThat(done.get("lines").findValuesAsText("reference"))
        .containsExactly("B-1", "B-2", "B-3");
    var file = api.get(path + "/labels");
    assertThat(file.header("Content-Type")).isEqualTo("application/pdf");
    assertThat(file.text().getBytes(StandardCharsets.UTF_8)).isNotEmpty();
    assertThat(api.get("/v1/batches").json().at("/data/0/counts/bought").asInt()).isEqualTo(3);
    assertThat(api.get("/v1/labels").json().at("/pagination/totalCount").asInt()).isEqualTo(3);
  }

  @Test
  void aLineTellsItsLabelAndNoPrintingThatNobodyAskedFor() {
    var path = api.post("/v1/batches", start("buy", made("T-1"))).header("Location");
    var line = done(path).at("/lines/0");
    var label = api.get("/v1/labels").json().at("/data/0");
    assertThat(line.get("labelId")).isEqualTo(label.get("id"));
    assertThat(line.get("trackingNumber")).isEqualTo(label.get("trackingNumber"));
    assertThat(line.get("printing").isNull()).isTrue();

    var heavy = start("buy_and_print", made("T-2", 30_000));
    var failed = done(api.post("/v1/batches", heavy).header("Location")).at("/lines/0");
    assertThat(failed.get("printing").asText()).isEqualTo("waiting");
    assertThat(failed.get("labelId").isNull()).isTrue();
    assertThat(failed.get("trackingNumber").isNull()).isTrue();
  }

  @Test
  void aLineSaysWhyItFailedAndCanBeTriedAgain() {
    var heavy = made("W-1", 30_000);
    var path = api.post("/v1/batches", start("buy", heavy)).header("Location");
    var failed = done(path);
    assertThat(failed.at("/lines/0/status").asText()).isEqualTo("failed");
    assertThat(failed.at("/lines/0/reason").asText()).isNotEmpty();
    api.patch("/v1/orders/" + heavy, "{\"parcel\":{\"weightOz\":16}}");
    api.post(path + "/retry");
    assertThat(done(path).at("/lines/0/status").asText()).isEqualTo("bought");
    assertThat(api.post(path + "/pause").code()).isEqualTo("CONFLICT");
  }

  @Test
  void viewersLookAndStrangersSeeNothing() {
    var order = made("V-1");
    var viewer = as(workspace, Role.VIEWER);
    assertThat(viewer.post("/v1/batches", start("buy", order)).code()).isEqualTo("FORBIDDEN");
    var path = api.post("/v1/batches", start("buy", order)).header("Location");
    done(path);
    assertThat(viewer.get(path).status()).isEqualTo(200);
    var stranger = as(served.workspace("b-" + order.substring(20).toLowerCase()), Role.ADMIN);
    assertThat(stranger.get(path).code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.get(path + "/labels").code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.post(path + "/cancel").code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.get("/v1/batches").json().get("data")).isEmpty();
    assertThat(stranger.post("/v1/batches", start("buy", order)).code()).isEqualTo("NOT_FOUND");
  }

  @Test
  void allLabelsAreVoidedOnceAndWhatStaysSaysWhy() {
    var orders = new String[] {made("U-1"), made("U-2"), made("U-3")};
    var path = api.post("/v1/batches", start("buy", orders)).header("Location");
    var lines = done(path).get("lines");
    api.post(
        "/v1/sandbox/tracking/" + lines.at("/1/trackingNumber").asText() + "/events",
        "{\"status\":\"accepted\"}");
    assertThat(as(workspace, Role.VIEWER).post(path + "/void").code()).isEqualTo("FORBIDDEN");
    var first = api.post(path + "/void");
    assertThat(first.status()).as(first.text()).isEqualTo(200);
    assertThat(first.json().get("voided").findValuesAsText("orderId"))
        .containsExactly(orders[0], orders[2]);
    assertThat(first.json().at("/voided/0/labelId")).isEqualTo(lines.at("/0/labelId"));
    assertThat(first.json().at("/voided/0/refund/status").asText()).isEqualTo("pending");
    assertThat(first.json().at("/refused/0/orderId").asText()).isEqualTo(orders[1]);
    assertThat(first.json().at("/refused/0/code").asText()).isEqualTo("VOID_WINDOW_EXPIRED");
    assertThat(api.get("/v1/orders/" + orders[0]).json().get("status").asText()).isEqualTo("open");
    assertThat(api.get("/v1/orders/" + orders[1]).json().get("status").asText())
        .isEqualTo("shipped");
    var balance = api.get("/v1/wallet").text();
    var again = api.post(path + "/void").json();
    assertThat(again.get("voided")).isEmpty();
    assertThat(again.get("refused")).hasSize(1);
    assertThat(api.get("/v1/wallet").text()).isEqualTo(balance);
    assertThat(api.post("/v1/batches/bat_none/void").code()).isEqualTo("NOT_FOUND");
  }

  @Test
  void aPersonsVoidLimitHoldsForEachLabel() {
    var path =
        api.post("/v1/batches", start("buy", made("L-1"), made("L-2", 400))).header("Location");
    var lines = done(path).get("lines");
    var cheap = price(lines.at("/0/labelId").asText());
    assertThat(cheap).isLessThan(price(lines.at("/1/labelId").asText()));
    api.put("/v1/user-rules", "{\"voidLimit\":" + cheap + "}");
    api.post("/v1/users", "{\"name\":\"Pat\",\"role\":\"packer\",\"pin\":\"246810\"}");
    var signedIn = api.post("/v1/auth/sign-in", "{\"user\":\"Pat\",\"pin\":\"246810\"}");
    var pat = Api.of(served.sandbox()).token(signedIn.json().get("token").asText());
    var voided = pat.post(path + "/void").json();
    assertThat(voided.get("voided").findValues("labelId")).containsExactly(lines.at("/0/labelId"));
    assertThat(voided.get("refused").findValues("labelId")).containsExactly(lines.at("/1/labelId"));
    assertThat(voided.at("/refused/0/code").asText()).isEqualTo("FORBIDDEN");
    assertThat(api.post(path + "/void").json().get("voided")).as("by the owner").hasSize(1);
  }

  private double price(String labelId) {
    return api.get("/v1/labels/" + labelId).json().at("/rate/amount").asDouble();
  }

  private JsonNode done(String path) {
    return await()
        .until(() -> api.get(path).json(), batch -> batch.get("status").asText().equals("done"));
  }

  private String made(String reference) {
    return made(reference, 18);
  }

  private String made(String reference, int ounces) {
    var made = api.post("/v1/orders", OrderRoutesTest.order(reference, ounces));
    return made.json().get("id").asText();
  }

  private static String start(String action, String... orders) {
    return "{\"action\":\"%s\",\"orders\":[\"%s\"],\"fallback\":{\"kind\":\"cheapest\"},\"from\":%s}"
        .formatted(action, String.join("\",\"", orders), FROM);
  }
}
