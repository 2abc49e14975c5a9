package dev.quayside.app.screen.settings.keys;

import dev.quayside.engine.account.access.ApiKey;
import dev.quayside.engine.account.access.KeyDraft;
import dev.quayside.engine.account.access.NewApiKey;
import java.util.List;

/// The section's access to the engine; called off the window's thread.
public interface KeysGateway {

  /// The keys, newest first.
  List<ApiKey> list();

  NewApiKey create(KeyDraft draft);

  /// Replaces a key by a new one; the old key stops at once.
  NewApiKey rotate(String id);

  void revoke(String id);
}
