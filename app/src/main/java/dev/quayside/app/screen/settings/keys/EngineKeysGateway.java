package dev.quayside.app.screen.settings.keys;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.account.access.ApiKey;
import dev.quayside.engine.account.access.KeyDraft;
import dev.quayside.engine.account.access.NewApiKey;
import dev.quayside.engine.platform.idempotency.Receipt;
import java.util.List;

/// The keys' access to the engine of this process.
public record EngineKeysGateway(WorkspaceEngine place) implements KeysGateway {

  @Override
  public List<ApiKey> list() {
    return place.engine().keys().list(place.caller().workspace());
  }

  @Override
  public NewApiKey create(KeyDraft draft) {
    var caller = place.caller();
    return place
        .engine()
        .keys()
        .create(caller.workspace(), caller.environment(), draft, Receipt.none());
  }

  @Override
  public NewApiKey rotate(String id) {
    return place.engine().keys().rotate(place.caller().workspace(), id);
  }

  @Override
  public void revoke(String id) {
    place.engine().keys().revoke(place.caller().workspace(), id);
  }
}
