package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.platform.markup.HtmlTemplate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;

/// Fills in a template and puts it into the frame with the shop's branding. Values are always
/// inserted as text, never as HTML.
record EmailRenderer(Branding branding, boolean hasLogo, EmailWords words) {

  /// @param values a value for every placeholder
  Email print(EmailTemplate template, Map<Placeholder, String> values) {
    var subject = filled(template.subject(), values, UnaryOperator.identity());
    var text = filled(template.text(), values, UnaryOperator.identity());
    var own = template.html();
    var html =
        HtmlTemplate.render(
            "customer/email/template/letter.jte",
            Map.of(
                "branding",
                branding,
                "words",
                words,
                "subject",
                oneLine(subject),
                "hasLogo",
                hasLogo,
                "trackingUrl",
                value(values, Placeholder.TRACKING_URL),
                "own",
                own == null ? "" : filled(own, values, HtmlTemplate::escaped),
                "paragraphs",
                own == null ? paragraphs(template.text(), values) : List.of()));
    return new Email(
        oneLine(subject),
        text,
        words.text("frame.button"),
        words.text("frame.footer", branding.shopName()),
        html);
  }

  /// The lines of each paragraph. A paragraph with only the link has none, since it becomes a
  /// button.
  private static List<List<String>> paragraphs(String text, Map<Placeholder, String> values) {
    return Arrays.stream(text.strip().split("\\R\\s*\\R"))
        .map(String::strip)
        .map(
            each ->
                each.equals(Placeholder.TRACKING_URL.written())
                    ? List.<String>of()
                    : List.of(filled(each, values, UnaryOperator.identity()).split("\\R", -1)))
        .toList();
  }

  private static String filled(
      String text, Map<Placeholder, String> values, UnaryOperator<String> written) {
    return Placeholder.WRITTEN
        .matcher(text)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    Placeholder.of(found.group(1))
                        .map(each -> written.apply(value(values, each)))
                        .orElse(found.group())));
  }

  private static String value(Map<Placeholder, String> values, Placeholder placeholder) {
    return Objects.requireNonNull(values.get(placeholder), placeholder::written);
  }

  /// Removes line breaks, so that a name cannot add headers to the e-mail.
  private static String oneLine(String text) {
    return text.replaceAll("\\p{Cntrl}+", " ").strip();
  }
}
