package dev.quayside.engine.platform.setting;

import dev.quayside.engine.platform.store.Tx;
import java.util.Optional;

/// Table `installation`: one row.
final class InstallationStore {

  /// The installation's keys as they are kept.
  ///
  /// @param salt of the passphrase, in hex
  /// @param rounds of the passphrase's hash
  /// @param vault sealed, and in hex within
  /// @param tokens sealed, and in hex within
  record SealedKeys(String salt, int rounds, String vault, String tokens) {}

  /// The keys; empty before the first engine has made them.
  Optional<SealedKeys> keys(Tx tx) {
    return tx.handle()
        .createQuery(
            "SELECT salt, rounds, vault_key, token_key FROM installation WHERE vault_key IS NOT NULL")
        .map(
            (row, _) ->
                new SealedKeys(
                    row.getString("salt"),
                    row.getInt("rounds"),
                    row.getString("vault_key"),
                    row.getString("token_key")))
        .findOne();
  }

  void put(Tx tx, SealedKeys keys) {
    tx.handle()
        .createUpdate(
            """
            UPDATE installation SET salt = :salt, rounds = :rounds, vault_key = :vault, token_key = :tokens
            WHERE id = 1
            """)
        .bind("salt", keys.salt())
        .bind("rounds", keys.rounds())
        .bind("vault", keys.vault())
        .bind("tokens", keys.tokens())
        .execute();
  }
}
