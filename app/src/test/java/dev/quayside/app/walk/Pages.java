package dev.quayside.app.walk;

import dev.quayside.app.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.MissingParameterException;

/// The pages of docs, and the commands that stand in them.
final class Pages {

  /// What a command begins with that is not run here, and who runs it.
  static final Map<String, String> ELSEWHERE =
      Map.of(
          "test", "it is what runs this test",
          "serve", "runs until it is ended: ReadmeTest and ServeTest",
          "webhooks listen", "runs until it is ended: ApiCommandsTest and WebhooksListenTest",
          "printers practice", "runs until it is ended: PrintingWalkTest",
          "carriers certify", "needs an account with a carrier: UpsCertificationTest",
          "database move", "needs a PostgreSQL: DatabaseMoveTest",
          "--ca-file", "opens the window: WindowArgumentsTest and OwnAuthoritiesTest",
          "FILE", "opens the window: WindowArgumentsTest and RestoreQuestionTest");

  private static final Pattern CODE = Pattern.compile("(?ms)^```(\\w*)\\n(.*?)^```|`([^`\\n]+)`");
  private static final Pattern OURS =
      Pattern.compile("(?:^|[\\s(])(?:\\./)?quayside ((?:--)?[a-z][^`]*|FILE\\S*)");
  private static final Pattern BEHIND = Pattern.compile("\\s+(#|>|2>|&|\\|)(\\s|$).*|\\)$");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  private Pages() {}

  static boolean isElsewhere(String command) {
    return ELSEWHERE.keySet().stream().anyMatch(command::startsWith);
  }

  /// @return whether it is whole; what lacks its arguments is only named
  static boolean parses(String command) {
    try {
      var words =
          WORD.matcher(command)
              .results()
              .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
              .toArray(String[]::new);
      Run.read(words);
      return words.length > 1 || words[0].startsWith("-") || words[0].equals("doctor");
    } catch (MissingParameterException named) {
      return false;
    }
  }

  static boolean isWalk(Path page) {
    return page.endsWith("printing.md") || page.endsWith("command-line.md");
  }

  static TreeSet<String> commands(Predicate<Path> which) throws IOException {
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
  static List<String> code(Path page) throws IOException {
    return CODE.matcher(Files.readString(page))
        .results()
        .filter(code -> !"java".equals(code.group(1)))
        .flatMap(Pages::lines)
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

  static List<Path> pages() throws IOException {
    try (var docs = Files.walk(Path.of("../docs"))) {
      return Stream.concat(
              Stream.of("README.md", "CONTRIBUTING.md", "SECURITY.md").map(Path.of("..")::resolve),
              docs.filter(page -> page.toString().endsWith(".md")).sorted())
          .toList();
    }
  }
}
