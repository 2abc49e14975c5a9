package dev.quayside.app.screen.settings.accounts;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.Choice;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.engine.account.carrieraccount.Connection;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.carrier.Billing;
import dev.quayside.engine.carrier.module.AccountField;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.module.Endpoint;
import dev.quayside.printing.message.Message;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The fields the carrier needs, the buttons, and the carrier's last answer.
final class AccountFormView extends VBox {

  private final AccountsModel model;
  private final Ui ui;
  private final CarrierModule kind;
  private final AccountForm form;
  private final Map<String, Field> fields = new LinkedHashMap<>();
  private final List<FieldRow> rows = new ArrayList<>();
  private final VBox answer = new VBox();
  private final VBox foot = new VBox(8);
  private Subscription watching = Subscription.EMPTY;

  AccountFormView(AccountsModel model, Ui ui, CarrierModule kind, AccountForm form) {
    super(12);
    this.model = model;
    this.ui = ui;
    this.kind = kind;
    this.form = form;
    getStyleClass().add("account-form");
    getChildren().add(Words.wrapped(ui.text("settings.accounts.where." + kind.code()), "muted"));
    addFields();
    var state = model.state().get();
    if (state != null && !state.sandbox()) {
      addTerms();
    }
    getChildren().addAll(foot, answer);
    if (state != null && !state.sandbox()) {
      getChildren().add(new GoingLive(model, form.account(), state, ui));
    }
    // the form is built again with every answer, so its listeners must end with it
    sceneProperty()
        .subscribe(
            scene -> {
              watching.unsubscribe();
              watching = scene == null ? Subscription.EMPTY : watch();
            });
  }

  private Subscription watch() {
    return Subscription.combine(
        model.problem().subscribe(this::mark),
        model.removing.subscribe(this::ask),
        model.testing().subscribe(this::tell));
  }

  private void addFields() {
    for (var field : kind.fields()) {
      fields.put(field.name(), control(field));
    }
    var waiting = new ArrayList<>(fields.values());
    while (!waiting.isEmpty()) {
      var pair = List.copyOf(waiting.subList(0, Math.min(2, waiting.size())));
      waiting.subList(0, pair.size()).clear();
      var row = pair.size() == 1 ? new FieldRow(pair, 100) : new FieldRow(pair, 50, 50);
      rows.add(row);
      getChildren().add(row);
    }
  }

  /// Adds billing and system; a sandbox has neither.
  private void addTerms() {
    var id = "account-" + kind.code();
    var billing =
        Choice.of(
            List.of(Billing.values()),
            each -> ui.text("settings.accounts.billing." + each.wire()),
            form.billing);
    var endpoint =
        Choice.of(
            List.of(Endpoint.values()),
            each -> ui.text("settings.accounts.endpoint." + each.wire()),
            form.endpoint);
    getChildren()
        .add(
            new FieldRow(
                List.of(
                    new Field(id + "-billing", ui.text("settings.accounts.billing"), billing),
                    new Field(id + "-endpoint", ui.text("settings.accounts.endpoint"), endpoint)),
                50,
                50));
    var plain = Words.wrapped(ui.text("settings.accounts.endpoint.note"), "muted");
    plain.visibleProperty().bind(form.endpoint.isEqualTo(Endpoint.TEST));
    plain.managedProperty().bind(plain.visibleProperty());
    getChildren().add(plain);
  }

  private Field control(AccountField field) {
    var id = "account-" + kind.code() + "-" + field.name();
    var name = ui.text("settings.accounts.field." + field.name());
    var caption = field.required() ? name : ui.text("settings.accounts.optional", name);
    var input = field.secret() ? new PasswordField() : new TextField();
    if (form.account().kept().contains(field.name())) {
      input.setPromptText(ui.text("settings.accounts.kept"));
    }
    input.setOnAction(_ -> model.test());
    return Field.text(id, caption, input, form.value(field.name()), () -> {});
  }

  private void mark(@Nullable Problem problem) {
    fields.forEach(
        (name, field) ->
            field.setWrong(
                AccountForm.about(problem, name)
                    .map(violation -> ui.texts().at(violation))
                    .orElse(null)));
    rows.forEach(FieldRow::refresh);
  }

  private void ask(boolean removing) {
    if (removing) {
      var question =
          new ConfirmStrip(
              "account-remove-question",
              ui.text("settings.accounts.remove.question", kind.name()),
              ui.text("settings.keep"),
              () -> model.removing.set(false),
              ui.text("settings.accounts.remove"),
              model::remove);
      foot.getChildren().setAll(question);
      question.focusKeep();
    } else {
      foot.getChildren().setAll(buttons());
    }
  }

  private Node buttons() {
    var test = button("account-test", "settings.accounts.test", Feather.ZAP, model::test);
    test.getStyleClass().add("accent");
    test.disableProperty().bind(model.busy());
    var save = button("account-save", "settings.accounts.save", Feather.SAVE, model::save);
    save.disableProperty().bind(model.busy().or(form.changed.not()));
    var line = new HBox(8, test, save, Gap.wide());
    if (form.account().isOpen()) {
      var remove =
          button(
              "account-remove",
              "settings.accounts.remove",
              Feather.TRASH_2,
              () -> model.removing.set(true));
      remove.getStyleClass().addAll("danger", "outlined");
      remove.disableProperty().bind(model.busy());
      line.getChildren().add(remove);
    }
    return line;
  }

  private ActionButton button(String id, String key, Feather icon, Runnable run) {
    return new ActionButton(id, ui.text(key), icon, run);
  }

  private void tell(boolean testing) {
    var said = form.account().message();
    if (testing) {
      answer.getChildren().setAll(Busy.line(ui.text("settings.accounts.asking", kind.name())));
    } else if (said != null) {
      answer.getChildren().setAll(said(said));
    } else {
      answer.getChildren().clear();
    }
    answer.setManaged(!answer.getChildren().isEmpty());
  }

  private Node said(Message message) {
    var words = ui.texts().of(message);
    var when = form.account().testedAt();
    var label =
        Words.wrapped(
            when == null
                ? words
                : ui.text("settings.accounts.said", ui.formats().moment(when), words),
            "note");
    label.setId("account-answer");
    label.setMaxWidth(Double.MAX_VALUE);
    if (form.account().connection() == Connection.CONNECTED) {
      label.getStyleClass().add("connected");
      label.setGraphic(new FontIcon(Feather.CHECK_CIRCLE));
    } else {
      label.getStyleClass().add("attention");
      label.setGraphic(new FontIcon(Feather.ALERT_TRIANGLE));
    }
    return label;
  }
}
