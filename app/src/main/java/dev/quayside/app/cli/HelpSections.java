package dev.quayside.app.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.UsageMessageSpec;

/// The layout of `--help`: examples stay on their line, so that they can be copied; the program's
/// own help adds the names that have lists, and the exit codes.
final class HelpSections {

  private static final Set<String> LIST = Set.of("list");
  private static final String BETWEEN = ", ";
  private static final int WIDTH = 76;
  private static final List<String> EXIT_CODES =
      List.of(
          "",
          "Exit codes: 0 done; 1 refused or failed; 2 wrong usage; 3 no answer, so that",
          "nobody knows whether it was done: repeat it with the same --idempotency-key.",
          "With --json an error is one object on stdout:",
          "{\"error\": {\"code\": \"NOT_FOUND\", \"message\": \"...\"}}");

  private HelpSections() {}

  static void addTo(CommandLine line) {
    line.getCommandSpec().usageMessage().footer(EXIT_CODES.toArray(String[]::new));
    line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, HelpSections::commands);
    keepFooters(line);
  }

  private static void keepFooters(CommandLine line) {
    line.getHelpSectionMap()
        .put(
            UsageMessageSpec.SECTION_KEY_FOOTER,
            help -> lines(List.of(help.commandSpec().usageMessage().footer())));
    line.getSubcommands().values().forEach(HelpSections::keepFooters);
  }

  private static String commands(Help help) {
    var told = new LinkedHashMap<>(help.subcommands());
    told.values().removeIf(HelpSections::onlyLists);
    var lists =
        help.subcommands().keySet().stream().filter(name -> !told.containsKey(name)).toList();
    return help.commandList(told)
        + lines(List.of("", "Lists (quayside NAME list):"))
        + lines(wrapped(lists));
  }

  private static boolean onlyLists(Help command) {
    return command.commandSpec().subcommands().keySet().equals(LIST);
  }

  private static List<String> wrapped(List<String> names) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (var name : names) {
      if (line.length() + BETWEEN.length() + name.length() > WIDTH) {
        lines.add(line + ",");
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "  " : BETWEEN).append(name);
    }
    lines.add(line.toString());
    return lines;
  }

  private static String lines(List<String> texts) {
    return texts.stream().map(text -> text + System.lineSeparator()).collect(Collectors.joining());
  }
}
