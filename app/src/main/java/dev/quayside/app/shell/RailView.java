package dev.quayside.app.shell;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The left rail: one button for each screen.
final class RailView extends VBox {

  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

  private final ShellModel model;
  private final Ui ui;

  RailView(ShellModel model, Ui ui, List<Place> places) {
    this.model = model;
    this.ui = ui;
    getStyleClass().add("rail");
    var group = new ToggleGroup();
    for (var place : places) {
      var action = ui.actions().require(place.key());
      var button = new ToggleButton(action.text(), new FontIcon(place.icon()));
      button.setId(place.key().replace('.', '-'));
      button.getStyleClass().setAll("rail-item");
      button.setToggleGroup(group);
      button.setAccessibleText(action.text());
      button.setTooltip(new Tooltip(action.explained()));
      button.setOnAction(
          _ -> {
            action.fire();
            button.setSelected(isAt(place));
          });
      Follow.value(this, model.place, _ -> button.setSelected(isAt(place)));
      Follow.change(this, model.request(), _ -> button.setSelected(isAt(place)));
      getChildren().add(button);
    }
    if (places.contains(Place.SHIPMENTS)) {
      getChildren().addAll(Gap.tall(), endOfDay());
    }
  }

  /// The button of the end of day, which is done once a day and stands apart from the screens.
  private Button endOfDay() {
    var day = new ActionButton(ui.actions().require("day.open"), Feather.SUNSET);
    day.getStyleClass().setAll("rail-item");
    day.setText(ui.text("day.open.short"));
    day.setAlignment(Pos.CENTER);
    Follow.value(this, model.place, _ -> day.pseudoClassStateChanged(SELECTED, isEndOfDay()));
    Follow.change(this, model.request(), _ -> day.pseudoClassStateChanged(SELECTED, isEndOfDay()));
    return day;
  }

  private boolean isAt(Place place) {
    return model.place.get() == place && !(place == Place.SHIPMENTS && isEndOfDay());
  }

  /// Whether the end of day is what was last asked for: it is shown in place of the shipments.
  private boolean isEndOfDay() {
    return model.place.get() == Place.SHIPMENTS
        && model.request().get() instanceof NavigationRequest.EndDay;
  }
}
