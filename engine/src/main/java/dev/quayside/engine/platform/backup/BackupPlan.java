package dev.quayside.engine.platform.backup;

import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The schedule of backups and what came of it so far.
///
/// @param schedule null when no backups are to be made
/// @param made the files made by the schedule that are there still, the oldest first
/// @param begun the backup being made; null when there is none
/// @param last the last one that was made and checked; null before the first
/// @param failure why the one after `last` could not be made; null when it was, or none was tried
public record BackupPlan(
    @Nullable BackupSchedule schedule,
    List<String> made,
    @Nullable Attempt begun,
    @Nullable Attempt last,
    @Nullable Failure failure) {

  static final BackupPlan NONE = new BackupPlan(null, List.of(), null, null, null);

  private static final Duration RETRY = Duration.ofHours(1);

  /// @param at when it was begun
  /// @param file absolute
  /// @param engine the name of the engine that makes it
  public record Attempt(Instant at, String file, String engine) {}

  /// @param at when the attempt was begun
  public record Failure(Instant at, Message why) {}

  public BackupPlan {
    made = List.copyOf(made);
  }

  /// A new schedule is tried at once when the last attempt failed or went to another folder.
  BackupPlan with(@Nullable BackupSchedule other) {
    return new BackupPlan(other, made, begun, last, null);
  }

  /// Unchanged while another attempt has not ended.
  BackupPlan begins(Attempt attempt) {
    return begun != null ? this : new BackupPlan(schedule, made, attempt, last, failure);
  }

  BackupPlan succeeds(Attempt attempt) {
    var files = new ArrayList<>(made);
    files.remove(attempt.file());
    files.add(attempt.file());
    return new BackupPlan(schedule, files, without(attempt), attempt, null);
  }

  BackupPlan fails(Attempt attempt, Message why) {
    return new BackupPlan(schedule, made, without(attempt), last, new Failure(attempt.at(), why));
  }

  /// What is being made once an attempt has ended: another engine may have taken this one for dead
  /// and begun its own.
  private @Nullable Attempt without(Attempt ended) {
    return ended.equals(begun) ? null : begun;
  }

  BackupPlan without(Set<String> gone) {
    return new BackupPlan(
        schedule,
        made.stream().filter(file -> !gone.contains(file)).toList(),
        begun,
        last,
        failure);
  }

  /// Whether a backup is to be begun: the last one is from before the time of day that came last,
  /// and it has not failed within the hour. Times after `now` were told by a clock that was wrong,
  /// and count for nothing.
  boolean isDue(Instant now, ZoneId zone) {
    if (schedule == null) {
      return false;
    }
    if (failure != null && !failure.at().isAfter(now) && failure.at().plus(RETRY).isAfter(now)) {
      return false;
    }
    return last == null
        || !schedule.isIn(last.file())
        || last.at().isAfter(now)
        || last.at().isBefore(schedule.lastDue(now, zone));
  }

  /// The oldest files in the folder beyond the number to keep; never the newest.
  ///
  /// @param isThere whether a file of the schedule still exists
  List<String> surplus(Predicate<String> isThere) {
    if (schedule == null) {
      return List.of();
    }
    var here = made.stream().filter(schedule::isIn).filter(isThere).toList();
    return here.subList(0, Math.max(0, here.size() - schedule.keep()));
  }
}
