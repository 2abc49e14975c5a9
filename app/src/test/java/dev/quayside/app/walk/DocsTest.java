package dev.quayside.app.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Every command of every page is one the program knows, and is run: here, or where the table says.
class DocsTest {

  /// Programs that are not ours, and why their lines are not run here.
  private static final Map<String, String> OTHERS =
      Map.of(
          "sudo|apt-get|dnf|brew|winget|pip|journalctl|systemctl",
          "change the machine: installer/check-deb, check-rpm and check-fresh-machine, in roots of"
              + " their own",
          "msiexec",
          "needs Windows: installer/check-windows, under Wine",
          "mvn|JAVA_HOME=\\S+ mvn",
          "is the build that runs this test",
          "installer/\\S+|\\./installer/\\S+",
          "are checks of whole packages and machines",
          "curl",
          "is in README alone: ReadmeTest");

  private static final Pattern PROGRAMS =
      Pattern.compile(
          "(sudo|curl|mvn|apt-get|dnf|brew|winget|pip|msiexec|journalctl|systemctl|JAVA_HOME=\\S+"
              + "|(\\./)?installer/\\S+) ");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path home;

  @Test
  void everyCommandIsKnown() throws IOException {
    var commands = Pages.commands(_ -> true);
    assertThat(commands).hasSizeGreaterThan(20);
    for (var command : commands) {
      if (!Pages.isElsewhere(command)) {
        Pages.parses(command);
      }
    }
  }

  @Test
  @Timeout(660)
  void everyCommandThatEndsIsRun() throws Exception {
    assumeTrue(Shell.hasAll("bash"), "needs bash");
    var lines = new ArrayList<String>();
    lines.add(
        """
        set -eu
        quayside keys list
        printf 'port=0\\nsandboxPort=0\\n' > data/api.properties\
        """);
    Pages.commands(page -> !Pages.isWalk(page)).stream()
        .filter(command -> !Pages.isElsewhere(command) && Pages.parses(command))
        .map(command -> command.replace("FILE", "all.quayside-backup").replace("FOLDER", "."))
        .forEach(
            command -> lines.add("echo '+ " + command.replace("'", "") + "'\nquayside " + command));
    assertThat(lines).hasSizeGreaterThan(7);
    var run = Shell.in(home).run(String.join("\n", lines));
    assertThat(run.exitCode()).as(run.out()).isZero();
  }

  @Test
  void linesOfOtherProgramsHaveAReason() throws IOException {
    var used = new TreeSet<String>();
    for (var page : Pages.pages()) {
      for (var line : Pages.code(page)) {
        if (PROGRAMS.matcher(line).lookingAt()) {
          var reason =
              OTHERS.keySet().stream()
                  .filter(each -> line.matches("(" + each + ")( .*)?"))
                  .findFirst();
          assertThat(reason).as(page + ": " + line).isPresent();
          used.add(reason.get());
        }
      }
    }
    assertThat(used).as("reasons that are still needed").hasSameElementsAs(OTHERS.keySet());
    for (var beginning : Pages.ELSEWHERE.keySet()) {
      assertThat(Pages.commands(_ -> true)).anyMatch(command -> command.startsWith(beginning));
    }
  }
}
