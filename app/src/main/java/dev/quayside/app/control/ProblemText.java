package dev.quayside.app.control;

import dev.quayside.app.i18n.Texts;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.Violation;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// Puts a problem into words: a title in the user's language, and the engine's message.
public final class ProblemText {
  private ProblemText() {}

  public static String title(Problem problem, Texts texts) {
    return texts.find("problem." + key(problem)).orElseGet(() -> texts.text("problem.other"));
  }

  /// Each invalid field in a line of its own, else the message.
  public static String body(Problem problem, Texts texts) {
    return switch (problem) {
      case Problem.Invalid invalid -> lines(invalid.details(), texts);
      case Problem.Refused refused -> begun(texts.of(refused.message()));
      case Problem.TryLater later -> begun(texts.of(later.message()));
    };
  }

  /// The sentence with a capital letter, for the beginning of a text.
  public static String begun(String sentence) {
    return sentence.isEmpty()
        ? sentence
        : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
  }

  /// What to do about it; empty when the message says so itself.
  public static String advice(Problem problem, Texts texts) {
    return texts.find("advice.problem." + key(problem)).orElse("");
  }

  private static String key(Problem problem) {
    return problem.code().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The text to copy for support.
  public static String details(Problem problem, Texts texts) {
    return problem.code() + "\n" + problem.message() + "\n" + body(problem, texts);
  }

  private static String lines(List<Violation> details, Texts texts) {
    return details.stream()
        .map(violation -> texts.of(violation.line()))
        .collect(Collectors.joining("\n"));
  }
}
