package dev.quayside.app;

import dev.quayside.app.screen.settings.mail.MailDesk;
import dev.quayside.engine.identity.Environment;
import dev.quayside.engine.mail.MailSetup;
import dev.quayside.engine.mail.MailTemplate;
import dev.quayside.engine.mail.Mails;
import dev.quayside.engine.mail.Occasion;
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
  public Preview preview(Occasion occasion, String language, MailTemplate template) {
    var caller = place.caller();
    var brandings = place.engine().brandings();
    return new Preview(
        mails().preview(caller, occasion, language, template),
        brandings.get(caller),
        brandings.logo(caller.workspace()).orElse(null));
  }

  private Mails mails() {
    return place.engine().mails();
  }
}
