package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.identity.Role;
import dev.quayside.engine.platform.setting.Settings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A backup of the real files of a real engine, and the way back.
class BackupTest {

  private static final Instant NOW = Instant.parse("2026-11-21T10:15:30Z");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  private Path data;
  private Path file;

  @BeforeEach
  void places() {
    data = folder.resolve("data");
    file = folder.resolve("monday.quayside");
  }

  /// A thing to keep, as features keep theirs.
  record Note(String words) {}

  @Test
  void bringsBackEverythingWithItsKeys() throws IOException {
    String secret;
    try (var engine = engine(data)) {
      note(engine, "before");
      secret = key(engine);
      backup(data).write(file);
      note(engine, "after");
    }
    var restored = folder.resolve("other");
    assertThat(backup(restored).restore(file, NOW)).isEmpty();
    try (var engine = engine(restored)) {
      assertThat(note(engine)).isEqualTo("before");
      assertThat(engine.accounts().keys().authenticate(secret)).isPresent();
    }
    assertThat(Files.readAllBytes(restored.resolve("vault.key")))
        .isEqualTo(Files.readAllBytes(data.resolve("vault.key")));
  }

  @Test
  void keepsAsideWhatWasThere() throws IOException {
    try (var engine = engine(data)) {
      note(engine, "monday");
    }
    backup(data).write(file);
    try (var engine = engine(data)) {
      note(engine, "tuesday");
    }
    var aside = backup(data).restore(file, NOW).orElseThrow();
    try (var engine = engine(data)) {
      assertThat(note(engine)).isEqualTo("monday");
    }
    assertThat(aside).isEqualTo(data.resolve("before-restore-20261121T101530"));
    Files.delete(data.resolve("engine.lock"));
    try (var engine = engine(aside)) {
      assertThat(note(engine)).isEqualTo("tuesday");
    }
  }

  @Test
  void isOneMomentWhileOthersWrite() throws Exception {
    try (var engine = engine(data)) {
      var stop = new AtomicBoolean();
      note(engine, "0 0");
      var writer =
          Thread.ofVirtual()
              .start(
                  () -> {
                    for (int i = 1; !stop.get(); i++) {
                      note(engine, i + " " + i);
                    }
                  });
      for (int i = 0; i < 5; i++) {
        backup(data).write(folder.resolve(i + ".quayside"));
      }
      stop.set(true);
      writer.join();
    }
    for (int i = 0; i < 5; i++) {
      var restored = folder.resolve("restored" + i);
      backup(restored).restore(folder.resolve(i + ".quayside"), NOW);
      try (var engine = engine(restored)) {
        var halves = note(engine).split(" ");
        assertThat(halves[0]).isEqualTo(halves[1]);
      }
    }
  }

  @Test
  void isTheOwnersAlone() throws IOException {
    engine(data).close();
    backup(data).write(file);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    try (var zip = new ZipFile(file.toFile())) {
      assertThat(zip.stream().map(entry -> entry.getName()))
          .containsExactlyInAnyOrder("quayside.db", "token.key", "vault.key");
    }
    try (var left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrder(data, file);
    }
  }

  @Test
  void neverOverwritesAFile() throws IOException {
    engine(data).close();
    Files.writeString(file, "mine");
    assertThatThrownBy(() -> backup(data).write(file))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("exists already");
    assertThat(file).hasContent("mine");
  }

  @Test
  void removesWhatAKilledOneLeftTheDayBefore() throws IOException {
    engine(data).close();
    var old = Files.createDirectories(folder.resolve(".quayside-backup-1"));
    var young = Files.createDirectories(folder.resolve(".quayside-backup-2"));
    Files.writeString(old.resolve("backup.zip"), "half");
    var now = Files.getLastModifiedTime(young).toInstant();
    Files.setLastModifiedTime(old, FileTime.from(now.minus(Duration.ofHours(25))));
    backup(data).write(file);
    assertThat(old).doesNotExist();
    assertThat(young).exists();
  }

  @Test
  void refusesWhileAnEngineRuns() {
    try (var engine = engine(data)) {
      note(engine, "kept");
      backup(data).write(file);
      assertThatThrownBy(() -> backup(data).restore(file, NOW))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("already running");
      assertThat(note(engine)).isEqualTo("kept");
    }
  }

