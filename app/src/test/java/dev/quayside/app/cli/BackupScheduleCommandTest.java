package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `quayside backup schedule`.
class BackupScheduleCommandTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path directory;

  @Test
  void itIsShownSetInPartsAndTurnedOff() throws Exception {
    var folder = Files.createDirectory(directory.resolve("backups")).toString();
    assertThat(schedule()).isEqualToIgnoringNewLines("No backups are made by themselves.");
    assertThat(schedule("--folder", folder)).contains("Every day at 02:00 in " + folder, "last 14");
    assertThat(schedule("--at", "23:30")).contains("Every day at 23:30 in " + folder, "last 14");
    assertThat(schedule("--keep", "3")).contains("Every day at 23:30 in " + folder, "last 3 ");
    assertThat(schedule("--json"))
        .contains("\"at\":\"23:30\"", "\"keep\":3", "\"folder\":\"" + folder + "\"");
    assertThat(schedule()).contains("at 23:30");
    assertThat(schedule("--off")).contains("No backups are made by themselves.");
    assertThat(schedule()).contains("No backups");
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThat(run("--at", "23:30").exitCode()).isEqualTo(2);
    assertThat(run("--off", "--keep", "3").exitCode()).isEqualTo(2);
    assertThat(run("--at", "25:00", "--folder", ".").exitCode()).isEqualTo(2);
    var many = run("--folder", ".", "--keep", "101");
    assertThat(many.exitCode()).isEqualTo(1);
    assertThat(many.err()).contains("from 1 to 100");
    assertThat(Run.of("backup", "--data", data()).exitCode()).isEqualTo(2);
  }

  private String schedule(String... options) {
    var run = run(options);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run.out();
  }

  private Run run(String... options) {
    var all = new ArrayList<>(List.of("backup", "schedule"));
    all.addAll(List.of(options));
    all.addAll(List.of("--data", data()));
    return Run.of(all.toArray(String[]::new));
  }

  private String data() {
    return directory.resolve("data").toString();
  }
}
