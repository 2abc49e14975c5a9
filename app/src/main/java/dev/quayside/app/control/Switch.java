package dev.quayside.app.control;

import javafx.beans.property.BooleanProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.layout.Region;
import org.controlsfx.control.ToggleSwitch;

/// Something that is on or off.
public final class Switch {
  private Switch() {}

  /// Takes effect at once, as a setting does.
  public static ToggleSwitch of(String id, String words, BooleanProperty on) {
    var toggle = new ToggleSwitch(words);
    toggle.setId(id);
    toggle.setAccessibleText(words);
    toggle.selectedProperty().bindBidirectional(on);
    return toggle;
  }

  /// Part of a form.
  public static CheckBox box(String id, String words, BooleanProperty on) {
    var box = new CheckBox(words);
    box.setMnemonicParsing(false); // the words may be a name with an underscore
    box.setId(id);
    box.setMinWidth(Region.USE_PREF_SIZE);
    box.selectedProperty().bindBidirectional(on);
    return box;
  }
}
