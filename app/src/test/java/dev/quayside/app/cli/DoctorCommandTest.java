package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.platform.secret.OwnerOnly;
import dev.quayside.engine.platform.server.ServedAt;
import dev.quayside.engine.platform.server.ServerOptions;
import dev.quayside.engine.platform.server.route.BaseUrls;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// Each cause with its own advice, on the files of a real installation.
class DoctorCommandTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private record Visit(int exitCode, String out) {}

  @BeforeEach
  void anInstallation() throws IOException {
    Engine.open(EngineOptions.at(data)).close();
    ports(0);
  }

  @Test
  void aWholeInstallationIsFine() {
    var visit = visit();
    assertThat(visit.exitCode()).as(visit.out()).isZero();
    assertThat(visit.out()).contains("whole").doesNotContain("FAIL");
  }

  @Test
  void aDamagedDatabaseNeedsABackup() throws IOException {
    Files.writeString(data.resolve("quayside.db"), "no database at all".repeat(1_000));
    assertFails("the database is damaged: restore a backup");
  }

  @Test
  void dataOfANewerVersionNeedsThatVersion() throws SQLException {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("quayside.db"));
        var statement = connection.createStatement()) {
      statement.execute("PRAGMA user_version = 999");
    }
    assertFails("written by a newer Quayside (version 999): install that one");
  }

  @Test
  void aDamagedKeyIsNamed() throws IOException {
    Files.writeString(data.resolve("vault.key"), "short");
    assertFails("the key file vault.key is damaged: restore a backup");
  }

  @Test
  void thePortsAreThoseOfThisFolderAndATakenOneIsCalledSo() throws IOException {
    try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      ports(other.getLocalPort());
      assertFails(other.getLocalPort() + " is taken by another program");
    }
  }

  @Test
  void theRunningServerIsAskedWhetherItIsWell() throws IOException {
    try (var engine = Engine.open(EngineOptions.at(data))) {
      URI url;
      try (var server = engine.serve(ServerOptions.standard().withPorts(0, 0))) {
        url = server.baseUrls().sandbox();
        assertThat(visit().out()).contains(url + " is ready");
      }
      ServedAt.write(data, new BaseUrls(url, url));
      var visit = visit();
      assertThat(visit.exitCode()).isEqualTo(1);
      assertThat(visit.out()).contains("FAIL server", url + " does not answer");
    }
    assertThat(visit().out()).doesNotContain("server");
  }

  /// It may have been started with other ports.
  @Test
  void whatItsSettingsSayIsNotLookedAtWhileItRuns() throws IOException {
    try (var other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        var engine = Engine.open(EngineOptions.at(data))) {
      ports(other.getLocalPort());
      assertThat(visit().out())
          .contains("serves no API")
          .doesNotContain("FAIL", String.valueOf(other.getLocalPort()));
      assertThat(engine.accounts().workspaces().all()).isNotEmpty();
    }
  }

  private void ports(int port) throws IOException {
    var file = data.resolve("api.properties");
    Files.writeString(file, "on=true\nport=" + port + "\nsandboxPort=0\n");
    OwnerOnly.restrict(file);
  }

  /// And in nothing else.
  private void assertFails(String advice) {
    var visit = visit();
    assertThat(visit.exitCode()).as(visit.out()).isEqualTo(1);
    assertThat(visit.out().lines().filter(line -> line.startsWith("FAIL")))
        .hasSize(1)
        .allMatch(line -> line.contains(advice));
  }

  private Visit visit() {
    var out = new StringWriter();
    int exitCode =
        new CommandLine(new DoctorCommand())
            .setOut(new PrintWriter(out))
            .execute("--data", data.toString());
    return new Visit(exitCode, out.toString());
  }
}
