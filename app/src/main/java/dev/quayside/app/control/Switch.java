package dev.quayside.app.control;

import javafx.beans.property.BooleanProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.Region;
import org.controlsfx.control.ToggleSwitch;

/// Controls for something that is on or off.
public final class Switch {
  private Switch() {}

  /// A switch that takes effect at once, as for a setting.
  public static ToggleSwitch of(String id, String words, BooleanProperty on) {
    var toggle = new ToggleSwitch(words);
    toggle.setId(id);
    toggle.setAccessibleText(words);
    toggle.selectedProperty().bindBidirectional(on);
    return toggle;
  }

  /// A check box, as part of a form.
  public static CheckBox box(String id, String words, BooleanProperty on) {
    var box = new CheckBox(words);
    box.setMnemonicParsing(false); // the words may be a name with an underscore
    box.setId(id);
    box.setMinWidth(Region.USE_PREF_SIZE);
    box.selectedProperty().bindBidirectional(on);
    return box;
  }
}
