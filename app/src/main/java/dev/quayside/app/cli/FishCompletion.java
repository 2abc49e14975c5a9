package dev.quayside.app.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/// Writes the completions of `quayside` for the fish shell: a line for each command and option.
final class FishCompletion {

  private final List<String> lines = new ArrayList<>();

  private FishCompletion() {}

  static String of(CommandLine line) {
    var script = new FishCompletion();
    script.add(line, List.of());
    return String.join("\n", script.lines) + "\n";
  }

  private void add(CommandLine line, List<String> path) {
    var here = condition(line, path);
    for (var option : line.getCommandSpec().options()) {
      lines.add(here + option(option) + described(option.description()));
    }
    line.getSubcommands()
        .forEach(
            (name, command) -> {
              var description = command.getCommandSpec().usageMessage().description();
              lines.add(here + " -f -a " + name + described(description));
              var deeper = new ArrayList<>(path);
              deeper.add(name);
              add(command, deeper);
            });
  }

  /// The condition that every word of the path was typed, and none that may follow it.
  private static String condition(CommandLine line, List<String> path) {
    var seen = new ArrayList<String>();
    path.forEach(word -> seen.add("__fish_seen_subcommand_from " + word));
    if (!line.getSubcommands().isEmpty()) {
      seen.add(
          "not __fish_seen_subcommand_from " + String.join(" ", line.getSubcommands().keySet()));
    }
    return "complete -c quayside -n '" + String.join("; and ", seen) + "'";
  }

  private static String option(OptionSpec option) {
    var words = new StringBuilder();
    for (var name : option.names()) {
      words.append(name.startsWith("--") ? " -l " : " -s ").append(name.replaceFirst("^-+", ""));
    }
    return words + (option.arity().max() > 0 ? " -r" : "");
  }

  private static String described(String[] description) {
    var first = description.length == 0 ? "" : description[0];
    return " -d '" + first.replaceAll("['\\\\]", "\\\\$0").replaceAll("\\s+", " ") + "'";
  }
}
