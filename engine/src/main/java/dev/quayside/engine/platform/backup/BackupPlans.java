package dev.quayside.engine.platform.backup;

import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.identity.Right;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.setting.InstallationSettings;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.Database;
import dev.quayside.engine.platform.store.StoreException;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// The installation's schedule of backups. Any process on the database may read and change it.
public final class BackupPlans {

  private static final String SETTING = "backup-schedule";

  private final InstallationSettings settings;
  private final Backup backup;

  public BackupPlans(Database database, Backup backup) {
    this.settings = new InstallationSettings(database);
    this.backup = backup;
  }

  public BackupPlan plan() {
    return settings.find(SETTING, BackupPlan.class).orElse(BackupPlan.NONE);
  }

  /// Sets the schedule. A backup that is due by it is made in the next round: that is at once for a
  /// first schedule, another folder, or after a failure.
  ///
  /// @param schedule null to make none from now on; the files that are there stay
  /// @throws ProblemException `INVALID_REQUEST`
  /// @throws StoreException when the data is in a PostgreSQL, which its own programs back up
  public BackupPlan keep(@Nullable BackupSchedule schedule) {
    Acting.require(Right.SEE_SECRETS);
    if (schedule != null) {
      backup.refuseShared();
      schedule.check();
    }
    return change(plan -> plan.with(schedule));
  }

  BackupPlan change(UnaryOperator<BackupPlan> step) {
    return settings.change(SETTING, BackupPlan.class, BackupPlan.NONE, step);
  }
}
