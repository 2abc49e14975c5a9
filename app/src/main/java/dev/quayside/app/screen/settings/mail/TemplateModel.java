package dev.quayside.app.screen.settings.mail;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.settings.Asking;
import dev.quayside.app.screen.settings.mail.MailGateway.Chosen;
import dev.quayside.app.screen.settings.mail.MailGateway.Preview;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.customer.email.template.EmailTemplate;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import java.net.URI;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The template of one e-mail and a preview, made again while the user types.
public final class TemplateModel {

  private final MailGateway gateway;
  private final Notices notices;
  private final Consumer<URI> browser;
  private final Asking asking;
  private final Asking looking;
  public final ObjectProperty<EmailTrigger> trigger =
      new SimpleObjectProperty<>(EmailTrigger.SHIPPED);

  /// The language, `en` or `es`.
  public final StringProperty language = new SimpleStringProperty("en");

  public final StringProperty subject = new SimpleStringProperty("");
  public final StringProperty text = new SimpleStringProperty("");

  /// The HTML; empty to make it from the text.
  public final StringProperty html = new SimpleStringProperty("");

  private final ReadOnlyBooleanWrapper own = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Preview> preview = new ReadOnlyObjectWrapper<>();
  private boolean loaded;
  private boolean stale;

  TemplateModel(
      Background background, MailGateway gateway, Notices notices, Consumer<URI> browser) {
    this.gateway = gateway;
    this.notices = notices;
    this.browser = browser;
    asking = new Asking(background);
    looking = new Asking(background);
    trigger.subscribe((_, _) -> load());
    language.subscribe((_, _) -> load());
    subject.subscribe((_, _) -> look());
    text.subscribe((_, _) -> look());
    html.subscribe((_, _) -> look());
    looking.busy().subscribe((_, busy) -> lookAgain(busy));
  }

  /// Whether the shop has changed the template.
  public ReadOnlyBooleanProperty own() {
    return own.getReadOnlyProperty();
  }

  /// The preview; null until it is loaded.
  public ReadOnlyObjectProperty<@Nullable Preview> preview() {
    return preview.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty busy() {
    return asking.busy();
  }

  /// Why the template could not be read or saved.
  public ReadOnlyObjectProperty<@Nullable Problem> problem() {
    return asking.problem();
  }

  /// What is wrong with the typed template.
  public ReadOnlyObjectProperty<@Nullable Problem> mistake() {
    return looking.problem();
  }

  /// Reads the stored template of the selected event and language.
  public void load() {
    var about = trigger.get();
    var tongue = language.get();
    asking.ask(() -> gateway.template(about, tongue), found -> arrived(about, tongue, found));
  }

  public void save() {
    var about = trigger.get();
    var tongue = language.get();
    var typed = typed();
    asking.ask(
        () -> gateway.keepTemplate(about, tongue, typed),
        kept -> {
          notices.tell(Notice.done("settings.mail.template.saved"));
          if (about == trigger.get() && tongue.equals(language.get())) {
            own.set(kept.own());
          } else {
            load();
          }
        });
  }

  /// Replaces the template by the product's own.
  public void reset() {
    var about = trigger.get();
    var tongue = language.get();
    asking.ask(() -> gateway.resetTemplate(about, tongue), found -> arrived(about, tongue, found));
  }

  /// Opens the e-mail in the user's browser, as a customer's mail program shows it.
  public void open() {
    var shown = preview.get();
    if (shown != null) {
      asking.ask(() -> gateway.page(shown), browser);
    }
  }

  private void arrived(EmailTrigger about, String tongue, Chosen found) {
    if (about != trigger.get() || !tongue.equals(language.get())) {
      load();
      return;
    }
    loaded = false;
    subject.set(found.template().subject());
    text.set(found.template().text());
    html.set(Objects.requireNonNullElse(found.template().html(), ""));
    own.set(found.own());
    loaded = true;
    look();
  }

  private EmailTemplate typed() {
    return new EmailTemplate(subject.get(), text.get(), html.get().isBlank() ? null : html.get());
  }

  /// Asks for a preview, one at a time; what is typed meanwhile is asked for after the answer.
  private void look() {
    if (!loaded) {
      return;
    }
    if (looking.busy().get()) {
      stale = true;
      return;
    }
    var about = trigger.get();
    var tongue = language.get();
    var typed = typed();
    looking.ask(() -> gateway.preview(about, tongue, typed), preview::set);
  }

  private void lookAgain(boolean busy) {
    if (!busy && stale) {
      stale = false;
      look();
    }
  }
}
