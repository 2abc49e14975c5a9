package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.platform.markup.Html;
import dev.quayside.engine.platform.markup.Template;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.stream.Collectors;

/// Fills in a template, and puts it into the shop's frame. What is filled in is text, whatever it
/// looks like.
final class EmailRenderer {

  private static final Template FRAME = Template.read(EmailRenderer.class, "frame.html");

  private final Branding branding;
  private final boolean hasLogo;
  private final EmailWords words;

  EmailRenderer(Branding branding, boolean hasLogo, EmailWords words) {
    this.branding = branding;
    this.hasLogo = hasLogo;
    this.words = words;
  }

  /// @param values every placeholder's
  Email print(EmailTemplate template, Map<Placeholder, String> values) {
    var subject = filled(template.subject(), values, UnaryOperator.identity());
    var text = filled(template.text(), values, UnaryOperator.identity());
    var own = template.html();
    var html =
        own == null
            ? paragraphs(template.text(), values)
            : filled(own, values, EmailRenderer::html);
    return new Email(
        oneLine(subject),
        text,
        words.text("frame.button"),
        words.text("frame.footer", branding.shopName()),
        framed(oneLine(subject), html));
  }

  private String framed(String subject, String content) {
    var ground = branding.accent();
    return FRAME
        .fill(
            Map.ofEntries(
                Map.entry("language", words.language()),
                Map.entry("title", subject),
                Map.entry("accent", ground.hex()),
                Map.entry("mark", mark()),
                Map.entry("content", new Html(content)),
                Map.entry("footer", words.text("frame.footer", branding.shopName())),
                Map.entry("returns", new Html(returns()))))
        .text();
  }

  private Html mark() {
    var name = html(branding.shopName());
    return new Html(
        hasLogo
            ? "<img src=\"cid:logo\" alt=\"%s\" height=\"44\" style=\"display:block;height:44px;max-width:260px;border:0\">"
                .formatted(name)
            : "<span style=\"font-size:20px;font-weight:700;color:#1d2126\">" + name + "</span>");
  }

  private String returns() {
    return branding.returnLines().stream()
        .map(EmailRenderer::html)
        .collect(Collectors.joining("<br>"));
  }

  /// Paragraphs of the text; the link alone on a line is a button.
  private String paragraphs(String text, Map<Placeholder, String> values) {
    return Arrays.stream(text.strip().split("\\R\\s*\\R"))
        .map(String::strip)
        .map(
            each ->
                each.equals(Placeholder.TRACKING_URL.written())
                    ? button(values)
                    : "<p style=\"margin:0 0 18px\">"
                        + filled(html(each), values, EmailRenderer::html).replaceAll("\\R", "<br>")
                        + "</p>")
        .collect(Collectors.joining("\n"));
  }

  private String button(Map<Placeholder, String> values) {
    return """
    <p style="margin:8px 0 26px"><a href="%s" style="display:inline-block;background:%s;color:%s;\
    text-decoration:none;font-weight:600;padding:13px 26px;border-radius:8px">%s</a></p>\
    """
        .formatted(
            html(value(values, Placeholder.TRACKING_URL)),
            branding.accent().hex(),
            branding.onAccent().hex(),
            html(words.text("frame.button")));
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

  private static String html(String plain) {
    return Html.of(plain).text();
  }

  /// A name with a line break in it must not write headers.
  private static String oneLine(String text) {
    return text.replaceAll("\\p{Cntrl}+", " ").strip();
  }
}
