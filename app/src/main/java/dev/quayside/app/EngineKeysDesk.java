package dev.quayside.app;

import dev.quayside.app.screen.settings.keys.KeysDesk;
import dev.quayside.engine.access.ApiKey;
import dev.quayside.engine.access.NewApiKey;
import dev.quayside.engine.identity.Role;
import java.util.List;

/// The keys' desk on the engine of this process.
record EngineKeysDesk(DeskPlace place) implements KeysDesk {

  @Override
  public List<ApiKey> list() {
    return place.engine().keys().list(place.caller().workspace());
  }

  @Override
  public NewApiKey create(Role role) {
    var caller = place.caller();
    return place.engine().keys().create(caller.workspace(), caller.environment(), role);
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
