package dev.quayside.app.control;

import dev.quayside.app.i18n.Texts;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// A problem in words: a title in the person's language, and the engine's own sentence.
public final class ProblemText {
  private ProblemText() {}

  public static String title(Problem problem, Texts texts) {
    return texts.find("problem." + key(problem)).orElseGet(() -> texts.text("problem.other"));
  }

  /// Each field at fault in a line of its own, else the sentence.
  public static String body(Problem problem, Texts texts) {
    return switch (problem) {
      case Problem.Invalid invalid -> lines(invalid.details(), texts);
      case Problem.Refused refused -> begun(sentence(refused.message(), texts));
      case Problem.TryLater later -> begun(sentence(later.message(), texts));
    };
  }

  /// With a capital letter, where nothing stands before it.
  public static String begun(String sentence) {
    return sentence.isEmpty()
        ? sentence
        : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
  }

  /// What the engine has to say, in the person's language.
  public static String sentence(Message message, Texts texts) {
    return message.is(Why.SAID) ? sentence(message.sentence(), texts) : texts.of(message);
  }

  /// A sentence of the engine in the person's language; one nobody has translated stays English
  /// rather than turning vague.
  public static String sentence(String message, Texts texts) {
    return FaultWords.in(message, texts)
        .orElseGet(() -> Sentences.in(texts.language()).of(message));
  }

  /// What to do about it; empty where the sentence says so itself.
  public static String advice(Problem problem, Texts texts) {
    return texts.find("advice.problem." + key(problem)).orElse("");
  }

  private static String key(Problem problem) {
    return problem.code().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// What somebody who is asked for help needs to see.
  public static String details(Problem problem, Texts texts) {
    return problem.code() + "\n" + problem.message() + "\n" + body(problem, texts);
  }

  private static String lines(List<Violation> details, Texts texts) {
    return details.stream()
        .map(violation -> FaultWords.of(violation, texts))
        .collect(Collectors.joining("\n"));
  }
}
