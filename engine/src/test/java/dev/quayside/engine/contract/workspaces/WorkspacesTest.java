package dev.quayside.engine.contract.workspaces;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.ShopTest;
import java.util.List;
import org.junit.jupiter.api.Test;

/// POST /v1/workspaces, as docs/api/workspaces.md has it.
class WorkspacesTest extends ShopTest {

  @Test
  void aNewWorkspaceComesWithAnAdminKey() {
    var response =
        api.post("/v1/workspaces", "{\"name\":\"Acme\",\"slug\":\"acme-1\",\"plan\":\"desk\"}");

    assertThat(response.status()).as(response.text()).isEqualTo(201);
    var made = response.json();
    assertThat(made.get("id").asText()).startsWith("ws_");
    assertThat(made.get("slug").asText()).isEqualTo("acme-1");
    assertThat(made.get("environment").asText()).isEqualTo("sandbox");
    assertThat(made.at("/apiKey/id").asText()).startsWith("key_");
    assertThat(made.at("/apiKey/role").asText()).isEqualTo("admin");
    var theirs = Api.of(served.sandbox()).key(made.at("/apiKey/key").asText());
    assertThat(theirs.get("/v1/wallet").json().get("balance").decimalValue())
        .isEqualByComparingTo("1000.00");
  }

  @Test
  void thereIsOnePlan() {
    var refused =
        api.post("/v1/workspaces", "{\"name\":\"A\",\"slug\":\"acme-2\",\"plan\":\"platinum\"}");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.fields()).containsExactly("plan");
  }

  @Test
  void theListenerDecidesTheEnvironment() {
    var production = Api.of(served.production()).key(served.key("main", Role.ADMIN));
    var made =
        production
            .post("/v1/workspaces", "{\"name\":\"Live\",\"slug\":\"live-1\",\"plan\":\"desk\"}")
            .json();
    assertThat(made.get("environment").asText()).isEqualTo("production");
    assertThat(made.at("/apiKey/key").asText()).startsWith("qk_live_");
  }

  @Test
  void aTakenSlugIs409() {
    var body = "{\"name\":\"Twice\",\"slug\":\"twice\",\"plan\":\"desk\"}";
    assertThat(api.post("/v1/workspaces", body).status()).isEqualTo(201);
    assertThat(api.post("/v1/workspaces", body).code()).isEqualTo("CONFLICT");
  }

  @Test
  void aRetryGetsTheSameKeyWhichIsNotKeptInTheClear() throws Exception {
    var keyed = api.with("Idempotency-Key", "open-acme");
    var body = "{\"name\":\"Acme\",\"slug\":\"acme-retry\",\"plan\":\"desk\"}";
    var first = keyed.post("/v1/workspaces", body);
    var second = keyed.post("/v1/workspaces", body);

    assertThat(first.status()).isEqualTo(201);
    assertThat(second.status()).isEqualTo(201);
    assertThat(second.text()).isEqualTo(first.text());
    assertThat(second.header("Idempotent-Replayed")).isEqualTo("true");
    served.assertNotStored(first.json().at("/apiKey/key").asText());
  }

  @Test
  void whatIsMissingOrNoSlugIs400() {
    assertThat(api.post("/v1/workspaces", "{}").fields()).containsExactly("name", "plan", "slug");
    for (String slug : List.of("Upper", "a b", "ä", "x".repeat(64), "a/b", "a_b")) {
      var body = "{\"name\":\"A\",\"slug\":\"" + slug + "\",\"plan\":\"desk\"}";
      assertThat(api.post("/v1/workspaces", body).fields()).as(slug).containsExactly("slug");
    }
  }

  @Test
  void onlyAdminsMay() {
    var body = "{\"name\":\"A\",\"slug\":\"nope\",\"plan\":\"desk\"}";
    assertThat(as(workspace, Role.OPERATOR).post("/v1/workspaces", body).status()).isEqualTo(403);
  }

  @Test
  void whatIsMissingAndWhatIsWrongAreNamedAtOnce() {
    var refused = api.post("/v1/workspaces", "{\"name\":7,\"slug\":\"No Slug\"}");
    assertThat(refused.fields()).containsExactly("name", "plan", "slug");
  }
}
