package dev.quayside.engine;

import dev.quayside.engine.notice.NoticeFinder;
import dev.quayside.engine.notice.Notices;
import dev.quayside.engine.platform.audit.AuditLog;
import dev.quayside.engine.platform.backup.BackupPlans;
import dev.quayside.engine.platform.event.Events;
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

  /// @param finder of what needs a person
  /// @param keepers of what is forgotten after a while
  static Installation of(
      Foundation base,
      DataDirectory directory,
      Metrics metrics,
      NoticeFinder finder,
      Purges.Keepers keepers,
      Events events) {
    var database = base.database();
    var settings = new Settings(database, base.audit());
    return new Installation(
        directory,
        base.stations(),
        settings,
        new HealthCheck(new Heartbeat(database), directory.root(), base.time()),
        metrics,
        new AuditLog(database),
        new Notices(
            database, base.ids(), base.time(), base.live(), settings, finder, keepers.emails()),
        new BackupPlans(database, new Backup(directory)),
        new Purges(database, settings, keepers, events, base.clock()));
  }

  /// The settings of this engine's desk alone.
  public Settings deskSettings() {
    return settings.at(stations);
  }
}
