package dev.quayside.app.screen.settings;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.SearchBox;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.InSight;
import dev.quayside.app.control.layout.ScrollArea;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/// The sections in their groups, and a search over them: by their names and by what they hold.
final class SectionList extends VBox {

  private final SettingsModel model;
  private final Ui ui;
  private final StringProperty query = new SimpleStringProperty("");
  private final Map<Section, ToggleButton> buttons = new LinkedHashMap<>();
  private final VBox list = new VBox(2);
  private final Label none = Words.of("", "muted");

  SectionList(SettingsModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    getStyleClass().add("section-list");
    list.getStyleClass().add("sections");
    none.setText(ui.text("settings.search.none"));
    var group = new ToggleGroup();
    model.sections().forEach(section -> buttons.put(section, button(section, group)));
    var search =
        new SearchBox("settings-search", ui.text("settings.search"), ui.text("list.clear"), query);
    search.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    var scroll = new ScrollArea(list);
    scroll.setFocusTraversable(false);
    InSight.keep(scroll);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(search, scroll);
    query.subscribe(this::show);
    show();
    Follow.value(this, model.open, this::select);
  }

  private ToggleButton button(Section section, ToggleGroup group) {
    var button = new ToggleButton(ui.text(section.key()), new FontIcon(section.icon()));
    button.setId(section.key().replace('.', '-'));
    button.getStyleClass().setAll("section-item");
    button.setToggleGroup(group);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setTooltip(new Tooltip(button.getText()));
    button.setOnAction(
        _ -> {
          model.open.set(section);
          button.setSelected(true);
        });
    return button;
  }

  private void select(Section open) {
    var button = buttons.get(open);
    if (button != null) {
      button.setSelected(true);
      InSight.bring(button);
    }
  }

  private void show() {
    var lines = new ArrayList<Node>();
    for (var group : SectionGroup.values()) {
      var found = found().stream().filter(section -> section.group() == group).toList();
      if (!found.isEmpty()) {
        lines.add(Words.of(ui.text(group.key()), "caption", "section-group"));
        found.forEach(section -> lines.add(buttons.get(section)));
      }
    }
    list.getChildren().setAll(lines.isEmpty() ? List.of(none) : lines);
  }

  private List<Section> found() {
    return model.found(query.get(), ui.texts());
  }

  /// Enter opens the first section found.
  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ENTER && !query.get().isBlank()) {
      event.consume();
      SettingsModel.listed(found()).stream().findFirst().ifPresent(model.open::set);
    }
  }
}
