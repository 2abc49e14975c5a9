package dev.quayside.app.screen.settings.brand;

import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.engine.customer.branding.Colour;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Chooses a colour by its hex number or from a few swatches. The toolkit's own picker is in the
/// machine's language, not the window's.
final class ColourPick extends VBox {

  private static final String INVALID = "invalid";

  private final ObjectProperty<Colour> colour;
  private final TextField number = new TextField();
  private final Region plate = new Region();

  ColourPick(String id, String caption, List<Colour> swatches, ObjectProperty<Colour> colour) {
    super(8);
    this.colour = colour;
    getStyleClass().add("colour-pick");
    plate.getStyleClass().add("plate");
    var field = new Field(id, caption, number);
    HBox.setHgrow(field, Priority.ALWAYS);
    var line = new HBox(8, plate, field);
    line.setAlignment(Pos.BOTTOM_LEFT);
    var row = new HBox(4);
    swatches.forEach(one -> row.getChildren().add(swatch(id, caption, one)));
    getChildren().addAll(line, row);
    Follow.value(this, colour, this::show);
    number.textProperty().subscribe(this::read);
    number.focusedProperty().subscribe(this::leave);
  }

  private Button swatch(String id, String caption, Colour one) {
    var button = new Button();
    button.setId(id + "-" + one.hex().substring(1));
    button.getStyleClass().setAll("swatch");
    button.setStyle("-fx-background-color: -qs-line, " + one.hex());
    button.setAccessibleText(caption + " " + one.hex());
    button.setTooltip(new Tooltip(one.hex()));
    button.setOnAction(_ -> colour.set(one));
    return button;
  }

  private void show(Colour now) {
    plate.setStyle("-fx-background-color: -qs-line, " + now.hex());
    if (!Colour.parse(number.getText()).equals(java.util.Optional.of(now))) {
      number.setText(now.hex());
    }
  }

  private void read(String typed) {
    var read = Colour.parse(typed);
    number.getStyleClass().remove(INVALID);
    if (read.isEmpty()) {
      number.getStyleClass().add(INVALID);
    }
    read.ifPresent(colour::set);
  }

  /// Restores the last colour when an incomplete number is left.
  private void leave(boolean here) {
    if (!here && Colour.parse(number.getText()).isEmpty()) {
      number.setText(colour.get().hex());
    }
  }
}
