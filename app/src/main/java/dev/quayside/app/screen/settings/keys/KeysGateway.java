package dev.quayside.app.screen.settings.keys;

import dev.quayside.engine.account.access.ApiKey;
import dev.quayside.engine.account.access.KeyDraft;
import dev.quayside.engine.account.access.NewApiKey;
import java.util.List;

/// What the section asks of the engine; off the window's thread.
public interface KeysGateway {

  /// Newest first.
  List<ApiKey> list();

  NewApiKey create(KeyDraft draft);

  /// A new key in the place of one, which stops working at once.
  NewApiKey rotate(String id);

  void revoke(String id);
}
