package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.DataOption;
import dev.quayside.app.cli.terminal.OutputOption;
import dev.quayside.engine.platform.backup.BackupPlan;
import dev.quayside.engine.platform.backup.BackupPlans;
import dev.quayside.engine.platform.backup.BackupSchedule;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.platform.store.Database;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `quayside backup schedule`: shows or sets when backups are made by themselves.
@Command(
    name = "schedule",
    description = {
      "Show or set when a backup is made every day, where, and how many are kept; also while"
          + " Quayside runs, which makes them.",
      "A backup that was missed is made at the next start."
    })
@SuppressWarnings("NullAway.Init")
final class BackupScheduleCommand implements Runnable {

  private static final LocalTime USUAL_TIME = LocalTime.of(2, 0);
  private static final int USUAL_NUMBER = 14;
  private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");

  @Option(
      names = "--at",
      paramLabel = "HH:MM",
      description = "When, by this computer's clock. At first 02:00.")
  private @Nullable LocalTime at;

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description = "Where; best on another disk. The first backup there is made at once.")
  private @Nullable Path folder;

  @Option(
      names = "--keep",
      paramLabel = "NUMBER",
      description = "How many are kept there, 1 to 100. At first 14.")
  private @Nullable Integer keep;

  @Option(names = "--off", description = "Make none from now on; those there stay.")
  private boolean off;

  @Mixin private DataOption data;

  @Mixin private OutputOption output;

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    boolean sets = at != null || folder != null || keep != null;
    if (off && sets) {
      throw new ParameterException(spec.commandLine(), "--off goes with no other option");
    }
    var directory = DataDirectory.at(data.directory());
    var backup = new Backup(directory);
    backup.refuseShared();
    try (var database = Database.open(directory.database())) {
      var plans = new BackupPlans(database, backup);
      tell(off || sets ? plans.keep(wanted(plans.plan())) : plans.plan());
    }
  }

  /// What is not said stays as it is.
  private @Nullable BackupSchedule wanted(BackupPlan plan) {
    if (off) {
      return null;
    }
    var before = plan.schedule();
    if (before == null) {
      if (folder == null) {
        throw new ParameterException(spec.commandLine(), "say where: --folder DIR");
      }
      before = new BackupSchedule(USUAL_TIME, whole(folder), USUAL_NUMBER);
    }
    return new BackupSchedule(
        at == null ? before.at() : at,
        folder == null ? before.folder() : whole(folder),
        keep == null ? before.keep() : keep);
  }

  private static String whole(Path folder) {
    return folder.toAbsolutePath().normalize().toString();
  }

  private void tell(BackupPlan plan) {
    var fields = new HashMap<String, Object>();
    var lines = new ArrayList<String>();
    var schedule = plan.schedule();
    if (schedule == null) {
      lines.add("No backups are made by themselves.");
    } else {
      fields.put(
          "schedule",
          Map.of(
              "at", schedule.at().toString(),
              "folder", schedule.folder(),
              "keep", schedule.keep()));
      lines.add(
          "Every day at %s in %s, the last %d are kept."
              .formatted(schedule.at(), schedule.folder(), schedule.keep()));
    }
    var last = plan.last();
    if (last != null) {
      fields.put("last", Map.of("at", last.at().toString(), "file", last.file()));
      lines.add("Last made and checked: " + moment(last.at()) + ", " + last.file());
    }
    var failure = plan.failure();
    if (failure != null) {
      var why = failure.why().sentence();
      fields.put("failure", Map.of("at", failure.at().toString(), "message", why));
      lines.add(
          "Failed: %s, %s. It is tried again every hour.".formatted(moment(failure.at()), why));
    }
    output.made(fields, String.join("\n", lines));
  }

  private static String moment(Instant at) {
    return MOMENT.format(at.atZone(ZoneId.systemDefault()));
  }
}
