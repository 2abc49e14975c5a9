package dev.quayside.app.navigation;

import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The screens of the rail, in its order.
public enum Place {
  SHIP("place.ship", Feather.PACKAGE, KeyCode.DIGIT1),
  ORDERS("place.orders", Feather.INBOX, KeyCode.DIGIT2),
  SHIPMENTS("place.shipments", Feather.LIST, KeyCode.DIGIT3),
  TRACKING("place.tracking", Feather.MAP_PIN, KeyCode.DIGIT4),
  INSIGHTS("place.insights", Feather.BAR_CHART_2, KeyCode.DIGIT5),
  PRINTERS("place.printers", Feather.PRINTER, KeyCode.DIGIT6),
  SETTINGS("place.settings", Feather.SETTINGS, KeyCode.DIGIT7);

  private final String key;
  private final Ikon icon;
  private final KeyCode digit;

  Place(String key, Ikon icon, KeyCode digit) {
    this.key = key;
    this.icon = icon;
    this.digit = digit;
  }

  /// @throws IllegalArgumentException when no screen has this key
  public static Place of(String key) {
    return Stream.of(values())
        .filter(place -> place.key.equals(key))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no screen " + key));
  }

  /// The key of its name in the bundles; also the id of the action that opens it.
  public String key() {
    return key;
  }

  public Ikon icon() {
    return icon;
  }

  /// Opens it together with Ctrl.
  public KeyCode digit() {
    return digit;
  }
}
