package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.settings.SequenceView;
import dev.quayside.engine.order.rule.Rule;
import java.util.Comparator;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The rules in their order, the form, and a trial of them.
public final class RulesView extends VBox {

  private static final double ROW = 52;
  private static final double ON = 64;
  private static final int MOST_ROWS = 6;
  private static final int LEAST_ROWS = 2;

  private final RulesModel model;
  private final Ui ui;

  public RulesView(RulesModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    var form = new RuleFormView(model, ui);
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.rules.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            list(form),
            chosenWords(),
            form,
            new TrialView(model, ui));
  }

  private Node list(RuleFormView form) {
    var rules = model.rules().items;
    var table =
        new RecordTable<>("rules-table", ui.text("settings.rules"), rules)
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.FILTER, ui.text("settings.rules.none"))));
    table.setFixedCellSize(ROW);
    table
        .prefHeightProperty()
        .bind(
            Bindings.createDoubleBinding(
                () ->
                    (rules.isEmpty() ? LEAST_ROWS + 1 : Math.min(rules.size(), MOST_ROWS)) * ROW
                        + RecordTable.ROW
                        + 2,
                rules));
    var order =
        table.figures(
            "order",
            ui.text("settings.rules.order"),
            Rule::position,
            Comparator.<Integer>naturalOrder(),
            String::valueOf);
    order.setMaxWidth(ON);
    table
        .column("on", ui.text("settings.rules.on"), rule -> rule, BY_PLACE, OnCell::new)
        .setMaxWidth(ON);
    table.column("rule", ui.text("settings.rules.rule"), rule -> rule, BY_PLACE, RuleCell::new);
    table.addEventHandler(KeyEvent.KEY_PRESSED, this::toggle);
    Follow.value(table, model.state(), _ -> table.refresh());
    return new SequenceView<>(
        "rule",
        model.rules(),
        table,
        ui.text("settings.rules.delete.question"),
        () -> {
          model.edit();
          form.focusName();
        },
        ui);
  }

  /// Shows the selected rule in full, as its row may be too narrow.
  private Node chosenWords() {
    var words = Words.wrapped("");
    words.setId("rule-words");
    words.managedProperty().bind(words.visibleProperty());
    Follow.value(
        this,
        model.rules().chosen(),
        rule -> {
          words.setVisible(rule != null);
          words.setText(
              rule == null ? "" : new RuleWords(ui, model.state().get()).of(rule.draft()));
        });
    return words;
  }

  private void toggle(KeyEvent event) {
    var rule = model.rules().chosen().get();
    if (event.getCode() == KeyCode.SPACE && rule != null) {
      event.consume();
      model.enable(rule, !rule.draft().enabled());
    }
  }

  private static final Comparator<Rule> BY_PLACE = Comparator.comparingInt(Rule::position);

  /// A box that switches a rule on and off.
  private final class OnCell extends TableCell<Rule, Rule> {

    private final CheckBox box = new CheckBox();

    private OnCell() {
      box.setFocusTraversable(false);
      box.setOnAction(
          _ -> {
            var rule = getItem();
            if (rule != null) {
              model.enable(rule, box.isSelected());
            }
          });
    }

    @Override
    protected void updateItem(@Nullable Rule rule, boolean empty) {
      super.updateItem(rule, empty);
      setGraphic(empty || rule == null ? null : box);
      if (rule != null) {
        box.setSelected(rule.draft().enabled());
        box.setAccessibleText(ui.text("settings.rules.on.of", rule.draft().name()));
      }
    }
  }

  /// The name of a rule, and the rule as a sentence below.
  private final class RuleCell extends TableCell<Rule, Rule> {

    private final Label name = Words.of("", "strong");
    private final Label words = Words.of("", "caption");
    private final VBox lines = new VBox(2, name, words);

    private RuleCell() {
      lines.setAlignment(javafx.geometry.Pos.CENTER_LEFT);
      name.setMinWidth(0);
      words.setMinWidth(0);
      setMinWidth(0);
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Rule rule, boolean empty) {
      super.updateItem(rule, empty);
      setGraphic(empty || rule == null ? null : lines);
      setTooltip(null);
      if (rule != null && !empty) {
        var said = new RuleWords(ui, model.state().get()).of(rule.draft());
        name.setText(rule.draft().name());
        words.setText(said);
        setAccessibleText(rule.draft().name() + ", " + said);
        setTooltip(new Tooltip(said));
        name.getStyleClass().setAll("label", rule.draft().enabled() ? "strong" : "muted");
      }
    }
  }
}