  @Test
  void refusesWhatIsNoBackupAndChangesNothing() throws IOException, SQLException {
    try (var engine = engine(data)) {
      note(engine, "kept");
    }
    backup(data).write(file);
    var cut = folder.resolve("cut.quayside");
    var whole = Files.readAllBytes(file);
    Files.write(cut, java.util.Arrays.copyOf(whole, whole.length / 2));
    var text = Files.writeString(folder.resolve("text"), "no backup at all");
    for (var bad :
        List.of(
            cut,
            text,
            folder.resolve("none"),
            folder,
            ofVersion("later", Migrations.newest() + 1),
            ofVersion("empty", 0),
            zipped("foreign", foreign()),
            flipped(whole),
            withVaultKey("keyless", null),
            withVaultKey("foreign-key", new byte[32]),
            withVaultKey("short-key", new byte[1]),
            withVaultKey("long-key", new byte[100_000]))) {
      assertThatThrownBy(() -> backup(data).restore(bad, NOW), bad.toString())
          .isInstanceOf(StoreException.class);
    }
    try (var engine = engine(data)) {
      assertThat(note(engine)).isEqualTo("kept");
    }
    try (var left = Files.list(data)) {
      assertThat(left.map(one -> one.getFileName().toString()))
          .noneMatch(name -> name.startsWith("restore") || name.startsWith("before-restore"));
    }
  }

  /// The case a restore is for: it is not opened, only moved, with all that belongs to it.
  @Test
  void restoresOverADatabaseThatCannotBeOpened() throws IOException {
    try (var engine = engine(data)) {
      note(engine, "monday");
    }
    backup(data).write(file);
    Files.writeString(data.resolve("quayside.db"), "ruin");
    Files.writeString(data.resolve("quayside.db-wal"), "of the ruin");
    Files.writeString(data.resolve("vault.key"), "ruin too");
    var aside = backup(data).restore(file, NOW).orElseThrow();
    assertThat(aside.resolve("quayside.db")).hasContent("ruin");
    assertThat(aside.resolve("quayside.db-wal")).hasContent("of the ruin");
    assertThat(aside.resolve("vault.key")).hasContent("ruin too");
    try (var engine = engine(data)) {
      assertThat(note(engine)).isEqualTo("monday");
    }
    assertThat(backup(data).restore(file, NOW).orElseThrow()).isNotEqualTo(aside);
  }

  /// A real process, killed before each change it makes to the folder, one after the other.
  @Test
  void isWholeOrNotAtAllWhereverItIsKilled() throws Exception {
    var disk = FaultyDisk.in(folder);
    engine(data).close();
    backup(data).write(file);
    var fresh = contents(restored(folder.resolve("fresh")));
    var doomed = folder.resolve("doomed");
    int finished = 0;
    int step = 1;
    for (boolean killed = true; killed; step++) {
      var ruin = ruin(Files.createDirectory(doomed));
      killed = disk.kills(step, doomed, Restorer.class, doomed, file);
      DataDirectory.at(doomed).hold().close();
      var now = contents(doomed);
      if (!now.equals(ruin)) {
        assertThat(now).as("killed before step %d", step).isEqualTo(fresh);
        assertThat(contents(doomed.resolve("before-restore-20261121T101530"))).isEqualTo(ruin);
        finished++;
      }
      try (var left = Files.list(doomed)) {
        assertThat(left.map(one -> one.getFileName().toString()))
            .noneMatch(name -> name.startsWith("restore-"));
      }
      Files.move(doomed, folder.resolve("done" + step));
    }
    assertThat(step).as("steps there were").isGreaterThan(12);
    assertThat(finished).as("restores that another process finished").isGreaterThan(8);
  }

  /// The process that dies.
  static final class Restorer {
    public static void main(String[] arguments) {
      var _ = backup(Path.of(arguments[0])).restore(Path.of(arguments[1]), NOW);
    }
  }

  private Path restored(Path data) {
    var _ = backup(data).restore(file, NOW);
    return data;
  }

