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

  /// Opens the vault with the installation's key.
  ///
  /// @param random cryptographically secure
  public static Vault open(Database database, InstallationKeys keys, RandomGenerator random) {
    var vault = new Vault(keys.vault(), random);
    if (database.read(STORE::find).isEmpty()) {
      var mark = vault.seal(MARK);
      database.change(
          tx -> {
            if (STORE.find(tx).isEmpty()) {
              STORE.put(tx, mark);
            }
          });
    }
    return vault;
  }

  /// The vault's key in a file, made when the installation is new.
  ///
  /// @throws dev.quayside.engine.base.problem.ProblemException `SERVICE_UNAVAILABLE` naming a key
  ///   file that is missing, damaged or another installation's
  static byte[] key(Database database, Path file, RandomGenerator random) {
    var mark = database.read(STORE::find);
    if (mark.isPresent() && !Files.exists(file)) {
      throw KeyFile.damaged(file);
    }
    var key = KeyFile.loadOrCreate(file, Vault.KEY_BYTES, random);
    if (mark.isPresent() && !new Vault(key, random).opens(mark.get())) {
      throw KeyFile.damaged(file);
    }
    return key;
  }
}
