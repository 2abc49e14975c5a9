package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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
  void doctorSaysByCodeWhyADatabaseCannotBeUsed() throws IOException {
    var secret = Files.writeString(data.resolve("secret.txt"), "correct horse battery\n");
    var run =
        run(
            "--json",
            "--database",
            "jdbc:postgresql://localhost:1/quayside?user=dock",
            "--secret-file",
            secret.toString());
    assertThat(run.exitCode()).as(run.said()).isEqualTo(1);
    assertThat(run.said())
        .contains("DATABASE_UNREACHABLE")
        .contains("no database server answers at localhost:1")
        .doesNotContain("jdbc", "Exception");
  }

  /// Of a database that is shared the keys lie in it, sealed.
  @Test
  void aDatabaseWithoutAPassphraseIsWrongUsage() throws IOException {
    var url = "jdbc:postgresql://localhost:1/quayside?user=dock";
    var none = run("--database", url);
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.said()).contains("--secret-file");
    var secret = Files.writeString(data.resolve("short.txt"), "too short\n");
    var tooShort = run("--database", url, "--secret-file", secret.toString());
    assertThat(tooShort.exitCode()).isEqualTo(2);
    assertThat(tooShort.said()).contains("16 characters").doesNotContain("too short");
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
