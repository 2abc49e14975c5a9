package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.screen.settings.Complaints;
import dev.quayside.app.screen.settings.FormButtons;
import dev.quayside.engine.order.rule.Rule;
import dev.quayside.engine.parcel.Signature;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The fields of one rule: its name, its conditions, and what it does.
final class RuleFormView extends VBox {

  private static final String NAME = "name";

  private final RulesModel model;
  private final Ui ui;
  private final Complaints complaints = new Complaints();
  private final Field name;
  private final VBox conditions = new VBox(8);
  private final List<ConditionView> rows = new ArrayList<>();
  private final ComboBox<String> presets;
  private final ComboBox<String> printers;

  RuleFormView(RulesModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    var form = model.form();
    name = Field.text("rule-name", ui.text("settings.rules.name"), form.name, () -> {});
    presets = Choice.of(List.of(""), name -> RuleWords.preset(name, ui), form.preset);
    printers = names(form.printer, "settings.rules.printer.none");
    complaints.add(NAME, name);
    complaints.add("preset", new Field("rule-preset", ui.text("settings.rules.preset"), presets));
    complaints.add("signature", signature());
    complaints.add(
        "printer", new Field("rule-printer", ui.text("settings.rules.printer"), printers));
    var card =
        new Card(ui.text("settings.rules.new"))
            .with(
                complaints.row(List.of(NAME), 100),
                Words.of(ui.text("settings.rules.if"), "strong"),
                conditions,
                addCondition(),
                Words.of(ui.text("settings.rules.then"), "strong"),
                new ChoiceFormView(form.choice(), model, ui),
                complaints.row(List.of("preset", "signature", "printer"), 36, 28, 36),
                Switch.box("rule-insure", ui.text("settings.rules.insure"), form.insure),
                Switch.box("rule-check", ui.text("settings.rules.check"), form.check),
                new EffectsFormView(form.effects(), model, ui),
                new FormButtons(
                        "rule", model.busy(), model.editing()::save, model.editing()::startOver, ui)
                    .making(model.editing().edited().isNull(), ui.text("settings.rules.make"))
                    .telling(model.editing().saved().map(rule -> saved(rule, ui))));
    card.titled(Bindings.createStringBinding(this::title, model.editing().edited()));
    getChildren().add(card);
    complaints.follow(this, model.editing().wrong(), ui);
    Follow.list(this, form.conditions, this::showConditions);
    showConditions();
    Follow.value(this, model.editing().wrong(), _ -> complain());
    Follow.value(this, model.state(), this::know);
  }

  /// Without the view, which a value of the model would keep.
  private static @Nullable String saved(@Nullable Rule rule, Ui ui) {
    return rule == null ? null : ui.text("settings.saved", rule.draft().name());
  }

  void focusName() {
    name.control().requestFocus();
  }

  private String title() {
    var edited = model.editing().edited().get();
    return edited == null
        ? ui.text("settings.rules.new")
        : ui.text("settings.rules.change", edited.draft().name());
  }

  private Button addCondition() {
    var add = new Button(ui.text("settings.rules.condition.add"), new FontIcon(Feather.PLUS));
    add.setId("rule-condition-add");
    add.getStyleClass().add("quiet");
    add.setOnAction(
        _ -> {
          model.form().addCondition();
          rows.getLast().focus();
        });
    return add;
  }

  private void showConditions() {
    rows.clear();
    for (var condition : model.form().conditions) {
      int place = rows.size();
      rows.add(
          new ConditionView(place, condition, () -> model.form().conditions.remove(condition), ui));
    }
    conditions.getChildren().setAll(rows);
    if (rows.isEmpty()) {
      conditions.getChildren().add(Words.wrapped(ui.text("settings.rules.if.always"), "muted"));
    }
  }

  private void complain() {
    var wrong = model.editing().wrong().get();
    for (int i = 0; i < rows.size(); i++) {
      rows.get(i).complain(RuleForm.ofCondition(i, wrong));
    }
  }

  private Field signature() {
    var box =
        Choice.of(
            List.of(Signature.values()),
            one -> ui.text("settings.rules.signature." + one.wire()),
            model.form().signature);
    return new Field("rule-signature", ui.text("settings.rules.signature"), box);
  }

  private ComboBox<String> names(StringProperty chosen, String none) {
    return Choice.of(List.of(""), name -> name.isEmpty() ? ui.text(none) : name, chosen);
  }

  private void know(RulesGateway.State state) {
    fill(presets, state.presets());
    fill(printers, state.printers());
  }

  /// Fills a list of names; a selected name that no longer exists stays, so that the rule shows
  /// what it says.
  private static void fill(ComboBox<String> box, List<String> names) {
    var kept = Objects.requireNonNullElse(box.getValue(), "");
    var all = new ArrayList<String>();
    all.add("");
    all.addAll(names);
    box.getItems().setAll(all);
    box.setValue(kept);
  }
}
