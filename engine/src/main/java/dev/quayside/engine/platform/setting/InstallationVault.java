package dev.quayside.engine.platform.setting;

import dev.quayside.engine.platform.secret.KeyFile;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.store.Database;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.random.RandomGenerator;

/// Opens the vault of an installation, and checks that its key is the one its secrets were sealed
/// with.
public final class InstallationVault {

  private static final String MARK = "quayside";
  private static final VaultMarkStore STORE = new VaultMarkStore();

  private InstallationVault() {}

  /// @param key the key's file, made when the installation is new
  /// @param random cryptographically secure
  /// @throws dev.quayside.engine.base.problem.ProblemException `SERVICE_UNAVAILABLE` naming a key
  ///   file that is missing, damaged or another installation's
  public static Vault open(Database database, Path key, RandomGenerator random) {
    var mark = database.read(STORE::find);
    if (mark.isPresent() && !Files.exists(key)) {
      throw KeyFile.damaged(key);
    }
    var vault = new Vault(KeyFile.loadOrCreate(key, Vault.KEY_BYTES, random), random);
    if (mark.isEmpty()) {
      database.write(
          tx -> {
            STORE.put(tx, vault.seal(MARK));
            return true;
          });
    } else if (!vault.opens(mark.get())) {
      throw KeyFile.damaged(key);
    }
    return vault;
  }
}
