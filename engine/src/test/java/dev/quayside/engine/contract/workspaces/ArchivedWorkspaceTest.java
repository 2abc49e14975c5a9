package dev.quayside.engine.contract.workspaces;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.contract.Api;
import dev.quayside.engine.contract.Document;
import dev.quayside.engine.contract.Operation;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.contract.openapi.OpenApiTest;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// PATCH /v1/workspaces/:id {archived}: an archived workspace is read, and nothing in it changes.
public class ArchivedWorkspaceTest extends ShopTest {

  /// What an archived workspace's keys may do beside reading: come back, and be a token to read by.
  private static final Set<String> STILL = Set.of("changeWorkspace", "createToken");

  @Test
  void itKeepsWhatItHasAndSaysSinceWhen() {
    var label = label();
    assertThat(known().has("archivedAt")).isFalse();
    var archived = archive(true);
    assertThat(archived.status()).as(archived.text()).isEqualTo(200);
    var since = archived.json().get("archivedAt").asText();
    assertThat(archive(true).json().get("archivedAt").asText()).isEqualTo(since);
    assertThat(known().get("archivedAt").asText()).isEqualTo(since);
    assertThat(api.get("/v1/labels/" + label.get("id").asText()).status()).isEqualTo(200);
    var refused = api.post("/v1/labels", order());
    assertThat(refused.status()).isEqualTo(403);
    assertThat(refused.code()).isEqualTo("WORKSPACE_ARCHIVED");
    assertThat(refused.message()).contains("Ask an admin to bring it back");
    assertThat(archive(false).json().has("archivedAt")).isFalse();
    label();
  }

  @Test
  void ofEverythingDescribedOnlyReadingGoesOn() {
    var keys = api.with("Content-Type", "application/json");
    archive(true);
    int work = 0;
    for (Operation operation : OpenApiTest.operations(Document.of(served.sandbox()))) {
      var path = path(operation);
      boolean reads = operation.method().equals("get");
      if (path.equals("/v1/events/stream") || STILL.contains(operation.id())) {
        continue;
      }
      var answer = keys.exchange(operation.verb(), path);
      var said = operation + ": " + answer.status() + " " + answer.text();
      if (reads) {
        assertThat(answer.status()).as(said).isNotEqualTo(403);
      } else {
        work++;
        assertThat(answer.status()).as(said).isEqualTo(403);
        assertThat(answer.code()).as(said).isEqualTo("WORKSPACE_ARCHIVED");
      }
    }
    assertThat(work).isGreaterThan(60);
  }

  /// Every refusal of an archived workspace.
  public static void bring(Api admin, List<Operation> operations) {
    var own = admin.get("/v1/me").json().at("/workspace/id").asText();
    admin.patch("/v1/workspaces/" + own, "{\"archived\":true}");
    for (Operation operation : operations) {
      if (!operation.method().equals("get") && !STILL.contains(operation.id())) {
        admin.send(operation.verb(), path(operation));
      }
    }
  }

  @Test
  void aTokenReadsOnAndARetryOfAPurchaseIsToldWhy() {
    var key = served.key(workspace, Role.ADMIN);
    var keyed = Api.of(served.sandbox()).key(key).with("Idempotency-Key", "before");
    assertThat(keyed.post("/v1/labels", order()).status()).isEqualTo(201);
    archive(true);
    assertThat(keyed.post("/v1/labels", order()).code()).isEqualTo("WORKSPACE_ARCHIVED");
    var token =
        Api.of(served.sandbox()).post("/v1/auth/token", "{\"apiKey\":\"%s\"}".formatted(key));
    var reader = Api.of(served.sandbox()).token(token.json().get("token").asText());
    assertThat(reader.get("/v1/shipments").json().get("data")).hasSize(1);
    assertThat(reader.post("/v1/labels", order()).code()).isEqualTo("WORKSPACE_ARCHIVED");
    archive(false);
    assertThat(keyed.post("/v1/labels", order()).header("Idempotent-Replayed")).isEqualTo("true");
  }

  @Test
  void onlyAnAdminOfItsOwn() {
    assertThat(archive(as(workspace, Role.OPERATOR), workspace, true).code())
        .isEqualTo("FORBIDDEN");
    var other = served.workspace("other-" + workspace.slug());
    assertThat(archive(as(other, Role.ADMIN), workspace, true).code()).isEqualTo("NOT_FOUND");
    assertThat(archive(true).status()).isEqualTo(200);
    assertThat(archive(as(other, Role.ADMIN), workspace, false).code()).isEqualTo("NOT_FOUND");
    assertThat(as(other, Role.OPERATOR).post("/v1/rates", rateRequest()).status()).isEqualTo(200);
    assertThat(as(workspace, Role.VIEWER).post("/v1/labels", order()).code())
        .isEqualTo("FORBIDDEN");
    assertThat(as(workspace, Role.OPERATOR).post("/v1/rates", rateRequest()).code())
        .isEqualTo("WORKSPACE_ARCHIVED");
  }

  @Test
  void whatIsNoAnswerIsToldAndChangesNothing() {
    var refused = api.patch(path(workspace), "{\"name\":\" \",\"archived\":\"yes\"}");
    assertThat(refused.fields()).containsExactly("archived", "name");
    assertThat(known().get("name").asText()).isEqualTo(workspace.name());
    var both = api.patch(path(workspace), "{\"name\":\"Old shop\",\"archived\":true}").json();
    assertThat(both.get("name").asText()).isEqualTo("Old shop");
    assertThat(both.has("archivedAt")).isTrue();
  }

  private Api.Response archive(boolean away) {
    return archive(api, workspace, away);
  }

  private static Api.Response archive(Api who, Workspace which, boolean away) {
    return who.patch(path(which), "{\"archived\":" + away + "}");
  }

  private static String path(Operation operation) {
    return operation.path().replaceAll("\\{\\w+}", "none");
  }

  private static String path(Workspace which) {
    return "/v1/workspaces/" + which.id().value();
  }

  /// As the list shows it.
  private JsonNode known() {
    for (var each : api.get("/v1/workspaces").json().get("data")) {
      if (each.get("id").asText().equals(workspace.id().value())) {
        return each;
      }
    }
    throw new AssertionError("the list lacks " + workspace.id());
  }
}
