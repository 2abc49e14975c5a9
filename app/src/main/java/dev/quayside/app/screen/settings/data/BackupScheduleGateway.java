package dev.quayside.app.screen.settings.data;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.engine.platform.backup.BackupPlan;
import dev.quayside.engine.platform.backup.BackupSchedule;
import org.jspecify.annotations.Nullable;

/// The access to the daily backups of the engine of this process; called off the window's thread.
public record BackupScheduleGateway(OpeningEngine opening) {

  public BackupPlan plan() {
    return opening.get().installation().backupPlans().plan();
  }

  /// @param schedule null to make none from now on
  public BackupPlan keep(@Nullable BackupSchedule schedule) {
    return opening.get().installation().backupPlans().keep(schedule);
  }
}
