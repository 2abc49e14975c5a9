package dev.quayside.engine.contract.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import dev.quayside.engine.contract.people.UsersTest;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;

/// GET /v1/audit (docs/api/audit.md).
class AuditTest extends ShopTest {

  @Test
  void whatAPersonDidIsToldWithTheNameOfThenAndWhatAProgramDidWithItsKey() {
    var ana = user("Ana");
    var signedIn = api.post("/v1/auth/sign-in", "{\"badge\":\"BADGE-Ana\"}").json();
    var desk =
        Api.of(served.sandbox())
            .token(signedIn.get("token").asText())
            .with("X-Correlation-ID", "desk-7");
    var byAna = desk.post("/v1/labels", order()).json();
    var byProgram = label();
    api.patch("/v1/users/" + ana, "{\"name\":\"Ana B.\"}");
    var bought = entries("?action=label.created");
    assertThat(bought).extracting(each -> each.get("subject")).hasSize(2);
    assertThat(bought.getFirst().get("subject")).isEqualTo(byProgram.get("shipmentId"));
    assertThat(bought.getFirst().get("user").isNull()).isTrue();
    assertThat(bought.getFirst().get("keyId")).isEqualTo(api.get("/v1/me").json().get("keyId"));
    var hers = bought.getLast();
    assertThat(hers.at("/user/name").asText()).isEqualTo("Ana");
    assertThat(hers.get("correlationId").asText()).isEqualTo("desk-7");
    assertThat(byAna.at("/boughtBy/user/name").asText()).isEqualTo("Ana");
    assertThat(byProgram.at("/boughtBy/user").isNull()).isTrue();
    var stored = api.get("/v1/labels/" + byAna.get("id").asText()).json();
    assertThat(stored.at("/boughtBy/user/id").asText()).isEqualTo(ana);
    assertThat(actions("?userId=" + ana)).containsExactly("label.created", "user.signed_in");
    assertThat(entries("?subject=" + byAna.get("shipmentId").asText())).containsExactly(hers);
    assertThat(entries("?createdAfter=2099-01-01T00:00:00Z")).isEmpty();
  }

  @Test
  void signInsKeysMoneyAndPeopleAreNoted() {
    var ana = user("Ana");
    for (int i = 0; i < 5; i++) {
      api.post("/v1/auth/sign-in", "{\"user\":\"Ana\",\"pin\":\"0000\"}");
    }
    api.patch("/v1/users/" + ana, "{\"locked\":false}");
    api.post("/v1/auth/sign-in", "{\"user\":\"Ana\",\"pin\":\"4711\"}");
    assertThat(actions("?subject=" + ana))
        .containsExactly(
            "user.signed_in",
            "user.changed",
            "user.locked",
            "user.refused",
            "user.refused",
            "user.refused",
            "user.refused",
            "user.refused",
            "user.created");
    var key = api.post("/v1/keys", "{\"role\":\"viewer\"}").json().get("id").asText();
    api.send("DELETE", "/v1/keys/" + key);
    assertThat(actions("?subject=" + key)).containsExactly("key.revoked", "key.created");
    var paid = api.post("/v1/wallet/deposits", "{\"amount\":10}").json().get("id").asText();
    assertThat(actions("?subject=" + paid)).containsExactly("wallet.deposited");
  }

  /// Who may do or pay what: none of it changes without a trace, and no trace holds a secret.
  @Test
  void whatDecidesWhoMayDoOrPayWhatIsNoted() {
    var account =
        "{\"fields\":{\"clientId\":\"own-client\",\"clientSecret\":\"SECRET-1\",\"accountNumber\":\"A1B2C3\"}}";
    assertThat(api.put("/v1/carrier-accounts/ups", account).status()).isEqualTo(200);
    api.put("/v1/carrier-accounts/ups", "{\"enabled\":false}");
    api.send("DELETE", "/v1/carrier-accounts/ups");
    assertThat(actions("?subject=ups"))
        .containsExactly(
            "carrier_account.deleted", "carrier_account.disabled", "carrier_account.changed");

    var hook =
        "/v1/webhooks/"
            + api.post("/v1/webhooks", "{\"url\":\"http://127.0.0.1:9/hook\",\"events\":[\"*\"]}")
                .json()
                .get("id")
                .asText();
    api.patch(hook, "{\"url\":\"http://127.0.0.1:9/other\"}");
    api.post(hook + "/rotate-secret", "{}");
    api.send("DELETE", hook);
    assertThat(actions("?subject=" + hook.substring("/v1/webhooks/".length())))
        .containsExactly(
            "webhook.deleted", "webhook.secret_rotated", "webhook.changed", "webhook.created");

    api.put("/v1/user-rules", "{\"voidLimit\":999}");
    api.put("/v1/retention", "{\"days\":90}");
    api.put("/v1/branding", "{\"name\":\"Dock\"}");
    api.patch("/v1/workspaces/" + workspace.id().value(), "{\"name\":\"Other\"}");
    assertThat(actions("?subject=" + workspace.id().value()))
        .contains("workspace.changed", "retention.changed", "user_rules.changed");
    var product = api.put("/v1/products/MUG-1", "{\"name\":\"Mug\"}");
    assertThat(product.status()).as(product.text()).isLessThan(300);
    api.send("DELETE", "/v1/products/MUG-1");
    assertThat(actions("?subject=MUG-1")).containsExactly("product.deleted", "product.changed");
    assertThat(api.get("/v1/audit?pageSize=100").text()).doesNotContain("SECRET-1", "whsec_");
  }

