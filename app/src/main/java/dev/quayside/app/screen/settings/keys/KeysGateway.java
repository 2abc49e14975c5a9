package dev.quayside.app.screen.settings.keys;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.account.access.ApiKey;
import dev.quayside.engine.account.access.KeyDraft;
import dev.quayside.engine.account.access.KeyRotation;
import dev.quayside.engine.account.access.NewApiKey;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.util.List;

/// The section's access to the engine; called off the window's thread.
public record KeysGateway(WorkspaceEngine place) {

  /// The keys, newest first.
  public List<ApiKey> list() {
    return place.engine().accounts().keys().list(place.caller().workspace());
  }

  public NewApiKey create(KeyDraft draft) {
    var caller = place.caller();
    return place
        .engine()
        .accounts()
        .keys()
        .create(caller.workspace(), caller.environment(), draft, RequestKey.none());
  }

  /// Replaces a key by a new one.
  public NewApiKey rotate(String id, KeyRotation rotation) {
    return place
        .engine()
        .accounts()
        .keys()
        .rotate(place.caller().workspace(), id, rotation, RequestKey.none());
  }

  public void revoke(String id) {
    place.engine().accounts().keys().revoke(place.caller().workspace(), id);
  }
}
