package dev.quayside.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.MissingParameterException;

/// Every command of every page is one the program knows, and is run: here, or where the table says.
class DocsTest {

  /// What a command begins with that is not run here, and who runs it.
  private static final Map<String, String> ELSEWHERE =
      Map.of(
          "test", "it is what runs this test",
          "serve", "runs until it is ended: ReadmeTest and ServeTest",
          "webhooks listen", "runs until it is ended: ApiCommandsTest and WebhooksListenTest",
          "printers practice", "runs until it is ended: the walk of printing.md here",
          "carriers certify", "needs an account with a carrier: UpsCertificationTest",
          "database move", "needs a PostgreSQL: Desks13MovingTest",
          "--ca-file", "opens the window: WindowArgumentsTest and OwnAuthoritiesTest",
          "FILE.quayside-backup", "opens the window: WindowArgumentsTest and RestoreQuestionTest");

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
  private static final Pattern CODE = Pattern.compile("(?ms)^```(\\w*)\\n(.*?)^```|`([^`\\n]+)`");
  private static final Pattern OURS =
      Pattern.compile("(?:^|[\\s(])(?:\\./)?quayside ((?:--)?[a-z][^`]*|FILE\\S*)");
  private static final Pattern BEHIND = Pattern.compile("\\s+(#|>|2>|&|\\|)(\\s|$).*|\\)$");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path home;

  @Test
  void everyCommandIsKnown() throws IOException {
    var commands = commands(page -> true);
    assertThat(commands).hasSizeGreaterThan(20);
    for (var command : commands) {
      if (!isElsewhere(command)) {
        parses(command);
      }
    }
  }

  @Test
  @Timeout(240)
  void everyCommandThatEndsIsRun() throws Exception {
    assumeTrue(Shell.hasAll("bash"), "needs bash");
    var lines = new ArrayList<String>();
    lines.add(
        """
        set -eu
        quayside keys list
        printf 'port=0\\nsandboxPort=0\\n' > data/api.properties\
        """);
    commands(page -> !isWalk(page)).stream()
        .filter(command -> !isElsewhere(command) && parses(command))
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
    for (var page : pages()) {
      for (var line : code(page)) {
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
    for (var beginning : ELSEWHERE.keySet()) {
      assertThat(commands(page -> true)).anyMatch(command -> command.startsWith(beginning));
    }
  }

  private static boolean isElsewhere(String command) {
    return ELSEWHERE.keySet().stream().anyMatch(command::startsWith);
  }

  /// @return whether it is whole; what lacks its arguments is only named
  private static boolean parses(String command) {
    try {
      var words =
          WORD.matcher(command)
              .results()
              .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
              .toArray(String[]::new);
      CommandLineRun.line().parseArgs(words);
      return words.length > 1 || words[0].startsWith("-") || words[0].equals("doctor");
    } catch (MissingParameterException named) {
      return false;
    }
  }

  private static boolean isWalk(Path page) {
    return page.endsWith("printing.md") || page.endsWith("command-line.md");
  }

  private static TreeSet<String> commands(Predicate<Path> which) throws IOException {
    var commands = new TreeSet<String>();
    for (var page : pages()) {
      if (which.test(page)) {
        for (var line : code(page)) {
          var ours = OURS.matcher(line);
          if (ours.find()) {
            commands.add(BEHIND.matcher(ours.group(1)).replaceFirst("").strip());
          }
        }
      }
    }
    return commands;
  }

  /// The lines of its code, of blocks and within sentences.
  private static List<String> code(Path page) throws IOException {
    return CODE.matcher(Files.readString(page))
        .results()
        .filter(code -> !"java".equals(code.group(1)))
        .flatMap(DocsTest::lines)
        .toList();
  }

  private static Stream<String> lines(MatchResult code) {
    return code.group(3) == null ? code.group(2).lines() : Stream.of(code.group(3));
  }

  /// The blocks of a page as one script; `./quayside` is `quayside` there.
  static String blocks(String page) throws IOException {
    return CODE.matcher(Files.readString(Path.of("..", page)))
        .results()
        .filter(code -> code.group(2) != null && code.group(2).contains("quayside "))
        .map(code -> code.group(2))
        .collect(Collectors.joining("\n"));
  }

  private static List<Path> pages() throws IOException {
    try (var docs = Files.walk(Path.of("../docs"))) {
      return Stream.concat(
              Stream.of("README.md", "CONTRIBUTING.md", "SECURITY.md").map(Path.of("..")::resolve),
              docs.filter(page -> page.toString().endsWith(".md")).sorted())
          .toList();
    }
  }
}