  @Test
  void theActsOnALabelAreFoundByEachOfItsNames() {
    var label =
        api.post("/v1/labels", order().replaceFirst("\\{", "{\"reference\":\"R-77\",")).json();
    api.post("/v1/labels/" + label.get("id").asText() + "/cancel", "{}");
    for (var name : List.of("id", "shipmentId", "trackingNumber", "reference")) {
      assertThat(actions("?subject=" + label.get(name).asText()))
          .as(name)
          .contains("label.created", "label.cancelled");
    }
    assertThat(actions("?subject=R-78")).isEmpty();
    assertThat(entries("?createdBefore=2020-01-01T00:00:00Z")).isEmpty();
  }

  @Test
  void whatEachPersonDidIsCounted() {
    var ana = user("Ana");
    var token = api.post("/v1/auth/sign-in", "{\"badge\":\"BADGE-Ana\"}").json().get("token");
    var desk = Api.of(served.sandbox()).token(token.asText());
    var order = api.post("/v1/orders", OrderRoutesTest.order("P-1", 18)).json();
    int pieces = order.at("/items/0/quantity").asInt();
    var bought =
        desk.post(
            "/v1/orders/" + order.get("id").asText() + "/labels",
            "{\"from\":%s,\"carrier\":\"ups\",\"service\":\"ups_ground\",\"parcel\":%s}"
                .formatted(FROM, PARCEL));
    var single = desk.post("/v1/labels", order()).json();
    desk.post("/v1/labels/" + single.get("id").asText() + "/cancel", "{}");
    var day = api.get("/v1/analytics/people").json().get("people");
    var hers = day.get(0);
    assertThat(hers.at("/user/id").asText()).isEqualTo(ana);
    assertThat(hers.get("station")).isEqualTo(api.get("/v1/me").json().at("/station/name"));
    assertThat(hers.get("labels").asInt()).as(bought.text()).isEqualTo(2);
    var shipped = api.get("/v1/orders/" + order.get("id").asText()).json();
    assertThat(shipped.at("/shipment/boughtBy/user/name").asText()).isEqualTo("Ana");
    assertThat(shipped.get("boughtBy")).isEqualTo(shipped.at("/shipment/boughtBy"));
    assertThat(shipped.at("/parcels/0/boughtBy")).isEqualTo(shipped.get("boughtBy"));
    assertThat(order.get("boughtBy").isNull()).isTrue();
    assertThat(hers.get("pieces").asInt()).isEqualTo(pieces);
    assertThat(hers.get("voids").asInt()).isEqualTo(1);
    assertThat(day.get(1).get("user").isNull()).as("what programs did").isTrue();
    assertThat(desk.get("/v1/analytics/people").code()).isEqualTo("FORBIDDEN");
    assertThat(api.get("/v1/analytics/people?from=2026-01-01&to=2026-03-01").code())
        .isEqualTo("INVALID_REQUEST");
  }

  @Test
  void itIsATableTooAndAPackerDoesNotSeeIt() {
    user("Ana");
    var table = api.with("Accept", "text/csv").get("/v1/audit");
    assertThat(table.header("Content-Type")).startsWith("text/csv");
    assertThat(table.text().lines().toList().getFirst()).contains("created_at,action,subject");
    assertThat(table.text()).contains("user.created");
    var token = api.post("/v1/auth/sign-in", "{\"badge\":\"BADGE-Ana\"}").json().get("token");
    var ana = Api.of(served.sandbox()).token(token.asText());
    assertThat(ana.get("/v1/audit").code()).isEqualTo("FORBIDDEN");
  }

  /// PostgreSQL's own guard is tested beside its schema.
  @Test
  @DisabledIfSystemProperty(named = "quayside.postgres", matches = "true")
  void nothingChangesOrDeletesIt() throws Exception {
    label();
    for (var method : List.of("POST", "PUT", "PATCH", "DELETE")) {
      assertThat(api.exchange(method, "/v1/audit").status()).isEqualTo(405);
    }
    var url = "jdbc:sqlite:" + served.database();
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 10000");
      assertThatThrownBy(() -> statement.execute("DELETE FROM audit"))
          .hasMessageContaining("the audit is not removed");
      assertThatThrownBy(() -> statement.execute("UPDATE audit SET action = 'x'"))
          .hasMessageContaining("the audit is not changed");
    }
  }

  private String user(String name) {
    var made = api.post("/v1/users", UsersTest.draft(name, "packer", "4711", "BADGE-" + name));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }

  private List<String> actions(String query) {
    return entries(query).stream().map(each -> each.get("action").asText()).toList();
  }

  private List<JsonNode> entries(String query) {
    var all = new ArrayList<JsonNode>();
    api.get("/v1/audit" + query).json().get("data").forEach(all::add);
    return all;
  }
}
