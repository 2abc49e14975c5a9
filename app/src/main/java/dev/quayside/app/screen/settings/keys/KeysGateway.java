package dev.quayside.app.screen.settings.keys;

import dev.quayside.engine.account.access.ApiKey;
import dev.quayside.engine.account.access.NewApiKey;
import dev.quayside.engine.base.identity.Role;
import java.util.List;

/// What the section asks of the engine; off the window's thread.
public interface KeysGateway {

  /// Newest first.
  List<ApiKey> list();

  NewApiKey create(Role role);

  /// A new key in the place of one, which stops working at once.
  NewApiKey rotate(String id);

  void revoke(String id);
}
