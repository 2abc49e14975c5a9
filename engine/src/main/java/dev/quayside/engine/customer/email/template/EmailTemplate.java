package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// An e-mail with placeholders.
///
/// @param text paragraphs separated by an empty line
/// @param html content of the frame; null to derive it from the text, where a line with only
///   `{trackingUrl}` becomes a button
public record EmailTemplate(String subject, String text, @Nullable String html) {

  private static final int LONGEST_SUBJECT = 200;
  private static final int LONGEST_TEXT = 10_000;

  /// @throws dev.quayside.engine.base.problem.ProblemException `INVALID_REQUEST` naming every
  ///   error, including each unknown placeholder
  public EmailTemplate checked() {
    Violations.refuseAs(ProblemCode.INVALID_REQUEST, this::check);
    return new EmailTemplate(subject.strip(), text, html == null || html.isBlank() ? null : html);
  }

  /// A copy without the lines of its text that say only what is not known of a parcel.
  EmailTemplate without(Set<Placeholder> unknown) {
    if (unknown.isEmpty()) {
      return this;
    }
    var kept =
        text.lines()
            .filter(line -> unknown.stream().map(Placeholder::written).noneMatch(line::contains))
            .collect(Collectors.joining("\n"));
    return new EmailTemplate(subject, kept, html);
  }

  void check(Violations found) {
    found.require("subject", subject).require("text", text);
    check(found, "subject", subject, LONGEST_SUBJECT);
    check(found, "text", text, LONGEST_TEXT);
    if (html != null) {
      check(found, "html", html, LONGEST_TEXT);
    }
    if (subject.codePoints().anyMatch(Character::isISOControl)) {
      found.add("subject", EmailFaults.SUBJECT);
    }
  }

  private static void check(Violations found, String field, String value, int longest) {
    if (value.length() > longest) {
      found.add(field, FieldWords.MOST_CHARACTERS, longest);
    }
    Placeholder.unknown(value)
        .forEach(each -> found.add(field, EmailFaults.PLACEHOLDER, each, Placeholder.all()));
  }
}
