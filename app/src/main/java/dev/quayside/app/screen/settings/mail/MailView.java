package dev.quayside.app.screen.settings.mail;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ColumnFit;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.settings.FormCard;
import dev.quayside.engine.customer.email.EmailStatus;
import dev.quayside.engine.customer.email.QueuedEmail;
import dev.quayside.engine.customer.email.smtp.SmtpSecurity;
import java.util.Comparator;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.PasswordField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// E-mails to customers: about what, through which server and with which words, and those sent
/// last.
public final class MailView extends VBox {

  private static final String WORDS = "settings.mail";
  private static final double RECIPIENT = 130;
  private static final double TROUBLE = 260;
  private static final double HOST = 42;
  private static final double PORT = 15;
  private static final double SECURITY = 43;
  private static final double THIRD = 33.3;

  private final MailModel model;
  private final Ui ui;

  public MailView(MailModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    var sandbox = Words.wrapped(ui.text("settings.mail.sandbox"), "note");
    sandbox.visibleProperty().bind(model.sandbox());
    sandbox.managedProperty().bind(model.sandbox());
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.mail.intro"), "muted"),
            sandbox,
            new InlineProblem(model.problem(), ui),
            server(),
            triggers(),
            save(),
            new TemplateView(model.templates(), ui),
            emails());
  }

  private Node triggers() {
    var which = new FlowPane(16, 8);
    model
        .triggers()
        .forEach(
            (trigger, on) ->
                which
                    .getChildren()
                    .add(
                        Switch.box(
                            "mail-" + trigger.wire(),
                            ui.text("settings.mail.trigger." + trigger.wire()),
                            on)));
    var language =
        Choice.of(
            List.of(EmailLanguage.values()),
            one -> ui.text("settings.mail.language." + one.key()),
            model.language);
    return new Card(ui.text("settings.mail.customers"))
        .with(
            Switch.box("mail-on", ui.text("settings.mail.on"), model.enabled),
            Words.of(ui.text("settings.mail.triggers"), "caption"),
            which,
            new Field("mail-language", ui.text("settings.mail.language"), language));
  }

  private Node server() {
    var password = new PasswordField();
    Follow.value(
        this,
        model.hasPassword(),
        kept -> password.setPromptText(kept ? ui.text("settings.mail.password.kept") : ""));
    return new FormCard("mail", WORDS, "server", ui)
        .row(
            row ->
                row.text(HOST, "host", model.host)
                    .text(PORT, "port", model.port)
                    .choice(SECURITY, "security", SmtpSecurity.values(), model.security))
        .row(
            row ->
                row.text(THIRD, "user", model.username)
                    .text(THIRD, "password", "password", password, model.password)
                    .text(THIRD, "from", model.from))
        .with(test());
  }

  private Node save() {
    var save = new Button(ui.text("settings.mail.save"), new FontIcon(Feather.CHECK));
    save.setId("mail-save");
    save.getStyleClass().add("accent");
    save.disableProperty().bind(model.busy().or(model.host.isEmpty()));
    save.setOnAction(_ -> model.save());
    return save;
  }

  private Node test() {
    var caption = ui.text("settings.mail.test.to");
    var to = Field.text("mail-test-to", caption, model.testAddress, () -> {});
    HBox.setHgrow(to, Priority.ALWAYS);
    var send = new Button(ui.text("settings.mail.test"), new FontIcon(Feather.SEND));
    send.setId("mail-test");
    send.setMinWidth(USE_PREF_SIZE);
    send.disableProperty()
        .bind(model.busy().or(model.testAddress.isEmpty()).or(model.host.isEmpty()));
    send.setOnAction(_ -> model.sendTest());
    var line = new HBox(8, to, send);
    line.setAlignment(Pos.BOTTOM_LEFT);
    return line;
  }

  private Node emails() {
    var table =
        new RecordTable<>("letters", ui.text("settings.mail.emails"), model.emails)
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.MAIL, ui.text("settings.mail.emails.none"))))
            .asTallAsItsRows(8);
    table.moments("when", ui.text("settings.mail.emails.when"), QueuedEmail::createdAt, ui);
    table.text(
        "about",
        ui.text("settings.mail.emails.about"),
        email -> ui.text("settings.mail.trigger." + email.trigger().wire()));
    table
        .text("to", ui.text("settings.mail.emails.to"), QueuedEmail::recipient)
        .setPrefWidth(RECIPIENT);
    table.pills(
        "state",
        ui.text("settings.state"),
        QueuedEmail::status,
        Comparator.<EmailStatus>naturalOrder(),
        status -> ui.text("settings.mail.email." + status.wire()),
        MailView::tone);
    table.text("why", ui.text("settings.mail.emails.why"), this::trouble).setPrefWidth(TROUBLE);
    ColumnFit.leaving(table, "why");
    return new Card(ui.text("settings.mail.emails"))
        .with(Words.wrapped(ui.text("settings.mail.emails.words"), "muted"), table, again(table));
  }

  /// Why an e-mail was not sent, and when it is tried again.
  private String trouble(QueuedEmail email) {
    var said = email.error();
    if (said == null) {
      return "";
    }
    var error = ui.texts().of(said);
    var next = email.nextAttemptAt();
    return next == null
        ? error
        : ui.text("settings.mail.emails.next", error, ui.formats().moment(next));
  }

  private Node again(RecordTable<QueuedEmail> table) {
    var again = new Button(ui.text("settings.mail.emails.again"), new FontIcon(Feather.ROTATE_CW));
    again.setId("letter-again");
    var chosen = table.getSelectionModel().selectedItemProperty();
    again
        .disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () ->
                    model.busy().get()
                        || chosen.get() == null
                        || !MailModel.canGoAgain(chosen.get()),
                model.busy(),
                chosen));
    again.setOnAction(_ -> model.sendAgain(chosen.get()));
    var whole = Words.wrapped("", "muted");
    whole.setId("letter-trouble");
    chosen.subscribe(email -> whole.setText(email == null ? "" : trouble(email)));
    whole.visibleProperty().bind(whole.textProperty().isNotEmpty());
    whole.managedProperty().bind(whole.visibleProperty());
    return new VBox(8, whole, again);
  }

  private static Tone tone(EmailStatus status) {
    return switch (status) {
      case SENT -> Tone.GOOD;
      case QUEUED, SENDING -> Tone.WAITING;
      case FAILED, IN_DOUBT -> Tone.BAD;
    };
  }
}
