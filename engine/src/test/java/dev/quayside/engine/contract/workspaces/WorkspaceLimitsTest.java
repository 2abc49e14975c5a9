package dev.quayside.engine.contract.workspaces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.quayside.engine.PaperEngine;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.contract.ShopTest;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.location.LocationDraft;
import dev.quayside.engine.parcel.preset.PresetDraft;
import java.util.List;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/// How many of a kind a workspace can have.
class WorkspaceLimitsTest extends ShopTest {

  private static final String HOOK =
      "{\"url\":\"http://127.0.0.1:9/hook\",\"events\":[\"label.created\"]}";

  @Test
  void aWorkspaceHasFiftyWebhooks() {
    for (int i = 0; i < 50; i++) {
      assertThat(api.post("/v1/webhooks", HOOK).status()).isEqualTo(201);
    }
    var full = api.post("/v1/webhooks", HOOK);
    assertThat(full.code()).isEqualTo("CONFLICT");
    assertThat(full.text()).contains("there are 50 already");
    var one = data("/v1/webhooks").getFirst().get("id").asText();
    assertThat(api.send("DELETE", "/v1/webhooks/" + one).status()).isEqualTo(204);
    assertThat(api.post("/v1/webhooks", HOOK).status()).isEqualTo(201);
  }

  @Test
  void aWorkspaceHasFiveHundredKeysThatWork() {
    var keys = served.engine().accounts().keys();
    int have =
        (int) keys.list(workspace.id()).stream().filter(each -> each.revokedAt() == null).count();
    for (int i = have; i < 500; i++) {
      var _ = keys.create(workspace.id(), workspace.environment(), Role.VIEWER);
    }
    assertThat(api.post("/v1/keys", "{\"role\":\"viewer\"}").code()).isEqualTo("CONFLICT");
    var one = keys.list(workspace.id()).getFirst().id();
    assertThat(api.post("/v1/keys/" + one + "/rotate").status()).isEqualTo(201);
    keys.revoke(workspace.id(), keys.list(workspace.id()).getFirst().id());
    assertThat(api.post("/v1/keys", "{\"role\":\"viewer\"}").status()).isEqualTo(201);
  }

  @Test
  void aWorkspaceHasAThousandPresetsAndLocations() {
    var address = PaperEngine.address("Ann", "94105", "CA");
    IntStream.range(0, 1_000).parallel().forEach(i -> Acting.runAsEngine(() -> add(i, address)));
    assertThat(
            refused(
                () ->
                    served
                        .engine()
                        .parcels()
                        .presets()
                        .add(workspace.ownCaller(), PresetDraft.box("More", null))))
        .isEqualTo(ProblemCode.CONFLICT);
    assertThat(
            refused(
                () ->
                    served
                        .engine()
                        .parcels()
                        .locations()
                        .add(workspace.ownCaller(), new LocationDraft("More", address))))
        .isEqualTo(ProblemCode.CONFLICT);
  }

  private void add(int i, AddressDraft address) {
    var parcels = served.engine().parcels();
    var caller = workspace.ownCaller();
    parcels.presets().add(caller, PresetDraft.box("Box " + i, null));
    parcels.locations().add(caller, new LocationDraft("Dock " + i, address));
  }

  private List<JsonNode> data(String path) {
    return api.get(path).json().get("data").valueStream().toList();
  }

  private static ProblemCode refused(ThrowingCallable more) {
    return catchThrowableOfType(ProblemException.class, more).code();
  }
}
