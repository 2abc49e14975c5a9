package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Busy;
import dev.quayside.app.control.CountryBox;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.control.layout.InSight;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.screen.settings.rules.RulesGateway.Outcome;
import dev.quayside.engine.order.rule.Plan;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// A trial of the rules before they are saved.
final class TrialView extends VBox {

  private static final int MOST_ROWS = 8;
  private static final double NUMBER = 120;

  private final RulesModel model;
  private final TrialModel trial;
  private final Ui ui;
  private final VBox answer = new VBox(8);
  private final Field weight;
  private final Field value;

  TrialView(RulesModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    trial = model.trial();
    weight =
        Field.number(
            "trial-weight", ui.text("settings.rules.trial.weight"), trial.weight, ui, () -> {});
    value =
        Field.number(
            "trial-value", ui.text("settings.rules.trial.value"), trial.value, ui, () -> {});
    var busy = Busy.circle(ui.text("settings.rules.trial.asking"));
    busy.visibleProperty().bind(trial.busy());
    getChildren()
        .add(
            new Card(ui.text("settings.rules.trial"), busy)
                .with(
                    Words.wrapped(ui.text("settings.rules.trial.intro"), "muted"),
                    button(
                        "trial-orders",
                        "settings.rules.trial.orders",
                        Feather.INBOX,
                        trial::tryOrders),
                    shipment(),
                    button(
                        "trial-shipment",
                        "settings.rules.trial.shipment",
                        Feather.PACKAGE,
                        trial::tryShipment),
                    new InlineProblem(trial.problem(), ui),
                    answer));
    Follow.value(this, trial.tried(), _ -> show());
    Follow.value(this, model.state(), _ -> caption());
  }

  private Node shipment() {
    return new FieldRow(
        List.of(
            new Field(
                "trial-country",
                ui.text("settings.rules.criterion.country"),
                new CountryBox(trial.country, ui.texts())),
            Field.text(
                "trial-state", ui.text("settings.rules.criterion.state"), trial.state, () -> {}),
            Field.text("trial-zip", ui.text("settings.rules.criterion.zip"), trial.zip, () -> {}),
            weight,
            value),
        30,
        16,
        18,
        18,
        18);
  }

  private void caption() {
    var state = model.state().get();
    weight.setCaption(
        ui.text(
            state.units() == Units.METRIC
                ? "settings.rules.trial.weight.metric"
                : "settings.rules.trial.weight"));
    value.setCaption(ui.text("settings.rules.trial.value.in", state.currency().getCurrencyCode()));
  }

  private void show() {
    answer.getChildren().clear();
    if (trial.tried().get()) {
      answer.getChildren().addAll(table(), new OutcomeView(model, ui));
      InSight.bring(answer);
    }
  }

  private Node table() {
    var table =
        new RecordTable<>("trial-table", ui.text("settings.rules.trial"), trial.outcomes)
            .whenEmpty(new EmptyState(Feather.INBOX, ui.text("settings.rules.trial.none")))
            .asTallAsItsRows(MOST_ROWS);
    table
        .text("order", ui.text("settings.rules.trial.order"), one -> one.order().shownNumber())
        .setMinWidth(NUMBER);
    table.text("to", ui.text("settings.rules.trial.to"), TrialView::to);
    table.text("rule", ui.text("settings.rules.rule"), this::rules);
    table.text("then", ui.text("settings.rules.trial.then"), this::then);
    table.getSelectionModel().selectedItemProperty().subscribe(trial::choose);
    Follow.value(
        this,
        trial.chosen(),
        one -> {
          if (one == null) {
            table.getSelectionModel().clearSelection();
          } else {
            table.getSelectionModel().select(one);
          }
        });
    return table;
  }

  /// The names of the rules that decide something.
  private String rules(Outcome outcome) {
    var names =
        outcome.plan().steps().stream()
            .filter(step -> !step.decided().isEmpty())
            .map(step -> step.rule().draft().name())
            .collect(Collectors.joining(", "));
    return names.isEmpty() ? ui.text("settings.rules.trial.no-rule") : names;
  }

  private String then(Outcome outcome) {
    Plan plan = outcome.plan();
    var words = new RuleWords(ui, model.state().get()).of(plan);
    return words.isEmpty() ? ui.text("settings.rules.trial.by-hand") : words;
  }

  private static String to(Outcome outcome) {
    var to = outcome.order().details().to();
    return Stream.of(to.name(), to.city(), to.state(), to.country())
        .filter(Objects::nonNull)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(", "));
  }

  private Node button(String id, String key, Feather icon, Runnable run) {
    var button = new ActionButton(id, ui.text(key), icon, run);
    button.disableProperty().bind(trial.busy());
    var line = new HBox(button);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }
}
