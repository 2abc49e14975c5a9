package dev.quayside.engine.contract.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.contract.orders.OrderRoutesTest;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/// /v1/users, /v1/user-rules and POST /v1/auth/sign-in (docs/api/people.md).
public class UsersTest extends ShopTest {

  @Test
  void aPersonIsAddedChangedAndRemovedAndNeverToldWithSecrets() throws IOException {
    var made = api.post("/v1/users", draft("Ana", "packer", "90817263", "QP-SECRET-BADGE"));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    assertThat(made.text()).doesNotContain("90817263", "QP-SECRET-BADGE");
    var path = "/v1/users/" + made.json().get("id").asText();
    assertThat(api.get(path).json()).isEqualTo(made.json());
    var changed = api.patch(path, "{\"name\":\"Ana B.\",\"role\":\"manager\"}").json();
    assertThat(changed.get("name").asText()).isEqualTo("Ana B.");
    assertThat(changed.get("role").asText()).isEqualTo("manager");
    assertThat(changed.get("hasPin").asBoolean()).isTrue();
    assertThat(api.get("/v1/users").json().get("data")).containsExactly(changed);
    served.assertNotStored("90817263");
    served.assertNotStored("QP-SECRET-BADGE");
    assertThat(api.send("DELETE", path).status()).isEqualTo(204);
    assertThat(api.get(path).code()).isEqualTo("NOT_FOUND");
  }

  @Test
  void namesAndBadgesAreUniqueInAWorkspaceOnly() {
    add("Ana", "packer", "4711", "BADGE-1");
    assertThat(api.post("/v1/users", draft(" ana ", "packer", "4711", "B-22")).code())
        .isEqualTo("CONFLICT");
    var taken = api.post("/v1/users", draft("Ben", "packer", "4711", "BADGE-1"));
    assertThat(taken.code()).isEqualTo("CONFLICT");
    assertThat(taken.message()).contains("Ana");
    var other = as(served.workspace("beside-" + workspace.slug()), Role.ADMIN);
    assertThat(other.post("/v1/users", draft("Ana", "packer", "4711", "BADGE-1")).status())
        .isEqualTo(201);
  }

  @Test
  void whatIsWrongIsNamedAtOnce() {
    var refused =
        api.post(
            "/v1/users", "{\"name\":\" \",\"role\":\"boss\",\"pin\":\"12a4\",\"badge\":\"x\"}");
    assertThat(refused.fields()).containsExactly("badge", "name", "pin", "role");
  }

  @Test
  void theOnlyOwnerStaysOneWhileThereAreOthers() {
    var owner = "/v1/users/" + add("Olga", "owner", "4711", "BADGE-O");
    var packer = "/v1/users/" + add("Ana", "packer", "4711", "BADGE-A");
    assertThat(api.patch(owner, "{\"role\":\"packer\"}").code()).isEqualTo("CONFLICT");
    assertThat(api.send("DELETE", owner).code()).isEqualTo("CONFLICT");
    assertThat(api.send("DELETE", packer).status()).isEqualTo(204);
    assertThat(api.send("DELETE", owner).status()).isEqualTo(204);
  }

  @Test
  void whoSignsInActsUnderTheLowerOfTheTwoRoles() {
    add("Olga", "owner", "4711", "BADGE-O");
    add("Ana", "packer", "4711", "BADGE-A");
    var olga = signedIn(api, "{\"user\":\"olga\",\"pin\":\"4711\"}");
    assertThat(olga.get("/v1/me").json().get("role").asText()).isEqualTo("admin");
    assertThat(olga.get("/v1/me").json().at("/user/name").asText()).isEqualTo("Olga");
    var ana = signedIn(api, "{\"badge\":\"BADGE-A\"}");
    assertThat(ana.get("/v1/me").json().get("role").asText()).isEqualTo("operator");
    var watching = signedIn(as(workspace, Role.VIEWER), "{\"badge\":\"BADGE-O\"}");
    assertThat(watching.get("/v1/me").json().get("role").asText()).isEqualTo("viewer");
    assertThat(api.get("/v1/me").json().get("user").isNull()).isTrue();
  }

  @Test
  void aRemovedPersonsTokenStopsAndAChangedRoleCountsAtOnce() {
    add("Olga", "owner", "4711", "BADGE-O");
    var path = "/v1/users/" + add("Ana", "manager", "4711", "BADGE-A");
    var ana = signedIn(api, "{\"badge\":\"BADGE-A\"}");
    assertThat(ana.get("/v1/webhooks").status()).isEqualTo(200);
    api.patch(path, "{\"role\":\"packer\"}");
    assertThat(ana.get("/v1/me").json().get("role").asText()).isEqualTo("operator");
    api.send("DELETE", path);
    assertThat(ana.get("/v1/me").code()).isEqualTo("UNAUTHORIZED");
  }

  @Test
  void theFifthWrongPinLocksAndAnOwnerUnlocks() {
    add("Olga", "owner", "4711", "BADGE-O");
    var path = "/v1/users/" + add("Ana", "packer", "4711", "BADGE-A");
    for (int i = 1; i <= 4; i++) {
      assertThat(signIn("Ana", "0000").code()).isEqualTo("UNAUTHORIZED");
    }
    for (var pin : List.of("0000", "4711")) {
      var locked = signIn("Ana", pin);
      assertThat(locked.status()).isEqualTo(429);
      assertThat(locked.code()).isEqualTo("USER_LOCKED");
      assertThat(Integer.parseInt(locked.header("Retry-After"))).isBetween(800, 900);
    }
    assertThat(api.get(path).json().get("lockedUntil").isNull()).isFalse();
    assertThat(api.patch(path, "{\"locked\":false}").json().get("lockedUntil").isNull()).isTrue();
    assertThat(signIn("Ana", "4711").status()).isEqualTo(200);
    assertThat(signIn("Nobody", "4711").code()).isEqualTo("UNAUTHORIZED");
  }

