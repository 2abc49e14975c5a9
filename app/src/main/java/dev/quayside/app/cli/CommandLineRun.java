package dev.quayside.app.cli;

import dev.quayside.app.cli.api.ListCommand;
import dev.quayside.app.cli.terminal.CommandFailure;
import dev.quayside.app.cli.terminal.Console;
import dev.quayside.engine.base.identity.Acting;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.platform.server.json.JsonText;
import dev.quayside.engine.platform.store.StoreException;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/// Runs one command. Exit codes: 0 done, 1 refused or failed, 2 wrong usage, 3 no answer, so that
/// it is unknown whether it was done. An error is one line on stderr; with `--json` it is one
/// object on stdout, in the shape of the API's errors.
public final class CommandLineRun {

  /// The window takes this option, too.
  public static final String CA_FILE = "--ca-file";

  private CommandLineRun() {}

  /// @return the exit code
  public static int of(String... arguments) {
    quietly(arguments);
    return Acting.asEngine(() -> line().execute(arguments));
  }

  /// Keeps the log of an opened engine out of a command's output; only `serve` logs as usual. The
  /// logging reads the property once, when the first logger is made.
  private static void quietly(String... arguments) {
    if (arguments.length > 0 && !arguments[0].equals("serve")) {
      System.setProperty("quayside.log", "WARN");
    }
  }

  static CommandLine line() {
    var line = new CommandLine(new QuaysideCommand());
    ListCommand.addTo(line);
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.registerConverter(Integer.class, CommandLineRun::whole);
    line.registerConverter(int.class, CommandLineRun::whole);
    line.registerConverter(BigDecimal.class, CommandLineRun::decimal);
    line.setUsageHelpAutoWidth(true);
    line.setParameterExceptionHandler(
        (wrong, arguments) -> told(wrong.getCommandLine(), List.of(arguments), wrongUsage(wrong)));
    line.setExecutionExceptionHandler(
        (failure, command, parsed) -> told(command, parsed.originalArgs(), known(failure)));
    HelpSections.addTo(line);
    return line;
  }

  private static Integer whole(String typed) {
    return NumberStyle.POINT
        .read(typed)
        .whole()
        .orElseThrow(() -> new TypeConversionException("'" + typed + "' is not a whole number"));
  }

  private static BigDecimal decimal(String typed) {
    return NumberStyle.POINT
        .read(typed)
        .certain()
        .orElseThrow(() -> new TypeConversionException("'" + typed + "' is not a number"));
  }

  private static int told(CommandLine command, List<String> arguments, CommandFailure failure) {
    if (arguments.contains("--json") || arguments.getFirst().equals("api")) {
      new Console(command.getOut()).line(JsonText.write(Map.of("error", failure.error())));
    } else {
      new Console(command.getErr()).line("quayside: " + failure.getMessage());
    }
    return failure.exitCode();
  }

  private static CommandFailure wrongUsage(ParameterException wrong) {
    var sentence = WrongUsage.sentence(wrong);
    return new CommandFailure(sentence, error("USAGE", sentence)) {
      @Override
      public int exitCode() {
        return CommandLine.ExitCode.USAGE;
      }
    };
  }

  private static CommandFailure known(Throwable failure) {
    return switch (failure) {
      case CommandFailure failed -> failed;
      case ProblemException refused ->
          failed(refused.problem().code().name(), sentence(refused.problem()));
      case StoreException store -> failed("FAILED", firstLine(store.getMessage()));
      default ->
          failed(
              "INTERNAL",
              "something went wrong inside Quayside ("
                  + failure.getClass().getSimpleName()
                  + ": "
                  + firstLine(failure.getMessage())
                  + ")");
    };
  }

  private static CommandFailure failed(String code, String sentence) {
    return new CommandFailure(sentence, error(code, sentence));
  }

  private static Map<String, ?> error(String code, String message) {
    var error = new LinkedHashMap<String, String>();
    error.put("code", code);
    error.put("message", message);
    return error;
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

  static String firstLine(@Nullable String text) {
    return text == null ? "no further words" : text.lines().findFirst().orElse("");
  }
}
