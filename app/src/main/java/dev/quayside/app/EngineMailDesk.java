package dev.quayside.app;

import dev.quayside.app.screen.settings.mail.MailDesk;
import dev.quayside.engine.idempotency.Receipt;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.mail.MailSetup;
import dev.quayside.engine.mail.MailTemplate;
import dev.quayside.engine.mail.Mails;
import dev.quayside.engine.mail.Occasion;
import dev.quayside.engine.mail.PostedLetter;
import dev.quayside.engine.problem.ProblemCode;
import dev.quayside.engine.problem.ProblemException;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;

/// E-mail's desk on the engine of this process.
record EngineMailDesk(DeskPlace place) implements MailDesk {

  private static final int NEWEST = 100;

  @Override
  public Now now() {
    var caller = place.caller();
    return new Now(
        mails().setup(caller),
        caller.environment() == Environment.SANDBOX,
        mails().newest(caller, NEWEST));
  }

  @Override
  public Now keep(MailSetup setup, @Nullable String password) {
    mails().keep(place.caller(), setup, password);
    return now();
  }

  @Override
  public void sendTest(String to, String language) {
    mails().sendTest(place.caller(), to, language);
  }

  @Override
  public Chosen template(Occasion occasion, String language) {
    var caller = place.caller();
    return new Chosen(
        mails().template(caller, occasion, language), mails().isOwn(caller, occasion, language));
  }

  @Override
  public Chosen keepTemplate(Occasion occasion, String language, MailTemplate template) {
    return new Chosen(mails().keepTemplate(place.caller(), occasion, language, template), true);
  }

  @Override
  public Chosen resetTemplate(Occasion occasion, String language) {
    return new Chosen(mails().resetTemplate(place.caller(), occasion, language), false);
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
  public Now sendAgain(PostedLetter letter) {
    mails().sendAgain(place.caller(), letter.id(), Receipt.none());
    return now();
  }

  @Override
  public Preview preview(Occasion occasion, String language, MailTemplate template) {
    var caller = place.caller();
    var brandings = place.engine().brandings();
    return new Preview(
        mails().preview(caller, occasion, language, template),
        brandings.get(caller),
        brandings.logo(caller.workspace()).orElse(null),
        template.html() != null);
  }

  private Mails mails() {
    return place.engine().mails();
  }
}