  /// What a packer may not do, each by the API.
  @Test
  void aPackerIsRefusedWhatIsNotAPackers() {
    add("Olga", "owner", "4711", "BADGE-O");
    add("Ana", "packer", "4711", "BADGE-A");
    var ana = signedIn(api, "{\"badge\":\"BADGE-A\"}");
    forbidden(ana.post("/v1/wallet/deposits", "{\"amount\":10}"));
    forbidden(ana.get("/v1/keys"));
    forbidden(ana.post("/v1/keys", "{\"role\":\"admin\"}"));
    forbidden(ana.get("/v1/users"));
    forbidden(ana.post("/v1/users", draft("Eve", "owner", "4711", "BADGE-E")));
    forbidden(ana.put("/v1/user-rules", "{}"));
    forbidden(ana.put("/v1/carrier-accounts/ups", "{\"enabled\":false}"));
    forbidden(ana.post("/v1/webhooks", "{\"url\":\"https://a.example\",\"events\":[\"*\"]}"));
    forbidden(ana.post("/v1/workspaces", "{\"name\":\"L\",\"slug\":\"l\",\"plan\":\"desk\"}"));
  }

  /// A manager's token reaches an admin's paths, and the use cases refuse what is the owner's.
  @Test
  void aManagerMovesMoneyAndSeesNoSecrets() {
    add("Olga", "owner", "4711", "BADGE-O");
    add("Max", "manager", "4711", "BADGE-M");
    var max = signedIn(api, "{\"badge\":\"BADGE-M\"}");
    assertThat(max.post("/v1/wallet/deposits", "{\"amount\":10}").status()).isEqualTo(201);
    for (var refused :
        List.of(
            max.post("/v1/keys", "{\"role\":\"admin\"}"),
            max.get("/v1/users"),
            max.put("/v1/carrier-accounts/ups", "{\"enabled\":false}"),
            max.post("/v1/webhooks", "{\"url\":\"https://a.example\",\"events\":[\"*\"]}"))) {
      forbidden(refused);
      assertThat(refused.message()).startsWith("Max, ").contains("owner");
    }
  }

  @Test
  void aPackerVoidsUpToTheOwnersLimit() {
    add("Olga", "owner", "4711", "BADGE-O");
    add("Ana", "packer", "4711", "BADGE-A");
    var ana = signedIn(api, "{\"badge\":\"BADGE-A\"}");
    var first = "/v1/labels/" + label().get("id").asText() + "/cancel";
    var rules = api.put("/v1/user-rules", "{\"pauseMinutes\":10,\"voidLimit\":0.5}");
    assertThat(rules.status()).as(rules.text()).isEqualTo(200);
    assertThat(api.get("/v1/user-rules").json()).isEqualTo(rules.json());
    var refused = ana.post(first);
    forbidden(refused);
    assertThat(refused.message()).startsWith("Ana, ");
    var order =
        api.post("/v1/orders", OrderRoutesTest.order("LIMIT", 18)).json().get("id").asText();
    var batch =
        api.post(
                "/v1/batches",
                "{\"action\":\"buy\",\"orders\":[\"%s\"],\"fallback\":{\"kind\":\"cheapest\"},\"from\":%s}"
                    .formatted(order, FROM))
            .header("Location");
    await().until(() -> api.get(batch).json().get("status").asText().equals("done"));
    var kept = ana.post(batch + "/void");
    assertThat(kept.json().get("voided")).as("above the limit").isEmpty();
    assertThat(kept.json().at("/refused/0/code").asText()).isEqualTo("FORBIDDEN");
    var olga = signedIn(api, "{\"badge\":\"BADGE-O\"}");
    assertThat(olga.post(first).status()).isEqualTo(200);
    api.put("/v1/user-rules", "{\"voidLimit\":500}");
    var second = "/v1/labels/" + label().get("id").asText() + "/cancel";
    assertThat(ana.post(second).status()).isEqualTo(200);
  }

  private static void forbidden(Api.Response refused) {
    assertThat(refused.status()).as(refused.text()).isEqualTo(403);
    assertThat(refused.code()).isEqualTo("FORBIDDEN");
  }

  private String add(String name, String role, String pin, String badge) {
    var made = api.post("/v1/users", draft(name, role, pin, badge));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made.json().get("id").asText();
  }

  public static String draft(String name, String role, String pin, String badge) {
    return "{\"name\":\"%s\",\"role\":\"%s\",\"pin\":\"%s\",\"badge\":\"%s\"}"
        .formatted(name, role, pin, badge);
  }

  private Api.Response signIn(String who, String pin) {
    return api.post("/v1/auth/sign-in", "{\"user\":\"%s\",\"pin\":\"%s\"}".formatted(who, pin));
  }

  private Api signedIn(Api desk, String how) {
    var answer = desk.post("/v1/auth/sign-in", how);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return Api.of(served.sandbox()).token(answer.json().get("token").asText());
  }
}
