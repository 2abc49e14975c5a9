package dev.quayside.engine.platform.backup;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/// When a backup is made, where, and how many are kept.
///
/// @param at every day, by the time zone of this computer
/// @param folder absolute
/// @param keep the number of backups kept in the folder, 1 to 100
public record BackupSchedule(LocalTime at, String folder, int keep) {

  public static final int MOST = 100;

  /// @throws ProblemException `INVALID_REQUEST`
  void check() {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, this::check);
  }

  private void check(Violations found) {
    var path = path();
    if (path == null || !path.isAbsolute()) {
      found.add("folder", BackupPlanWords.BACKUP_WHOLE_PATH);
    }
    if (keep < 1 || keep > MOST) {
      found.add("keep", FieldWords.FROM_TO, 1, MOST);
    }
  }

  /// The folder; null when this system cannot have one of this name.
  private @Nullable Path path() {
    try {
      return Path.of(folder);
    } catch (InvalidPathException e) {
      return null;
    }
  }

  boolean isIn(String file) {
    return Path.of(folder).equals(Path.of(file).getParent());
  }

  /// The last time up to `now` at which a backup was to be made. An hour that a change of clocks
  /// skips is taken as the one after it; one that comes twice counts once.
  Instant lastDue(Instant now, ZoneId zone) {
    var today = now.atZone(zone).toLocalDate();
    var due = today.atTime(at).atZone(zone).toInstant();
    return due.isAfter(now) ? today.minusDays(1).atTime(at).atZone(zone).toInstant() : due;
  }
}
