package dev.quayside.engine.platform.backup;

import dev.quayside.engine.platform.lease.Leases;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Makes a backup of the installation every day, and removes the oldest of those it made. Of the
/// engines that share a database one makes it.
public final class ScheduledBackups {

  private static final Logger LOG = LoggerFactory.getLogger(ScheduledBackups.class);

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

  private final BackupPlans plans;
  private final Backup backup;
  private final Database database;
  private final Leases leases;
  private final InstantSource clock;
  private final ZoneId zone;

  /// @param zone of the schedule's time of day
  public ScheduledBackups(
      BackupPlans plans,
      Database database,
      Backup backup,
      Leases leases,
      InstantSource clock,
      ZoneId zone) {
    this.plans = plans;
    this.database = database;
    this.leases = leases;
    this.backup = backup;
    this.clock = clock;
    this.zone = zone;
  }

  /// Makes a backup if one is due. Called by one thread of the engine, so a backup that it began
  /// and did not end is one whose process ended.
  public void round() {
    var plan = plans.plan();
    var begun = plan.begun();
    if (begun != null) {
      if (isBeingMadeElsewhere(begun)) {
        return;
      }
      plan = settle(begun);
    }
    var now = clock.instant();
    if (plan.schedule() != null && plan.isDue(now, zone)) {
      make(plan.schedule(), now);
    }
  }

  private boolean isBeingMadeElsewhere(BackupPlan.Attempt begun) {
    return database.read(tx -> leases.isElsewhere(tx, begun.engine()));
  }

  /// A file gets its name last, so one that is there is whole.
  private BackupPlan settle(BackupPlan.Attempt begun) {
    return Files.exists(Path.of(begun.file()))
        ? plans.change(plan -> plan.succeeds(begun))
        : plans.change(plan -> plan.fails(begun, BackupPlanWords.BACKUP_CUT_SHORT.of()));
  }

  private void make(BackupSchedule schedule, Instant now) {
    var file = Path.of(schedule.folder()).resolve("quayside-" + STAMP.format(now) + Backup.ENDING);
    var attempt = new BackupPlan.Attempt(now, file.toString(), leases.name());
    if (!attempt.equals(plans.change(plan -> plan.begins(attempt)).begun())) {
      return; // another engine was first
    }
    try {
      backup.write(file);
    } catch (StoreException e) {
      if (Thread.currentThread().isInterrupted()) {
        return; // the engine closes; the next start says that it was cut short
      }
      LOG.warn("the scheduled backup failed and will be tried again in an hour", e);
      plans.change(plan -> plan.fails(attempt, e.problem().message()));
      return;
    }
    removeSurplus(plans.change(plan -> plan.succeeds(attempt)));
  }

  /// A file that cannot be deleted stays in the list, and is tried again after the next backup.
  private void removeSurplus(BackupPlan plan) {
    var gone = new HashSet<String>();
    for (String file : plan.made()) {
      if (Files.notExists(Path.of(file))) {
        gone.add(file);
      }
    }
    for (String file : plan.surplus(each -> !gone.contains(each))) {
      try {
        Files.deleteIfExists(Path.of(file));
        gone.add(file);
      } catch (IOException e) {
        LOG.warn("an old backup cannot be deleted: {}", file, e);
      }
    }
    if (!gone.isEmpty()) {
      plans.change(now -> now.without(gone));
    }
  }
}
