package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.rules.ChoiceForm.Kind;
import dev.quayside.app.screen.settings.rules.RulesGateway.Carrier;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// The fields of the choice of service.
final class ChoiceFormView extends VBox {

  private static final String SERVICE = "choice.service";
  private static final String CARRIER = "choice.carrier";
  private static final String DAYS = ChoiceForm.DAYS;
  private static final String UNDER = "choice.under.amount";
  private static final String REASON = "choice.reason";
  private static final String NOTHING = "choice";

  private final ChoiceForm form;
  private final RulesModel model;
  private final Ui ui;
  private final Complaints complaints = new Complaints();
  private final ComboBox<String> carrier;
  private final ComboBox<String> service;
  private final FlowPane among = new FlowPane(16, 8);
  private final VBox more = new VBox(8);
  private final Node kindRow;
  private final Node serviceRow;
  private final Node daysRow;
  private final Node underRow;
  private final Node reasonRow;

  ChoiceFormView(ChoiceForm form, RulesModel model, Ui ui) {
    super(8);
    this.form = form;
    this.model = model;
    this.ui = ui;
    carrier = Choice.of(List.of(), this::carrierWords, form.carrier);
    service = Choice.of(List.of(), this::serviceWords, form.service);
    complaints.add(NOTHING, new Field("rule-kind", ui.text("settings.rules.service.how"), kind()));
    complaints.add(CARRIER, new Field("rule-carrier", ui.text("settings.rules.carrier"), carrier));
    complaints.add(SERVICE, new Field("rule-service", ui.text("settings.rules.service"), service));
    complaints.add(
        DAYS, Field.number("rule-days", ui.text("settings.rules.days"), form.days, ui, () -> {}));
    complaints.add(
        UNDER,
        Field.number(
            "rule-under",
            ui.text("settings.rules.under", form.currency().getCurrencyCode()),
            form.under,
            ui,
            () -> {}));
    complaints.add(
        REASON, Field.text("rule-reason", ui.text("settings.rules.reason"), form.reason, () -> {}));
    var until = new TextField();
    until.setPromptText(ui.text("settings.rules.until.prompt"));
    complaints.add(
        ChoiceForm.UNTIL,
        Field.text("rule-until", ui.text("settings.rules.until"), until, form.until, () -> {}));
    kindRow = complaints.row(List.of(NOTHING), 60);
    serviceRow = complaints.row(List.of(CARRIER, SERVICE), 36, 64);
    daysRow = complaints.row(List.of(DAYS), 60);
    underRow = complaints.row(List.of(UNDER), 60);
    reasonRow = complaints.row(List.of(REASON, ChoiceForm.UNTIL), 60, 40);
    getChildren().addAll(kindRow, more);
    complaints.follow(this, model.editing().wrong(), ui);
    Follow.value(this, form.kind, this::show);
    Follow.value(this, model.state(), _ -> know());
    carrier.valueProperty().addListener((_, _, code) -> fillServices(code));
  }

  private ComboBox<Kind> kind() {
    return Choice.of(
        List.of(Kind.values()),
        one -> ui.text("settings.rules.kind." + one.name().toLowerCase(Locale.ROOT)),
        form.kind);
  }

  private void show(Kind kind) {
    switch (kind) {
      case OPEN -> more.getChildren().clear();
      case SERVICE -> more.getChildren().setAll(List.of(serviceRow));
      case CHEAPEST -> more.getChildren().setAll(daysRow, amongCaption(), among);
      case FASTEST -> more.getChildren().setAll(underRow, amongCaption(), among);
      case HOLD -> more.getChildren().setAll(List.of(reasonRow));
    }
  }

  private Node amongCaption() {
    return Words.of(ui.text("settings.rules.among.caption"), "caption");
  }

  private void know() {
    var carriers = model.state().get().carriers();
    var kept = Objects.requireNonNullElse(carrier.getValue(), "");
    carrier.getItems().setAll(carriers.stream().map(Carrier::code).toList());
    carrier.setValue(kept);
    fillServices(kept);
    among.getChildren().clear();
    for (var each : carriers) {
      var marked = form.among().get(each.code());
      if (marked != null) {
        among.getChildren().add(Switch.box("rule-among-" + each.code(), each.name(), marked));
      }
    }
  }

  /// Fills the services of a carrier; a service of another carrier is dropped.
  private void fillServices(String code) {
    var kept = Objects.requireNonNullElse(form.service.get(), "");
    var codes =
        model.state().get().carriers().stream()
            .filter(each -> each.code().equals(code))
            .flatMap(each -> each.services().stream())
            .map(RulesGateway.Service::code)
            .toList();
    service.getItems().setAll(codes);
    service.setValue(codes.contains(kept) || codes.isEmpty() ? kept : codes.getFirst());
  }

  private String carrierWords(String code) {
    return new RuleWords(ui, model.state().get()).carrier(code);
  }

  private String serviceWords(String code) {
    return new RuleWords(ui, model.state().get())
        .service(Objects.requireNonNullElse(form.carrier.get(), ""), code);
  }
}
