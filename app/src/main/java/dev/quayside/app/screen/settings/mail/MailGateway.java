package dev.quayside.app.screen.settings.mail;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.app.problem.AppWords;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.customer.email.Emails;
import dev.quayside.engine.customer.email.QueuedEmail;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.customer.email.template.Email;
import dev.quayside.engine.customer.email.template.EmailTemplate;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The section's access to the engine; called off the window's thread.
public record MailGateway(WorkspaceEngine place) {

  /// @param sandbox whether e-mails to customers are never sent here
  /// @param emails newest first
  public record Now(EmailSettings setup, boolean sandbox, List<QueuedEmail> emails) {}

  /// @param own whether the shop has changed the template
  public record Chosen(EmailTemplate template, boolean own) {}

  /// @param logo null for a shop without one
  /// @param ownHtml whether the shop wrote the HTML itself
  public record Preview(Email email, Branding branding, @Nullable BrandLogo logo, boolean ownHtml) {

    /// The paragraphs of the text, without empty lines.
    List<String> paragraphs() {
      return Arrays.stream(email.text().strip().split("\\R\\s*\\R")).map(String::strip).toList();
    }
  }

  private static final int NEWEST = 100;

  public Now now() {
    var caller = place.caller();
    return new Now(
        emails().setup(caller),
        caller.environment() == Environment.SANDBOX,
        emails().newest(caller, NEWEST));
  }

  /// @param password null to keep the stored one
  public Now keep(EmailSettings setup, @Nullable String password) {
    emails().keep(place.caller(), setup, password);
    return now();
  }

  public void sendTest(String to, String language) {
    emails().sendTest(place.caller(), to, language);
  }

  public Chosen template(EmailTrigger trigger, String language) {
    var caller = place.caller();
    return new Chosen(
        emails().template(caller, trigger, language), emails().isOwn(caller, trigger, language));
  }

  public Chosen keepTemplate(EmailTrigger trigger, String language, EmailTemplate template) {
    return new Chosen(emails().keepTemplate(place.caller(), trigger, language, template), true);
  }

  public Chosen resetTemplate(EmailTrigger trigger, String language) {
    return new Chosen(emails().resetTemplate(place.caller(), trigger, language), false);
  }

  /// Writes an e-mail as a page for a browser.
  public URI page(Preview preview) {
    try {
      var file = Files.createTempFile("quayside-email-", ".html");
      file.toFile().deleteOnExit();
      Files.writeString(file, preview.email().page(preview.logo()));
      return file.toUri();
    } catch (IOException e) {
      throw ProblemException.refused(ProblemCode.INTERNAL_ERROR, AppWords.EMAIL_NOT_WRITTEN);
    }
  }

  /// Tries again as soon as possible to send an e-mail that was not sent.
  public Now sendAgain(QueuedEmail email) {
    emails().sendAgain(place.caller(), email.id(), RequestKey.none());
    return now();
  }

  public Preview preview(EmailTrigger trigger, String language, EmailTemplate template) {
    var caller = place.caller();
    var brandings = place.engine().customers().brandings();
    return new Preview(
        emails().preview(caller, trigger, language, template),
        brandings.get(caller),
        brandings.logo(caller.workspace()).orElse(null),
        template.html() != null);
  }

  private Emails emails() {
    return place.engine().customers().emails();
  }
}
