package dev.quayside.app.screen.settings.mail;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.customer.email.Emails;
import dev.quayside.engine.customer.email.QueuedEmail;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.customer.email.template.EmailTemplate;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import dev.quayside.engine.platform.idempotency.Receipt;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;

/// E-mail's desk on the engine of this process.
public record EngineMailGateway(WorkspaceEngine place) implements MailGateway {

  private static final int NEWEST = 100;

  @Override
  public Now now() {
    var caller = place.caller();
    return new Now(
        emails().setup(caller),
        caller.environment() == Environment.SANDBOX,
        emails().newest(caller, NEWEST));
  }

  @Override
  public Now keep(EmailSettings setup, @Nullable String password) {
    emails().keep(place.caller(), setup, password);
    return now();
  }

  @Override
  public void sendTest(String to, String language) {
    emails().sendTest(place.caller(), to, language);
  }

  @Override
  public Chosen template(EmailTrigger occasion, String language) {
    var caller = place.caller();
    return new Chosen(
        emails().template(caller, occasion, language), emails().isOwn(caller, occasion, language));
  }

  @Override
  public Chosen keepTemplate(EmailTrigger occasion, String language, EmailTemplate template) {
    return new Chosen(emails().keepTemplate(place.caller(), occasion, language, template), true);
  }

  @Override
  public Chosen resetTemplate(EmailTrigger occasion, String language) {
    return new Chosen(emails().resetTemplate(place.caller(), occasion, language), false);
  }

  @Override
  public URI page(Preview preview) {
    try {
      var file = Files.createTempFile("quayside-letter-", ".html");
      file.toFile().deleteOnExit();
      Files.writeString(file, preview.letter().page(preview.logo()));
      return file.toUri();
    } catch (IOException e) {
      throw ProblemException.refused(
          ProblemCode.INTERNAL_ERROR, "the letter could not be written down: is the disk full?");
    }
  }

  @Override
  public Now sendAgain(QueuedEmail letter) {
    emails().sendAgain(place.caller(), letter.id(), Receipt.none());
    return now();
  }

  @Override
  public Preview preview(EmailTrigger occasion, String language, EmailTemplate template) {
    var caller = place.caller();
    var brandings = place.engine().brandings();
    return new Preview(
        emails().preview(caller, occasion, language, template),
        brandings.get(caller),
        brandings.logo(caller.workspace()).orElse(null),
        template.html() != null);
  }

  private Emails emails() {
    return place.engine().emails();
  }
}
