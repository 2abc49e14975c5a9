package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.NearWords;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Puts a usage error into words: what is wrong, what may be meant, where it is explained.
final class WrongUsage {

  private WrongUsage() {}

  static String sentence(ParameterException wrong) {
    var command = wrong.getCommandLine();
    return (wrong instanceof UnmatchedArgumentException unknown
            ? unknown(unknown, command)
            : CommandLineRun.firstLine(wrong.getMessage()))
        + " (see: "
        + command.getCommandSpec().qualifiedName()
        + " --help)";
  }

  private static String unknown(UnmatchedArgumentException wrong, CommandLine command) {
    var word = wrong.getUnmatched().getFirst();
    var spec = command.getCommandSpec();
    if (wrong.isUnknownOption()) {
      var typed = word.replaceFirst("=.*", "");
      return "unknown option '"
          + typed
          + "'"
          + NearWords.question(typed, spec.optionsMap().keySet());
    }
    return spec.subcommands().isEmpty()
        ? "unexpected argument '" + word + "'"
        : "unknown command '" + word + "'" + NearWords.question(word, spec.subcommands().keySet());
  }
}
