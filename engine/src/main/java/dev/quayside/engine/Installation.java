package dev.quayside.engine;

import dev.quayside.engine.notice.Notices;
import dev.quayside.engine.platform.audit.AuditLog;
import dev.quayside.engine.platform.backup.BackupPlans;
import dev.quayside.engine.platform.foundation.Foundation;
import dev.quayside.engine.platform.health.HealthCheck;
import dev.quayside.engine.platform.metric.Metrics;
import dev.quayside.engine.platform.setting.Heartbeat;
import dev.quayside.engine.platform.setting.Settings;
import dev.quayside.engine.platform.station.Stations;
import dev.quayside.engine.platform.store.Backup;
import dev.quayside.engine.platform.store.DataDirectory;
import dev.quayside.engine.retention.Purges;

/// What concerns an installation as a whole: its desks, settings, health, backups, and what it
/// forgets.
public record Installation(
    DataDirectory directory,
    Stations stations,
    Settings settings,
    HealthCheck healthCheck,
    Metrics metrics,
    AuditLog auditLog,
    Notices notices,
    BackupPlans backupPlans,
    Purges purges) {

  static Installation of(
      Foundation base,
      DataDirectory directory,
      Settings settings,
      Metrics metrics,
      Notices notices,
      Purges purges) {
    var database = base.database();
    return new Installation(
        directory,
        base.stations(),
        settings,
        new HealthCheck(new Heartbeat(database), directory.root(), base.time()),
        metrics,
        new AuditLog(database),
        notices,
        new BackupPlans(database, new Backup(directory)),
        purges);
  }

  /// The settings of this engine's desk alone.
  public Settings deskSettings() {
    return settings.at(stations);
  }
}
