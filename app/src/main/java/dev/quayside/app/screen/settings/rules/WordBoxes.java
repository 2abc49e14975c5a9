package dev.quayside.app.screen.settings.rules;

import dev.quayside.app.control.Ui;
import dev.quayside.engine.order.rule.condition.Criterion;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.StringProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.FlowPane;

/// The words of a condition, of which several may be marked.
final class WordBoxes extends FlowPane {

  private final Map<String, CheckBox> boxes = new LinkedHashMap<>();

  /// @param chosen the marked words, separated by commas
  WordBoxes(int place, Criterion criterion, StringProperty chosen, Ui ui) {
    super(12, 6);
    var marked =
        Stream.of(chosen.get().split(",")).map(String::strip).map(String::toLowerCase).toList();
    for (var word : criterion.words()) {
      var box = new CheckBox(RuleWords.word(criterion, word, ui));
      box.setId("rule-condition-" + place + "-" + word);
      box.setSelected(marked.contains(word));
      box.selectedProperty().addListener((_, _, _) -> chosen.set(words()));
      boxes.put(word, box);
    }
    getChildren().setAll(List.copyOf(boxes.values()));
  }

  private String words() {
    return boxes.entrySet().stream()
        .filter(each -> each.getValue().isSelected())
        .map(Map.Entry::getKey)
        .collect(Collectors.joining(", "));
  }
}
