package dev.quayside.app.control;

import dev.quayside.app.i18n.Texts;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.printing.message.Message;
import dev.quayside.printing.message.Why;
import java.util.Locale;
import java.util.regex.Pattern;

/// The engine's words about a field, in the person's language.
///
/// The engine speaks English. Its sentence, without what stands in quotation marks, is the key of
/// the translation; one without such a key is looked up in the sheet of sentences.
public final class Complaint {

  private static final Pattern QUOTED = Pattern.compile("'([^']*)'");

  private Complaint() {}

  public static String of(Violation violation, Texts texts) {
    return of(violation.message(), texts);
  }

  public static String of(Message message, Texts texts) {
    if (!message.is(Why.SAID)) {
      return texts.of(message);
    }
    var words = message.sentence();
    var quoted = QUOTED.matcher(words);
    var value = quoted.find() ? quoted.group(1) : "";
    return texts
        .find(key(words))
        .map(sentence -> sentence.replace("{0}", value))
        .orElseGet(() -> Sentences.in(texts.language()).of(words));
  }

  static String key(String message) {
    return "violation."
        + QUOTED
            .matcher(message)
            .replaceAll("x")
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-|-$", "");
  }
}
