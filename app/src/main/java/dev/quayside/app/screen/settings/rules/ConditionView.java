package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.engine.base.problem.Violation;
import dev.quayside.engine.order.rule.condition.Criterion;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// One condition in a line: the criterion, and its values.
final class ConditionView extends VBox {

  private static final double KIND = 210;
  private static final double NUMBER = 96;

  private final int place;
  private final ConditionForm form;
  private final Ui ui;
  private final ComboBox<Criterion> kind;
  private final HBox asked = new HBox(8);
  private final Label message = Words.wrapped("", "wrong");

  ConditionView(int place, ConditionForm form, Runnable removed, Ui ui) {
    super(4);
    this.place = place;
    this.form = form;
    this.ui = ui;
    kind =
        Choice.of(
            List.of(Criterion.values()),
            one -> ui.text("settings.rules.criterion." + one.wire()),
            form.criterion);
    kind.setId("rule-condition-" + place);
    kind.setAccessibleText(ui.text("settings.rules.condition"));
    kind.setMinWidth(KIND);
    kind.setPrefWidth(KIND);
    asked.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(asked, Priority.ALWAYS);
    var away = new Button("", new FontIcon(Feather.X));
    away.setId("rule-condition-" + place + "-away");
    away.getStyleClass().addAll("quiet", "small-icon");
    away.setAccessibleText(ui.text("settings.rules.condition.remove"));
    away.setTooltip(new Tooltip(ui.text("settings.rules.condition.remove")));
    away.setOnAction(_ -> removed.run());
    var line = new HBox(8, kind, asked, away);
    line.setAlignment(Pos.CENTER_LEFT);
    message.managedProperty().bind(message.visibleProperty());
    message.setVisible(false);
    getChildren().addAll(line, message);
    Follow.value(this, kind.valueProperty(), this::show);
  }

  void focus() {
    kind.requestFocus();
  }

  void complain(List<Violation> wrong) {
    message.setText(
        wrong.stream()
            .map(violation -> ProblemText.begun(ui.texts().at(violation)))
            .distinct()
            .collect(Collectors.joining("\n")));
    message.setVisible(!wrong.isEmpty());
  }

  private void show(Criterion criterion) {
    switch (criterion.asked()) {
      case BOUNDS -> asked.getChildren().setAll(bounds(criterion));
      case WORDS -> asked.getChildren().setAll(words(criterion));
      case PATTERNS -> asked.getChildren().setAll(patterns(criterion));
      case HOURS ->
          asked
              .getChildren()
              .setAll(
                  Words.whole(ui.text("settings.rules.hours.from")),
                  text(
                      "from",
                      "settings.rules.hours.from",
                      ui.text("settings.rules.hint.from"),
                      form.from),
                  Words.whole(ui.text("settings.rules.hours.to")),
                  text(
                      "to", "settings.rules.hours.to", ui.text("settings.rules.hint.to"), form.to));
      case PIECES_OF_SKU -> {
        asked.getChildren().setAll(subject(criterion));
        asked.getChildren().addAll(bounds(criterion));
      }
      case PATTERNS_OF_NAME -> {
        asked.getChildren().setAll(subject(criterion));
        asked.getChildren().addAll(patterns(criterion));
      }
    }
  }

  private List<Node> bounds(Criterion criterion) {
    return List.of(
        Words.whole(ui.text("settings.rules.at-least")),
        number("least", "settings.rules.at-least", form.atLeast),
        Words.whole(ui.text("settings.rules.at-most")),
        number("most", "settings.rules.at-most", form.atMost),
        Words.whole(unit(criterion), "muted"));
  }

  private List<Node> patterns(Criterion criterion) {
    var hint = ui.text("settings.rules.hint." + criterion.wire());
    var text = text("any", "settings.rules.any-of", hint, form.anyOf);
    HBox.setHgrow(text, Priority.ALWAYS);
    return List.of(Words.whole(ui.text("settings.rules.any-of")), text);
  }

  /// The SKU or the name that it is about.
  private TextField subject(Criterion criterion) {
    return text(
        "subject",
        "settings.rules.subject." + criterion.wire(),
        ui.text("settings.rules.subject." + criterion.wire()),
        form.subject);
  }

  private TextField text(String id, String key, String hint, StringProperty typed) {
    var text = new TextField();
    text.setId("rule-condition-" + place + "-" + id);
    text.setAccessibleText(ui.text(key));
    text.setPromptText(hint);
    text.setPrefWidth(NUMBER);
    text.textProperty().bindBidirectional(typed);
    return text;
  }

  /// One word of those there are; of days and groups of countries several.
  private Node words(Criterion criterion) {
    if (criterion == Criterion.WEEKDAY || criterion == Criterion.COUNTRY_GROUP) {
      return new WordBoxes(place, criterion, form.anyOf, ui);
    }
    var word = Choice.of(criterion.words(), one -> RuleWords.word(criterion, one, ui), form.anyOf);
    word.setId("rule-condition-" + place + "-" + criterion.wire());
    word.setAccessibleText(ui.text("settings.rules.criterion." + criterion.wire()));
    word.setPrefWidth(KIND);
    return word;
  }

  private TextField number(String id, String key, TypedNumber number) {
    var field = Field.numberInput(number, ui);
    field.setId("rule-condition-" + place + "-" + id);
    field.setAccessibleText(ui.text(key));
    field.setPrefWidth(NUMBER);
    return field;
  }

  private String unit(Criterion criterion) {
    boolean metric = form.units() == Units.METRIC;
    return switch (criterion) {
      case WEIGHT, DIMENSIONAL_WEIGHT ->
          ui.text(metric ? "settings.rules.grams" : "settings.rules.ounces");
      case ORDERED_ON -> ui.text("settings.rules.days-ago");
      case SHIP_BY -> ui.text("settings.rules.days-left");
      case LONGEST_SIDE -> ui.text(metric ? "settings.rules.centimeters" : "settings.rules.inches");
      case VOLUME -> ui.text("settings.rules.cubic-inches");
      default -> "";
    };
  }
}
