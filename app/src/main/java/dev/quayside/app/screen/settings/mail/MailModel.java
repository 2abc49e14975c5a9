package dev.quayside.app.screen.settings.mail;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.settings.AskingModel;
import dev.quayside.app.screen.settings.mail.MailGateway.Now;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.number.NumberStyle;
import dev.quayside.engine.customer.email.QueuedEmail;
import dev.quayside.engine.customer.email.smtp.EmailSettings;
import dev.quayside.engine.customer.email.smtp.SmtpSecurity;
import dev.quayside.engine.customer.email.template.EmailTrigger;
import java.net.URI;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;

/// The mail server, the e-mails to customers, and those sent last.
public final class MailModel extends AskingModel {

  private final MailGateway gateway;
  private final Notices notices;
  private final TemplateModel templates;
  public final BooleanProperty enabled = new SimpleBooleanProperty();
  public final StringProperty host = new SimpleStringProperty("");
  public final StringProperty port = new SimpleStringProperty("");
  public final ObjectProperty<SmtpSecurity> security =
      new SimpleObjectProperty<>(SmtpSecurity.STARTTLS);
  public final StringProperty username = new SimpleStringProperty("");

  /// The typed password; empty to keep the stored one.
  public final StringProperty password = new SimpleStringProperty("");

  private final ReadOnlyBooleanWrapper hasPassword = new ReadOnlyBooleanWrapper();
  public final StringProperty from = new SimpleStringProperty("");
  public final ObjectProperty<EmailLanguage> language =
      new SimpleObjectProperty<>(EmailLanguage.COUNTRY);
  private final Map<EmailTrigger, BooleanProperty> triggers = new EnumMap<>(EmailTrigger.class);
  public final StringProperty testAddress = new SimpleStringProperty("");
  private final ReadOnlyBooleanWrapper sandbox = new ReadOnlyBooleanWrapper();

  /// The e-mails, newest first.
  public final ObservableList<QueuedEmail> emails = FXCollections.observableArrayList();

  /// @param browser opens a page in the user's browser
  public MailModel(
      Background background, MailGateway gateway, Notices notices, Consumer<URI> browser) {
    super(background);
    this.gateway = gateway;
    this.notices = notices;
    templates = new TemplateModel(background, gateway, notices, browser);
    for (EmailTrigger trigger : EmailTrigger.OF_STATUS) {
      triggers.put(trigger, new SimpleBooleanProperty(true));
    }
  }

  public TemplateModel templates() {
    return templates;
  }

  public ReadOnlyBooleanProperty hasPassword() {
    return hasPassword.getReadOnlyProperty();
  }

  /// The events customers get e-mails about, and whether each is on.
  public Map<EmailTrigger, BooleanProperty> triggers() {
    return triggers;
  }

  /// Whether only test e-mails are sent here.
  public ReadOnlyBooleanProperty sandbox() {
    return sandbox.getReadOnlyProperty();
  }

  @Override
  public void refresh() {
    asking.load(gateway::now, this::show);
    templates.load();
  }

  public void save() {
    var setup = typed();
    var fresh = freshPassword();
    asking.ask(
        () -> gateway.keep(setup, fresh),
        now -> {
          show(now);
          notices.tell(Notice.done("settings.mail.saved"));
        });
  }

  /// Sends a test, after saving what is typed, since that is to be tested.
  public void sendTest() {
    var setup = typed();
    var fresh = freshPassword();
    var to = testAddress.get();
    var tongue = templates.language.get();
    asking.ask(
        () -> {
          var now = gateway.keep(setup, fresh);
          gateway.sendTest(to, tongue);
          return now;
        },
        now -> {
          show(now);
          notices.tell(Notice.done("settings.mail.test.sent", to));
        });
  }

  /// Whether an e-mail was not sent and may be sent again.
  static boolean canGoAgain(QueuedEmail email) {
    return switch (email.status()) {
      case QUEUED, FAILED, IN_DOUBT -> true;
      case SENDING, SENT -> false;
    };
  }

  /// Sends an e-mail again; what is typed stays as it is.
  public void sendAgain(QueuedEmail email) {
    asking.ask(
        () -> gateway.sendAgain(email),
        now -> {
          emails.setAll(now.emails());
          notices.tell(Notice.done("settings.mail.emails.again.done", email.recipient()));
        });
  }

  private EmailSettings typed() {
    var name = username.get().strip();
    return new EmailSettings(
        enabled.get(),
        host.get().strip(),
        number(port.get()),
        security.get(),
        name.isEmpty() ? null : name,
        false,
        from.get().strip(),
        language.get().wire(),
        triggers.entrySet().stream()
            .filter(each -> each.getValue().get())
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet()));
  }

  /// The typed password; null to keep the stored one, empty without a user name, which needs none.
  private @Nullable String freshPassword() {
    if (username.get().isBlank()) {
      return "";
    }
    return password.get().isEmpty() ? null : password.get();
  }

  /// The typed number; 0 for none, which the engine refuses with the field's name.
  private static int number(String text) {
    return NumberStyle.POINT.read(text).whole().orElse(0);
  }

  private void show(Now now) {
    var setup = now.setup();
    enabled.set(setup.enabled());
    host.set(setup.host());
    port.set(Integer.toString(setup.port()));
    security.set(setup.security());
    username.set(Objects.requireNonNullElse(setup.username(), ""));
    password.set("");
    hasPassword.set(setup.hasPassword());
    from.set(setup.fromAddress());
    language.set(EmailLanguage.of(setup.language()));
    triggers.forEach((trigger, on) -> on.set(setup.triggers().contains(trigger)));
    sandbox.set(now.sandbox());
    emails.setAll(now.emails());
  }
}
