package dev.quayside.engine.platform.backup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;

/// When a backup is due.
class BackupPlanTest {

  private static final ZoneId NEW_YORK = ZoneId.of("America/New_York");
  private static final BackupPlan AT_TWO =
      BackupPlan.NONE.with(new BackupSchedule(LocalTime.of(2, 0), "/backups", 3));

  @Test
  void theFirstOneAtOnceAndThenEveryDayAtItsTime() {
    assertThat(due(BackupPlan.NONE, "2026-11-25T12:00:00Z")).isFalse();
    assertThat(due(AT_TWO, "2026-11-25T12:00:00Z")).isTrue();
    var made = AT_TWO.succeeds(attempt("2026-11-25T12:00:00Z"));
    assertThat(due(made, "2026-11-26T06:59:59Z")).isFalse();
    assertThat(due(made, "2026-11-26T07:00:00Z")).isTrue();
    assertThat(due(made.succeeds(attempt("2026-11-26T07:00:03Z")), "2026-11-27T06:59:00Z"))
        .isFalse();
  }

  @Test
  void oneThatWasMissedIsMadeUpForOnce() {
    var made = AT_TWO.succeeds(attempt("2026-11-20T07:00:03Z"));
    assertThat(due(made, "2026-11-25T15:30:00Z")).isTrue();
    assertThat(due(made.succeeds(attempt("2026-11-25T15:30:00Z")), "2026-11-25T23:00:00Z"))
        .isFalse();
  }

  @Test
  void oneThatFailedIsTriedAgainAfterAnHourOrWhenTheScheduleIsSet() {
    var failed =
        AT_TWO
            .succeeds(attempt("2026-11-25T07:00:00Z"))
            .fails(attempt("2026-11-26T07:00:00Z"), Message.said("full"));
    assertThat(due(failed, "2026-11-26T07:59:59Z")).isFalse();
    assertThat(due(failed, "2026-11-26T08:00:00Z")).isTrue();
    assertThat(due(failed.with(failed.schedule()), "2026-11-26T07:10:00Z")).isTrue();
  }

  @Test
  void anotherFolderGetsOneAtOnce() {
    var made = AT_TWO.succeeds(attempt("2026-11-25T12:00:00Z"));
    var moved = made.with(new BackupSchedule(LocalTime.of(2, 0), "/other", 3));
    assertThat(due(moved, "2026-11-25T12:10:00Z")).isTrue();
    assertThat(due(moved.with(made.schedule()), "2026-11-25T12:10:00Z")).isFalse();
  }

  @Test
  void theDaysOnWhichTheClocksChangeHaveOneEach() {
    assertThat(madeFrom("2026-03-07T00:00:00Z", Duration.ofDays(3))).isEqualTo(1 + 3);
    assertThat(madeFrom("2026-10-31T00:00:00Z", Duration.ofDays(3))).isEqualTo(1 + 3);
  }

  @Test
  void aClockThatWasWrongForATimeHoldsNothingUp() {
    var future = AT_TWO.succeeds(attempt("2036-11-25T12:00:00Z"));
    assertThat(due(future, "2026-11-25T12:00:00Z")).isTrue();
    var failed = AT_TWO.fails(attempt("2036-11-25T12:00:00Z"), Message.said("full"));
    assertThat(due(failed, "2026-11-25T12:00:00Z")).isTrue();
  }

  @Test
  void onlyFilesOfTheFolderAreTooMany() {
    var plan = AT_TWO;
    for (var file : List.of("/other/1", "/backups/1", "/backups/2", "/backups/3", "/backups/4")) {
      plan = plan.succeeds(new BackupPlan.Attempt(Instant.EPOCH, file, "eng_1"));
    }
    assertThat(plan.surplus(_ -> true)).containsExactly("/backups/1");
    assertThat(plan.surplus(file -> !file.endsWith("2"))).isEmpty();
    assertThat(plan.with(null).surplus(_ -> true)).isEmpty();
  }

  /// Looks every ten minutes.
  private static int madeFrom(String start, Duration time) {
    var plan = AT_TWO;
    int made = 0;
    var begin = Instant.parse(start);
    for (var now = begin; now.isBefore(begin.plus(time)); now = now.plusSeconds(600)) {
      if (plan.isDue(now, NEW_YORK)) {
        plan = plan.succeeds(new BackupPlan.Attempt(now, "/backups/" + now, "eng_1"));
        made++;
      }
    }
    return made;
  }

  private static boolean due(BackupPlan plan, String now) {
    return plan.isDue(Instant.parse(now), NEW_YORK);
  }

  private static BackupPlan.Attempt attempt(String at) {
    return new BackupPlan.Attempt(Instant.parse(at), "/backups/" + at, "eng_1");
  }
}
