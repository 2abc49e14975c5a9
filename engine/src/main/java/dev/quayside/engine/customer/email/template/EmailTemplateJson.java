package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.platform.server.json.Fields;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A template on the wire.
///
/// @param html what stands in the shop's frame; null when it is made of the text
/// @param own whether the shop has changed it
public record EmailTemplateJson(
    String occasion,
    String language,
    String subject,
    String text,
    @Nullable String html,
    boolean own) {

  private static final int LONGEST = 10_000;

  /// In place of what is kept, which was good when it was.
  private static final EmailTemplate FILLED = new EmailTemplate("kept", "kept", null);

  /// An e-mail as a customer would get it.
  ///
  /// @param html a whole page, with the logo in it
  public record PreviewJson(String subject, String text, String html) {}

  /// What is to be looked at.
  ///
  /// @param html empty to have it made of the text
  /// @param shipmentId null for a parcel that does not exist
  public record Look(
      @Nullable String subject,
      @Nullable String text,
      @Nullable String html,
      @Nullable String shipmentId) {

    /// What is left out is as it is kept.
    public EmailTemplate over(EmailTemplate kept) {
      return new EmailTemplate(
          Objects.requireNonNullElse(subject, kept.subject()),
          Objects.requireNonNullElse(text, kept.text()),
          html == null ? kept.html() : html);
    }
  }

  public static EmailTemplateJson of(
      EmailTrigger occasion, String language, EmailTemplate template, boolean own) {
    return new EmailTemplateJson(
        occasion.wire(), language, template.subject(), template.text(), template.html(), own);
  }

  public static EmailTemplate read(Fields body) {
    body.require("subject");
    body.require("text");
    var template =
        new EmailTemplate(
            Objects.requireNonNullElse(body.text("subject"), ""),
            Objects.requireNonNullElse(body.lines("text", LONGEST), ""),
            body.lines("html", LONGEST));
    template.check(body.violations());
    return template;
  }

  public static Look readLook(Fields body) {
    var look =
        new Look(
            body.text("subject"),
            body.lines("text", LONGEST),
            body.lines("html", LONGEST),
            body.text("shipmentId"));
    look.over(FILLED).check(body.violations());
    return look;
  }
}
