package dev.quayside.app.cli;

import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.measure.Decimals;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.store.StoreException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/// Runs one command. Exit codes: 0 done, 1 failed, 2 wrong usage; an error is one line on stderr.
public final class CommandLineRun {

  /// The one option the window takes, too.
  public static final String CA_FILE = "--ca-file";

  private CommandLineRun() {}

  /// @return the exit code
  public static int of(String... arguments) {
    return line().execute(arguments);
  }

  static CommandLine line() {
    var line = new CommandLine(new QuaysideCommand());
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.registerConverter(Integer.class, CommandLineRun::whole);
    line.registerConverter(int.class, CommandLineRun::whole);
    line.registerConverter(BigDecimal.class, CommandLineRun::decimal);
    line.setUsageHelpAutoWidth(true);
    line.setParameterExceptionHandler(CommandLineRun::wrongUsage);
    line.setExecutionExceptionHandler(
        (failure, command, _) -> {
          say(command.getErr(), plainly(failure));
          return CommandLine.ExitCode.SOFTWARE;
        });
    return line;
  }

  private static Integer whole(String typed) {
    return Optional.ofNullable(Decimals.whole(typed))
        .orElseThrow(() -> new TypeConversionException("'" + typed + "' is not a whole number"));
  }

  private static BigDecimal decimal(String typed) {
    return Optional.ofNullable(Decimals.read(typed))
        .orElseThrow(() -> new TypeConversionException("'" + typed + "' is not a number"));
  }

  private static int wrongUsage(ParameterException wrong, String[] arguments) {
    var command = wrong.getCommandLine();
    say(
        command.getErr(),
        firstLine(wrong.getMessage())
            + " (see: "
            + command.getCommandSpec().qualifiedName()
            + " --help)");
    return CommandLine.ExitCode.USAGE;
  }

  private static void say(PrintWriter err, String message) {
    err.println("quayside: " + message);
    err.flush();
  }

  private static String plainly(Throwable failure) {
    return switch (failure) {
      case ProblemException known -> sentence(known.problem());
      case StoreException store -> firstLine(store.getMessage());
      case CommandFailure failed -> firstLine(failed.getMessage());
      default ->
          "something went wrong inside Quayside ("
              + failure.getClass().getSimpleName()
              + ": "
              + firstLine(failure.getMessage())
              + ")";
    };
  }

  private static String sentence(Problem problem) {
    return switch (problem) {
      case Problem.Invalid invalid ->
          invalid.details().stream()
              .map(violation -> violation.line().sentence())
              .collect(Collectors.joining("; "));
      case Problem.Refused refused -> refused.message().sentence();
      case Problem.TryLater later -> later.message().sentence();
    };
  }

  private static String firstLine(@Nullable String text) {
    return text == null ? "no further words" : text.lines().findFirst().orElse("");
  }
}
