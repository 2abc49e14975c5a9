package dev.quayside.engine.platform.setting;

import dev.quayside.engine.platform.secret.KeyFile;
import dev.quayside.engine.platform.secret.Passphrase;
import dev.quayside.engine.platform.secret.Vault;
import dev.quayside.engine.platform.setting.InstallationStore.SealedKeys;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.platform.store.postgres.FolderDatabase;
import dev.quayside.engine.platform.store.postgres.PostgresFault;
import java.io.IOException;
import java.util.HexFormat;
import java.util.random.RandomGenerator;

/// The two keys of an installation. With a SQLite file they are files beside it. Where several
/// engines share a database they lie in it, sealed under the installation's passphrase: the first
/// engine makes them, and no key file has to be copied.
///
/// @param vault the key of its secrets, {@link Vault#KEY_BYTES} long
/// @param tokens the key that signs its tokens, {@link #TOKEN_BYTES} long
public record InstallationKeys(byte[] vault, byte[] tokens) {

  public static final int TOKEN_BYTES = 32;

  private static final int SALT_BYTES = 16;

  /// What is only opened needs no nonce.
  private static final RandomGenerator ONLY_OPENS =
      () -> {
        throw new IllegalStateException("nothing is sealed with it");
      };

  private static final HexFormat HEX = HexFormat.of();
  private static final InstallationStore STORE = new InstallationStore();

  /// Reads the keys, or makes them when the installation is new.
  ///
  /// @param random cryptographically secure
  /// @throws StoreException for another passphrase than the one they were made under
  /// @throws dev.quayside.engine.base.problem.ProblemException `SERVICE_UNAVAILABLE` naming a key
  ///   file that is missing or damaged
  public static InstallationKeys of(
      FolderDatabase kept, Database database, RandomGenerator random) {
    var shared = kept.shared();
    if (shared == null) {
      var folder = kept.directory();
      return new InstallationKeys(
          InstallationVault.key(database, folder.vaultKey(), random),
          KeyFile.loadOrCreate(folder.tokenKey(), TOKEN_BYTES, random));
    }
    return database
        .read(STORE::keys)
        .map(stored -> opened(stored, shared.secret(), random))
        .orElseGet(() -> make(database, shared.secret(), random));
  }

  /// Whether the keys in a database are sealed under another passphrase. False before there are
  /// any.
  public static boolean areSealedOtherwise(Tx tx, Passphrase secret) {
    return STORE
        .keys(tx)
        .filter(
            stored ->
                !secret
                    .vault(HEX.parseHex(stored.salt()), stored.rounds(), ONLY_OPENS)
                    .opens(stored.vault()))
        .isPresent();
  }

  /// The keys in a database.
  ///
  /// @throws StoreException when there are none, or for another passphrase
  public static InstallationKeys in(Tx tx, Passphrase secret) {
    return opened(
        STORE
            .keys(tx)
            .orElseThrow(() -> new StoreException("no engine has run on this database yet")),
        secret,
        ONLY_OPENS);
  }

  /// Puts these keys into a database that has none of its own.
  public void seal(Tx tx, Passphrase secret, RandomGenerator random) {
    STORE.put(tx, sealed(this, secret, random));
  }

  /// Writes these keys into the files of a data folder.
  ///
  /// @throws StoreException when they cannot be written
  public void writeTo(DataDirectory directory) {
    try {
      KeyFile.write(directory.vaultKey(), vault);
      KeyFile.write(directory.tokenKey(), tokens);
    } catch (IOException e) {
      throw new StoreException("the keys cannot be written into " + directory.root(), e);
    }
  }

  /// Seals keys for a database that several engines will share.
  ///
  /// @param keys made by another installation; null for new ones
  static SealedKeys sealed(InstallationKeys keys, Passphrase secret, RandomGenerator random) {
    var salt = bytes(SALT_BYTES, random);
    var seal = secret.vault(salt, secret.rounds(), random);
    return new SealedKeys(
        HEX.formatHex(salt),
        secret.rounds(),
        seal.seal(HEX.formatHex(keys.vault)),
        seal.seal(HEX.formatHex(keys.tokens)));
  }

  /// Of engines that are started at the same instant one makes the keys, and the others take them.
  private static InstallationKeys make(
      Database database, Passphrase secret, RandomGenerator random) {
    var made = new InstallationKeys(bytes(Vault.KEY_BYTES, random), bytes(TOKEN_BYTES, random));
    var mine = sealed(made, secret, random);
    var stored =
        database.write(
            tx ->
                STORE
                    .keys(tx)
                    .orElseGet(
                        () -> {
                          STORE.put(tx, mine);
                          return mine;
                        }));
    return stored.equals(mine) ? made : opened(stored, secret, random);
  }

  private static InstallationKeys opened(
      SealedKeys stored, Passphrase secret, RandomGenerator random) {
    var seal = secret.vault(HEX.parseHex(stored.salt()), stored.rounds(), random);
    if (!seal.opens(stored.vault())) {
      throw new StoreException(PostgresFault.SECRET.of(), null);
    }
    return new InstallationKeys(
        HEX.parseHex(seal.open(stored.vault())), HEX.parseHex(seal.open(stored.tokens())));
  }

  private static byte[] bytes(int count, RandomGenerator random) {
    var bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  /// Without the keys.
  @Override
  public String toString() {
    return "InstallationKeys[]";
  }
}
