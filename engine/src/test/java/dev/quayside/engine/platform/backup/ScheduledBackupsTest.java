package dev.quayside.engine.platform.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Backups of a real database in a real folder, by a clock that is set.
class ScheduledBackupsTest {

  private static final String OWN = "eng_1";
  private static final LocalTime TWO = LocalTime.of(2, 0);

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path root;

  private Path folder;
  private DataDirectory directory;
  private Database database;
  private Instant now = Instant.parse("2026-11-25T12:00:00Z");
  private BackupPlans plans;
  private ScheduledBackups backups;

  @BeforeEach
  void open() throws IOException {
    folder = Files.createDirectory(root.resolve("backups"));
    directory = DataDirectory.at(root.resolve("data"));
    database = Database.open(directory.database());
    plans = new BackupPlans(database, new Backup(directory));
    backups = backupsOf(database, directory);
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void nothingIsMadeUntilThereIsASchedule() throws IOException {
    backups.round();
    assertThat(names(folder)).isEmpty();
    plans.keep(schedule(3));
    backups.round();
    backups.round();
    assertThat(names(folder)).containsExactly("quayside-20261125T120000Z.quayside-backup");
    plans.keep(null);
    later(Duration.ofDays(2));
    backups.round();
    assertThat(names(folder)).hasSize(1);
  }

  @Test
  void whatWasMadeCanBeRestoredAndKnowsItself() throws IOException {
    plans.keep(schedule(3));
    backups.round();
    var file = folder.resolve(names(folder).getFirst());
    var other = DataDirectory.at(root.resolve("other"));
    assertThat(new Backup(other).restore(file, now)).isEmpty();
    try (var restored = Database.open(other.database())) {
      var there = backupsOf(restored, other);
      there.round();
      assertThat(new BackupPlans(restored, new Backup(other)).plan().failure()).isNull();
      assertThat(new BackupPlans(restored, new Backup(other)).plan().made())
          .containsExactly(file.toString());
    }
    assertThat(names(folder)).hasSize(1);
  }

  @Test
  void aFolderThatIsNotThereIsNamedAndTriedAgainInAnHour() throws IOException {
    var usb = root.resolve("usb");
    plans.keep(new BackupSchedule(TWO, usb.toString(), 3));
    backups.round();
    var failure = Objects.requireNonNull(plans.plan().failure());
    assertThat(failure.why().sentence())
        .isEqualTo("there is no folder " + usb + ": connect its disk or make the folder");
    Files.createDirectory(usb);
    later(Duration.ofMinutes(59));
    backups.round();
    assertThat(names(usb)).isEmpty();
    later(Duration.ofMinutes(1));
    backups.round();
    assertThat(names(usb)).hasSize(1);
    assertThat(plans.plan().failure()).isNull();
  }

  @Test
  void oneThatAKilledProcessBeganIsToldAndTriedAgain() {
    plans.keep(schedule(3));
    begun(folder.resolve("never.quayside-backup"), OWN);
    backups.round();
    assertThat(Objects.requireNonNull(plans.plan().failure()).why().sentence())
        .isEqualTo("Quayside was ended while it made the backup");
    assertThat(plans.plan().made()).isEmpty();
    later(Duration.ofHours(1));
    backups.round();
    assertThat(plans.plan().made()).hasSize(1);
  }

  @Test
  void oneThatWasWholeWhenTheProcessWasKilledCounts() throws IOException {
    plans.keep(schedule(1));
    backups.round();
    var first = folder.resolve(names(folder).getFirst());
    later(Duration.ofDays(1));
    var second = folder.resolve("quayside-second.quayside-backup");
    new Backup(directory).write(second);
    begun(second, OWN);
    backups.round();
    assertThat(plans.plan().failure()).isNull();
    assertThat(plans.plan().made()).containsExactly(first.toString(), second.toString());
    later(Duration.ofDays(1));
    backups.round();
    assertThat(names(folder)).hasSize(1).doesNotContain(second.getFileName().toString());
  }

  @Test
  void oneThatAnotherEngineMakesIsLeftToItUntilThatEngineEnds() throws IOException {
    plans.keep(schedule(3));
    var other = leases(database, "eng_2");
    other.start();
    begun(folder.resolve("never.quayside-backup"), "eng_2");
    backups.round();
    assertThat(names(folder)).isEmpty();
    assertThat(plans.plan().failure()).isNull();
    other.close();
    backups.round();
    assertThat(plans.plan().failure()).isNotNull();
    later(Duration.ofHours(1));
    backups.round();
    assertThat(names(folder)).hasSize(1);
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThatThrownBy(() -> plans.keep(schedule(0))).isInstanceOf(ProblemException.class);
    assertThatThrownBy(() -> plans.keep(schedule(101))).isInstanceOf(ProblemException.class);
    assertThatThrownBy(() -> plans.keep(new BackupSchedule(TWO, "backups", 3)))
        .isInstanceOf(ProblemException.class);
    assertThatThrownBy(() -> plans.keep(new BackupSchedule(TWO, "/\0", 3)))
        .isInstanceOf(ProblemException.class);
    assertThat(plans.plan()).isEqualTo(BackupPlan.NONE);
  }

  /// Nothing would be made by a schedule there: the owner is told how to back it up instead.
  @Test
  void whatIsInAPostgresIsLeftToItsOwnPrograms() throws IOException {
    Files.writeString(directory.sharedDatabase(), "jdbc:postgresql://db/quayside");
    assertThatThrownBy(() -> plans.keep(schedule(3)))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("pg_dump");
    assertThat(plans.keep(null)).isEqualTo(BackupPlan.NONE);
  }

  /// Days on which backups are made or fail, a person deletes some and puts other files beside
  /// them, and the number kept changes.
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void onlyOwnFilesAreRemovedAndNeverTheNewest(long seed) throws IOException {
    var random = new Random(seed);
    var away = root.resolve("away");
    var strangers = new TreeSet<String>();
    int keep = 3;
    plans.keep(schedule(keep));
    for (int day = 0; day < 20; day++) {
      if (random.nextInt(3) == 0) {
        var stranger = "quayside-2026010" + random.nextInt(10) + "T000000Z.quayside-backup";
        Files.writeString(folder.resolve(stranger), "not ours");
        strangers.add(stranger);
      }
      if (random.nextInt(4) == 0) {
        keep = 1 + random.nextInt(5);
        plans.keep(schedule(keep));
      }
      var before = own(strangers);
      if (!before.isEmpty() && random.nextInt(5) == 0) {
        Files.delete(folder.resolve(before.get(random.nextInt(before.size()))));
        before = own(strangers);
      }
      boolean fails = random.nextInt(4) == 0;
      if (fails) {
        Files.move(folder, away);
      }
      later(Duration.ofDays(1));
      backups.round();
      if (fails) {
        Files.move(away, folder);
      }
      assertThat(names(folder)).containsAll(strangers);
      var after = own(strangers);
      if (fails) {
        assertThat(after).isEqualTo(before);
      } else {
        var newest = Path.of(Objects.requireNonNull(plans.plan().last()).file());
        assertThat(after.getLast()).isEqualTo(newest.getFileName().toString());
        var all = new ArrayList<>(before);
        all.add(after.getLast());
        assertThat(after).isEqualTo(all.subList(Math.max(0, all.size() - keep), all.size()));
      }
      for (var stranger : strangers) {
        assertThat(folder.resolve(stranger)).hasContent("not ours");
      }
    }
  }

  private List<String> own(Set<String> strangers) throws IOException {
    return names(folder).stream().filter(name -> !strangers.contains(name)).toList();
  }

  private void begun(Path file, String engine) {
    plans.change(plan -> plan.begins(new BackupPlan.Attempt(now, file.toString(), engine)));
  }

  private ScheduledBackups backupsOf(Database of, DataDirectory at) {
    return new ScheduledBackups(
        new BackupPlans(of, new Backup(at)),
        of,
        new Backup(at),
        leases(of, OWN),
        () -> now,
        ZoneOffset.UTC);
  }

  private Leases leases(Database of, String engine) {
    return new Leases(of, () -> now, engine, Leases.LIFETIME);
  }

  private BackupSchedule schedule(int keep) {
    return new BackupSchedule(TWO, folder.toString(), keep);
  }

  private void later(Duration time) {
    now = now.plus(time);
  }

  private static List<String> names(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }
}
