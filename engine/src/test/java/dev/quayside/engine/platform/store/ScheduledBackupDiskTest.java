package dev.quayside.engine.platform.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.platform.backup.BackupPlans;
import dev.quayside.engine.platform.backup.BackupSchedule;
import dev.quayside.engine.platform.backup.ScheduledBackups;
import dev.quayside.engine.platform.lease.Leases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Scheduled backups to real disks that are full or read-only, and by a real process that dies.
class ScheduledBackupDiskTest {

  private static final Instant NOW = Instant.parse("2026-11-25T12:00:00Z");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path root;

  private Path folder;
  private DataDirectory directory;

  @BeforeEach
  void places() {
    folder = root.resolve("backups");
    directory = DataDirectory.at(root.resolve("data"));
  }

  @Test
  void aFullDiskIsNamedAndNothingIsLeftOnIt() throws Exception {
    try (var disk = SmallDisk.at(folder);
        var database = database()) {
      round(database, NOW);
      var good = names();
      disk.fill();
      round(database, NOW.plus(Duration.ofDays(1)));
      assertThat(failure(database))
          .isEqualTo(
              "the disk of " + folder + " is full: free up disk space, or choose another folder");
      disk.clear();
      assertThat(names()).isEqualTo(good).hasSize(1);
      round(database, NOW.plus(Duration.ofHours(25)));
      assertThat(names()).hasSize(1).isNotEqualTo(good);
      assertThat(plans(database).plan().failure()).isNull();
    }
  }

  @Test
  void aReadOnlyDiskIsNamed() throws Exception {
    try (var disk = SmallDisk.at(folder);
        var database = database()) {
      disk.readOnly();
      round(database, NOW);
      assertThat(failure(database))
          .isEqualTo(
              "nothing can be written in " + folder + ": allow it, or choose another folder");
    }
  }

  /// A real process, killed before every few changes it makes to the folder.
  @Test
  void aFileOfTheNameIsWholeWhereverTheProcessIsKilled() throws Exception {
    var disk = FaultyDisk.in(root);
    Files.createDirectory(folder);
    int step = 1;
    for (boolean killed = true; killed; step += 5) {
      try (var database = database()) {
        assertThat(plans(database).plan().made()).hasSizeLessThan(2);
      }
      var now = NOW.plus(Duration.ofDays(step));
      killed = disk.kills(step, folder, Maker.class, directory.root(), now);
      try (var database = database()) {
        round(database, now.plusSeconds(1));
        var plan = plans(database).plan();
        assertThat(plan.failure() == null)
            .as("killed before step %d", step)
            .isEqualTo(plan.last() != null && plan.last().at().equals(now));
        for (String name : names()) {
          assertThat(plan.made()).contains(folder.resolve(name).toString());
          var fresh = new Backup(DataDirectory.at(root.resolve("fresh" + step + name)));
          assertThat(fresh.restore(folder.resolve(name), NOW)).isEmpty();
        }
      }
    }
    assertThat(step).as("steps there were").isGreaterThan(6);
  }

  /// The process that dies.
  static final class Maker {
    public static void main(String[] arguments) {
      var directory = DataDirectory.at(Path.of(arguments[0]));
      try (var database = Database.open(directory.database())) {
        backups(database, directory, () -> Instant.parse(arguments[1])).round();
      }
    }
  }

  private Database database() {
    var database = Database.open(directory.database());
    plans(database).keep(new BackupSchedule(LocalTime.of(2, 0), folder.toString(), 1));
    return database;
  }

  private ScheduledBackups backups(Database database, Instant now) {
    return backups(database, directory, () -> now);
  }

  private void round(Database database, Instant now) {
    backups(database, now).round();
  }

  private String failure(Database database) {
    return Objects.requireNonNull(plans(database).plan().failure()).why().sentence();
  }

  /// Of finished backups; a killed process leaves a folder with another name.
  private List<String> names() throws IOException {
    try (var files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(Backup.ENDING))
          .sorted()
          .toList();
    }
  }

  private BackupPlans plans(Database database) {
    return new BackupPlans(database, new Backup(directory));
  }

  private static ScheduledBackups backups(
      Database database, DataDirectory directory, InstantSource clock) {
    var leases = new Leases(database, clock, "eng_1", Leases.LIFETIME);
    var backup = new Backup(directory);
    return new ScheduledBackups(
        new BackupPlans(database, backup), database, backup, leases, clock, ZoneOffset.UTC);
  }
}
