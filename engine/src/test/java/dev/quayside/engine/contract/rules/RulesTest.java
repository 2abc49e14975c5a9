package dev.quayside.engine.contract.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.ShopTest;
import org.junit.jupiter.api.Test;

/// /v1/rules, as docs/api/rules.md has it.
class RulesTest extends ShopTest {

  private static final String LIGHT =
      """
      {"name":"Light parcels","conditions":[{"field":"weightOz","atMost":16},{"field":"country","anyOf":["US"]}],
       "choice":{"kind":"cheapest","withinDays":5,"carriers":["usps"]},"signature":"adult"}\
      """;
  private static final String ORDER =
      """
      {"to":%s,"parcel":{"weightOz":12},"reference":"WEB-1","items":[{"sku":"MUG","quantity":2}]}\
      """
          .formatted(TO);

  @Test
  void aRuleIsMadeReadChangedAndDeleted() {
    var made = api.post("/v1/rules", LIGHT);
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    var id = made.json().get("id").asText();
    assertThat(id).startsWith("rul_");
    assertThat(made.json().get("position").asInt()).isEqualTo(1);
    assertThat(api.get("/v1/rules/" + id).json()).isEqualTo(made.json());
    var changed = api.put("/v1/rules/" + id, LIGHT.replace("Light parcels", "Small parcels"));
    assertThat(changed.json().get("name").asText()).isEqualTo("Small parcels");
    assertThat(api.send("DELETE", "/v1/rules/" + id).status()).isEqualTo(204);
    assertThat(api.get("/v1/rules/" + id).status()).isEqualTo(404);
    assertThat(api.get("/v1/rules").json().get("data")).isEmpty();
  }

  @Test
  void aDryRunSaysWhatIsDecidedAndWhy() {
    api.post("/v1/rules", LIGHT);
    api.post(
        "/v1/rules",
        """
        {"name":"Hold all","choice":{"kind":"hold","reason":"look at it"},"insure":true}\
        """);
    var run = api.post("/v1/rules/dry-run", ORDER);
    assertThat(run.status()).as(run.text()).isEqualTo(200);
    assertThat(run.json().at("/choice/kind").asText()).isEqualTo("cheapest");
    assertThat(run.json().get("insure").asBoolean()).isTrue();
    assertThat(run.json().at("/rules/0/conditions/0/found").asText()).isEqualTo("12");
    assertThat(run.json().at("/rules/1/decided").toString()).isEqualTo("[\"insure\"]");

    var heavy = api.post("/v1/rules/dry-run", ORDER.replace("12", "17"));
    assertThat(heavy.json().at("/choice/kind").asText()).isEqualTo("hold");
    assertThat(heavy.json().at("/rules/0/matched").asBoolean()).isFalse();
  }

  @Test
  void reorderingNamesEveryRuleOnce() {
    var first = api.post("/v1/rules", LIGHT).json().get("id").asText();
    var second = api.post("/v1/rules", LIGHT).json().get("id").asText();
    var turned = api.post("/v1/rules/reorder", "{\"ids\":[\"" + second + "\",\"" + first + "\"]}");
    assertThat(turned.json().at("/data/0/id").asText()).isEqualTo(second);
    assertThat(turned.json().at("/data/1/position").asInt()).isEqualTo(2);
    var one = api.post("/v1/rules/reorder", "{\"ids\":[\"" + second + "\"]}");
    assertThat(one.code()).isEqualTo("INVALID_REQUEST");
    assertThat(one.fields()).containsExactly("ids");
  }

  @Test
  void everythingWrongIsNamedAtOnce() {
    var bad =
        api.post(
            "/v1/rules",
            """
            {"name":7,"conditions":[{"field":"colour","anyOf":["red"]},{"field":"weightOz","atMost":"x"}],
             "choice":{"kind":"luck"}}\
            """);
    assertThat(bad.status()).isEqualTo(400);
    assertThat(bad.fields())
        .contains("name", "conditions[0].field", "conditions[1].atMost", "choice.kind");
    assertThat(api.post("/v1/rules", "{\"name\":\"x\"}").message()).contains("choice");
    assertThat(api.post("/v1/rules/dry-run", "{}").message()).contains("to");
  }

  @Test
  void aServiceNobodyHasIsRefusedWhereItStands() {
    var rule =
        """
        {"name":"Wish","choice":{"kind":"service","carrier":"%s","service":"%s"}}\
        """;
    var service = api.post("/v1/rules", rule.formatted("usps", "TELEPORT"));
    assertThat(service.code()).isEqualTo("INVALID_SERVICE");
    assertThat(service.fields()).containsExactly("choice.service");
    assertThat(service.message()).contains("USPS has no service 'TELEPORT'");
    var carrier = api.post("/v1/rules", rule.formatted("pigeon", "X"));
    assertThat(carrier.code()).isEqualTo("INVALID_SERVICE");
    assertThat(carrier.fields()).containsExactly("choice.carrier");
    assertThat(api.post("/v1/rules", rule.formatted("usps", "PRIORITY_MAIL")).status())
        .isEqualTo(201);
  }

  @Test
  void viewersReadAndTryAndOperatorsWrite() {
    var id = api.post("/v1/rules", LIGHT).json().get("id").asText();
    var viewer = as(workspace, Role.VIEWER);
    assertThat(viewer.get("/v1/rules").status()).isEqualTo(200);
    assertThat(viewer.post("/v1/rules/dry-run", ORDER).status()).isEqualTo(200);
    assertThat(viewer.post("/v1/rules", LIGHT).code()).isEqualTo("FORBIDDEN");
    assertThat(viewer.send("DELETE", "/v1/rules/" + id).code()).isEqualTo("FORBIDDEN");
    assertThat(as(workspace, Role.OPERATOR).post("/v1/rules", LIGHT).status()).isEqualTo(201);
  }

  @Test
  void anotherWorkspaceSeesNothingOfThem() {
    var id = api.post("/v1/rules", LIGHT).json().get("id").asText();
    var stranger = as(served.workspace("stranger-" + id.substring(20).toLowerCase()), Role.ADMIN);
    assertThat(stranger.get("/v1/rules/" + id).code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.put("/v1/rules/" + id, LIGHT).code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.send("DELETE", "/v1/rules/" + id).code()).isEqualTo("NOT_FOUND");
    assertThat(stranger.get("/v1/rules").json().get("data")).isEmpty();
    assertThat(stranger.post("/v1/rules/dry-run", ORDER).json().get("choice").isNull()).isTrue();
  }

  @Test
  void anIdempotencyKeyMakesOneRule() {
    var keyed = api.with("Idempotency-Key", "rule-1");
    var first = keyed.post("/v1/rules", LIGHT);
    var again = keyed.post("/v1/rules", LIGHT);
    assertThat(again.text()).isEqualTo(first.text());
    assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
    assertThat(api.get("/v1/rules").json().get("data")).hasSize(1);
  }
}
