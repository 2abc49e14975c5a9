package dev.quayside.engine;

import dev.quayside.engine.account.access.ApiKeys;
import dev.quayside.engine.account.access.Tokens;
import dev.quayside.engine.account.user.SlowHash;
import dev.quayside.engine.account.user.Users;
import dev.quayside.engine.base.id.Ids;
import dev.quayside.engine.base.identity.WorkspaceClock;
import dev.quayside.engine.platform.event.LiveEvents;
import dev.quayside.engine.platform.secret.KeyFile;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;

/// Who may come in: programs by their keys, people by PIN or badge, both by tokens.
record Access(ApiKeys keys, Users users, Tokens tokens) {

  /// @param clock the time of each workspace, by which tokens expire
  static Access of(
      EngineOptions options,
      DataDirectory directory,
      Database database,
      Ids ids,
      WorkspaceClock clock,
      LiveEvents live) {
    var keys = new ApiKeys(database, ids, options.random(), options.clock(), live);
    var users =
        new Users(
            database,
            ids,
            new SlowHash(options.random(), options.pinRounds()),
            options.clock(),
            live);
    var key = KeyFile.loadOrCreate(directory.tokenKey(), Tokens.KEY_BYTES, options.random());
    return new Access(keys, users, new Tokens(keys, users::find, clock, key));
  }
}
