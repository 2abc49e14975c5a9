package dev.quayside.engine.contract.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.secret.Passphrase;
import dev.quayside.engine.platform.setting.InstallationKeys;
import dev.quayside.engine.platform.store.StoreException;
import dev.quayside.engine.platform.store.postgres.PostgresAddress;
import dev.quayside.engine.platform.store.postgres.PostgresDatabase;
import dev.quayside.engine.platform.store.postgres.PostgresFault;
import dev.quayside.engine.platform.store.postgres.PostgresServer;
import dev.quayside.engine.platform.store.postgres.SharedDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Several desks, sections 1, 2, 4 and 5: engines on one PostgreSQL start in any order, and what
/// cannot be used says why.
class EnginesStartingTest {

  private static final String WORDS = "correct horse battery staple";

  @TempDir Path directory;

  /// Of a database with nothing in it the first makes tables and keys, and the others take them.
  @Test
  void enginesStartedAtOnceShareKeysThatNobodyCopied() throws Exception {
    var address = PostgresServer.emptyDatabase();
    try (var starting = Executors.newVirtualThreadPerTaskExecutor()) {
      var opened = starting.invokeAll(List.of(start(address, "a"), start(address, "b")));
      try (var a = opened.getFirst().get();
          var b = opened.getLast().get()) {
        var demo = a.accounts().workspaces().bySlug("demo").orElseThrow();
        var key = a.accounts().keys().create(demo.id(), Environment.SANDBOX, Role.OPERATOR).key();
        var token = a.accounts().tokens().issue(key.caller()).token();
        assertThat(b.accounts().tokens().authenticate(token)).isPresent();
      }
    }
    assertThat(directory.resolve("a/vault.key")).doesNotExist();
    assertThat(directory.resolve("a/token.key")).doesNotExist();
    // the folder knows its database and the passphrase's file by itself from then on
    Engine.open(EngineOptions.at(directory.resolve("a"))).close();
    assertAnotherPassphraseIsRefused(address);
  }

  private void assertAnotherPassphraseIsRefused(PostgresAddress address) throws IOException {
    var other = passphrase("other.txt", WORDS + "!");
    var options = EngineOptions.at(directory.resolve("c"));
    assertThatThrownBy(
            () -> Engine.open(options.onDatabase(new SharedDatabase(address, other))).close())
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("--secret-file")
        .hasMessageNotContaining(WORDS);
    assertThat(directory.resolve("c/database.url")).doesNotExist();
    assertThat(fault(address, other)).isEqualTo(PostgresFault.SECRET);
    assertThat(fault(address, passphrase("same.txt", WORDS))).isNull();
    assertThat(other.toString()).doesNotContain(WORDS);
  }

  @Test
  void aPassphraseIsTheFirstLineOfAFileAndLong() throws IOException {
    var read = passphrase("two.txt", WORDS + "\nsecond line");
    assertThat(read.words()).isEqualTo(WORDS);
    assertThat(read.rounds()).as("what ADR 12 promises").isEqualTo(210_000);
    assertThatThrownBy(() -> passphrase("short.txt", "fifteen letters"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("16 characters")
        .hasMessageNotContaining("fifteen letters");
    assertThatThrownBy(() -> Passphrase.in(directory.resolve("none.txt")))
        .hasMessageContaining("cannot be read");
  }

  @Test
  void whatCannotBeUsedHasACode() throws IOException {
    var address = PostgresServer.database();
    var secret = passphrase("secret.txt", WORDS);
    PostgresServer.run(address, "CREATE ROLE guest LOGIN; CREATE SCHEMA closed");
    var guest = address.url().replace("user=postgres", "user=guest") + "&currentSchema=closed";
    assertThat(fault(address(guest), secret)).isEqualTo(PostgresFault.RIGHTS);
    assertThat(fault(address(address.url().replaceAll(":\\d+/", ":1/")), secret))
        .isEqualTo(PostgresFault.UNREACHABLE);
    assertThat(fault(address(address.url().replace("/test_", "/none_")), secret))
        .isEqualTo(PostgresFault.MISSING);
    assertThat(fault(address(address.url() + "&sslmode=verify-full"), secret))
        .isEqualTo(PostgresFault.TLS);
    PostgresServer.run(address, "CREATE TABLE quayside_move (place text)");
    assertThat(fault(address, secret)).isEqualTo(PostgresFault.UNFINISHED);
    PostgresServer.run(address, "UPDATE quayside_schema SET version = version + 1");
    assertThat(fault(address, secret)).isEqualTo(PostgresFault.NEWER);
    assertThat(PostgresFault.TLS.code()).isEqualTo("DATABASE_UNREACHABLE");
    assertThat(PostgresFault.SECRET.code()).isEqualTo("DATABASE_SECRET");
  }

  private static PostgresAddress address(String url) {
    return new PostgresAddress(url, null);
  }

  private static @Nullable PostgresFault fault(PostgresAddress address, Passphrase secret) {
    return PostgresDatabase.look(address, tx -> InstallationKeys.areSealedOtherwise(tx, secret))
        .fault();
  }

  private Callable<Engine> start(PostgresAddress address, String name) throws IOException {
    var shared = new SharedDatabase(address, passphrase(name + ".txt", WORDS));
    var options = EngineOptions.at(directory.resolve(name)).onDatabase(shared);
    return () -> Engine.open(options);
  }

  private Passphrase passphrase(String file, String lines) throws IOException {
    return Passphrase.in(Files.writeString(directory.resolve(file), lines + "\n"));
  }
}
