package dev.quayside.app.control;

import dev.quayside.app.i18n.Texts;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What is wrong with fields, in the person's language: `to.zip is required` is for programs, `ZIP
/// code: is required` for people.
public final class FaultWords {

  /// A fault within a sentence of the engine, which strings several together with commas.
  private static final Pattern FAULT =
      Pattern.compile("([a-z][A-Za-z]*(?:\\[\\d+])?(?:\\.[A-Za-z0-9]+(?:\\[\\d+])?)*)(: | )(.+)");

  private static final Pattern NEXT =
      Pattern.compile(", (?=(?:from|to|parcel|customs)\\.[A-Za-z0-9.\\[\\]]+ )");

  private FaultWords() {}

  /// `ZIP code: is required`
  public static String of(Violation violation, Texts texts) {
    return field(violation.field(), texts).orElse(violation.field())
        + ": "
        + Complaint.of(violation, texts);
  }

  /// Several, separated by commas.
  public static String of(List<Violation> violations, Texts texts) {
    return violations.stream().map(one -> of(one, texts)).collect(Collectors.joining(", "));
  }

  /// The same of a sentence that lists faults; empty for any other sentence.
  static Optional<String> in(String sentence, Texts texts) {
    var words = new ArrayList<String>();
    for (var part : NEXT.split(sentence)) {
      var fault = FAULT.matcher(part);
      if (!fault.matches()
          || (fault.group(2).isBlank() && !fault.group(1).contains("."))
          || field(fault.group(1), texts).isEmpty()) {
        return Optional.empty();
      }
      words.add(of(new Violation(fault.group(1), Message.said(fault.group(3))), texts));
    }
    return Optional.of(String.join(", ", words));
  }

  /// What people call a field: the last name in its path, and whose it is when the sender's.
  static Optional<String> field(String path, Texts texts) {
    var name = path.substring(path.lastIndexOf('.') + 1).replaceFirst("\\[\\d+]$", "");
    return texts
        .find("fault.field." + name)
        .map(known -> path.startsWith("from.") ? texts.text("fault.sender", known) : known);
  }
}
