package dev.quayside.engine.customer.email.template;

import dev.quayside.engine.platform.server.json.Fields;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A template on the wire.
///
/// @param html content of the frame; null when it is derived from the text
/// @param own whether the shop has changed the template
public record EmailTemplateJson(
    String occasion,
    String language,
    String subject,
    String text,
    @Nullable String html,
    boolean own) {

  private static final int LONGEST = 10_000;

  /// Stands in for the stored template while the request is checked, since that one was valid
  /// already.
  private static final EmailTemplate FILLED = new EmailTemplate("kept", "kept", null);

  /// An e-mail as a customer would get it.
  ///
  /// @param html a complete page, with the logo embedded
  public record PreviewJson(String subject, String text, String html) {}

  /// A request for a preview.
  ///
  /// @param html empty to derive it from the text
  /// @param shipmentId null for a made-up parcel
  public record Look(
      @Nullable String subject,
      @Nullable String text,
      @Nullable String html,
      @Nullable String shipmentId) {

    /// Fills in what the request leaves out from the stored template.
    public EmailTemplate over(EmailTemplate kept) {
      return new EmailTemplate(
          Objects.requireNonNullElse(subject, kept.subject()),
          Objects.requireNonNullElse(text, kept.text()),
          html == null ? kept.html() : html);
    }
  }

  public static EmailTemplateJson of(
      EmailTrigger trigger, String language, EmailTemplate template, boolean own) {
    return new EmailTemplateJson(
        trigger.wire(), language, template.subject(), template.text(), template.html(), own);
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
