package dev.quayside.app.screen.settings.mail;

import dev.quayside.engine.customer.branding.BrandLogo;
import dev.quayside.engine.customer.branding.Branding;
import dev.quayside.engine.customer.email.QueuedEmail;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.customer.email.template.Email;
import dev.quayside.engine.customer.email.template.EmailTemplate;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the section asks of the engine; off the window's thread.
public interface MailGateway {

  /// @param sandbox whether letters to customers never go out here
  /// @param letters newest first
  record Now(EmailSettings setup, boolean sandbox, List<QueuedEmail> letters) {}

  /// @param own whether the shop has changed it
  record Chosen(EmailTemplate template, boolean own) {}

  /// @param logo null for a shop without
  /// @param ownHtml whether the shop has written the HTML itself
  record Preview(Email letter, Branding branding, @Nullable BrandLogo logo, boolean ownHtml) {

    /// Of the text, without the empty lines between.
    List<String> paragraphs() {
      return Arrays.stream(letter.text().strip().split("\\R\\s*\\R")).map(String::strip).toList();
    }
  }

  Now now();

  /// @param password null to keep the one there is
  Now keep(EmailSettings setup, @Nullable String password);

  void sendTest(String to, String language);

  Chosen template(EmailTrigger occasion, String language);

  Chosen keepTemplate(EmailTrigger occasion, String language, EmailTemplate template);

  Chosen resetTemplate(EmailTrigger occasion, String language);

  /// Writes a letter down as a page that a browser can show.
  URI page(Preview preview);

  /// Tries a letter that did not go out as soon as can be.
  Now sendAgain(QueuedEmail letter);

  Preview preview(EmailTrigger occasion, String language, EmailTemplate template);
}
