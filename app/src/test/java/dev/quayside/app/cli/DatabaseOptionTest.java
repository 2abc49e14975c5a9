package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// `--database`, as the commands take it. What an engine does on a PostgreSQL is tested in its own
/// module.
class DatabaseOptionTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private record Run(int exitCode, String said) {}

  @Test
  void doctorSaysByCodeWhyADatabaseCannotBeUsed() {
    var run = run("--json", "--database", "jdbc:postgresql://localhost:1/quayside?user=dock");
    assertThat(run.exitCode()).as(run.said()).isEqualTo(1);
    assertThat(run.said())
        .contains("DATABASE_UNREACHABLE")
        .contains("no database server answers at localhost:1")
        .doesNotContain("jdbc", "Exception");
  }

  @Test
  void aPasswordInTheAddressIsRefusedAndNotRepeated() {
    for (var url :
        new String[] {
          "jdbc:postgresql://host/quayside?user=dock&password=geheim",
          "jdbc:postgresql://dock:geheim@host/quayside"
        }) {
      var run = run("--database", url);
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.said()).contains("QUAYSIDE_DATABASE_PASSWORD_FILE").doesNotContain("geheim");
    }
    assertThat(run("--database", "sqlite.db").exitCode()).isEqualTo(2);
    assertThat(Files.exists(data.resolve("database.url"))).isFalse();
  }

  private Run run(String... arguments) {
    var said = new StringWriter();
    var words = new PrintWriter(said);
    var command = new CommandLine(new DoctorCommand()).setOut(words).setErr(words);
    var all = new ArrayList<>(List.of("--data", data.toString()));
    all.addAll(List.of(arguments));
    int code = command.execute(all.toArray(String[]::new));
    return new Run(code, said.toString());
  }
}