  private static Map<String, String> ruin(Path data) throws IOException {
    for (var name : List.of("quayside.db", "quayside.db-wal", "token.key", "vault.key")) {
      Files.writeString(data.resolve(name), "the ruin of " + name);
    }
    return contents(data);
  }

  private static Map<String, String> contents(Path folder) throws IOException {
    var contents = new TreeMap<String, String>();
    for (var name : List.of("quayside.db", "quayside.db-wal", "token.key", "vault.key")) {
      if (Files.exists(folder.resolve(name))) {
        var bytes = Files.readAllBytes(folder.resolve(name));
        contents.put(name, new String(bytes, StandardCharsets.ISO_8859_1));
      }
    }
    return contents;
  }

  /// Packed by hand: no backup is written that could not be restored.
  private Path ofVersion(String name, int version) throws IOException, SQLException {
    var other = folder.resolve(name);
    engine(other).close();
    run(other.resolve("quayside.db"), "PRAGMA user_version = " + version);
    assertThatThrownBy(() -> backup(other).write(folder.resolve(name + ".none")))
        .isInstanceOf(StoreException.class);
    assertThat(folder.resolve(name + ".none")).doesNotExist();
    var made = folder.resolve(name + ".quayside");
    try (var zip = new ZipOutputStream(Files.newOutputStream(made))) {
      for (var one : List.of("quayside.db", "token.key", "vault.key")) {
        zip.putNextEntry(new ZipEntry(one));
        Files.copy(other.resolve(one), zip);
        zip.closeEntry();
      }
    }
    return made;
  }

  private Path foreign() throws SQLException {
    var database = folder.resolve("foreign.db");
    run(database, "CREATE TABLE playlist (song TEXT)");
    run(database, "PRAGMA user_version = 3");
    return database;
  }

  private Path zipped(String name, Path database) throws IOException {
    var made = folder.resolve(name + ".zip");
    try (var zip = new ZipOutputStream(Files.newOutputStream(made))) {
      zip.putNextEntry(new ZipEntry("quayside.db"));
      Files.copy(database, zip);
      zip.closeEntry();
    }
    return made;
  }

  /// The backup with another key in it.
  ///
  /// @param key null for none
  private Path withVaultKey(String name, byte @Nullable [] key) throws IOException {
    var made = folder.resolve(name + ".zip");
    try (var whole = new ZipFile(file.toFile());
        var zip = new ZipOutputStream(Files.newOutputStream(made))) {
      for (var entry : List.of("quayside.db", "token.key")) {
        zip.putNextEntry(new ZipEntry(entry));
        whole.getInputStream(whole.getEntry(entry)).transferTo(zip);
      }
      if (key != null) {
        zip.putNextEntry(new ZipEntry("vault.key"));
        zip.write(key);
      }
    }
    return made;
  }

  /// A few bytes of the packed database are others. One bit may be one that means nothing: a
  /// Huffman code no symbol of the block has.
  private Path flipped(byte[] whole) throws IOException {
    var bytes = whole.clone();
    for (int at = whole.length / 3; at < whole.length / 3 + 64; at++) {
      bytes[at] ^= 1;
    }
    return Files.write(folder.resolve("flipped.quayside"), bytes);
  }

  private static void run(Path database, String sql) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static Backup backup(Path data) {
    return new Backup(DataDirectory.at(data));
  }

  private static Engine engine(Path data) {
    return Engine.open(EngineOptions.at(data));
  }

  private static String key(Engine engine) {
    var demo = engine.accounts().workspaces().bySlug("demo").orElseThrow();
    return engine.accounts().keys().create(demo.id(), Environment.SANDBOX, Role.ADMIN).secret();
  }

  private static void note(Engine engine, String words) {
    settings(engine).keep(caller(engine), "note", new Note(words));
  }

  private static String note(Engine engine) {
    return settings(engine).find(caller(engine), "note", Note.class).orElseThrow().words();
  }

  private static Settings settings(Engine engine) {
    return engine.installation().settings();
  }

  private static dev.quayside.engine.base.identity.Caller caller(Engine engine) {
    return engine.accounts().workspaces().bySlug("demo").orElseThrow().ownCaller();
  }
}
