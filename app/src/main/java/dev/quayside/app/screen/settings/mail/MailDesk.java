package dev.quayside.app.screen.settings.mail;

import dev.quayside.engine.branding.BrandLogo;
import dev.quayside.engine.branding.Branding;
import dev.quayside.engine.mail.Letter;
import dev.quayside.engine.mail.MailSetup;
import dev.quayside.engine.mail.MailTemplate;
import dev.quayside.engine.mail.Occasion;
import dev.quayside.engine.mail.PostedLetter;
import java.net.URI;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the section asks of the engine; off the window's thread.
public interface MailDesk {

  /// @param sandbox whether letters to customers never go out here
  /// @param letters newest first
  record Now(MailSetup setup, boolean sandbox, List<PostedLetter> letters) {}

  /// @param own whether the shop has changed it
  record Chosen(MailTemplate template, boolean own) {}

  /// @param logo null for a shop without
  /// @param ownHtml whether the shop has written the HTML itself
  record Preview(Letter letter, Branding branding, @Nullable BrandLogo logo, boolean ownHtml) {

    /// Of the text, without the empty lines between.
    List<String> paragraphs() {
      return Arrays.stream(letter.text().strip().split("\\R\\s*\\R")).map(String::strip).toList();
    }
  }

  Now now();

  /// @param password null to keep the one there is
  Now keep(MailSetup setup, @Nullable String password);

  void sendTest(String to, String language);

  Chosen template(Occasion occasion, String language);

  Chosen keepTemplate(Occasion occasion, String language, MailTemplate template);

  Chosen resetTemplate(Occasion occasion, String language);

  /// Writes a letter down as a page that a browser can show.
  URI page(Preview preview);

  /// Tries a letter that did not go out as soon as can be.
  Now sendAgain(PostedLetter letter);

  Preview preview(Occasion occasion, String language, MailTemplate template);
}
