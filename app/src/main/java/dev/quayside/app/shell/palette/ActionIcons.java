package dev.quayside.app.shell.palette;

import dev.quayside.app.navigation.Place;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The icon of an action in the palette: what the action does, else the screen it belongs to.
final class ActionIcons {

  /// The icons by the last part of an action's id, or by its first part.
  private static final Map<String, Feather> KNOWN =
      Map.ofEntries(
          Map.entry("accept", Feather.CHECK),
          Map.entry("again", Feather.REPEAT),
          Map.entry("buy", Feather.SHOPPING_CART),
          Map.entry("cancel", Feather.X_CIRCLE),
          Map.entry("copy", Feather.COPY),
          Map.entry("copy-link", Feather.LINK),
          Map.entry("export", Feather.DOWNLOAD),
          Map.entry("find", Feather.SEARCH),
          Map.entry("funds", Feather.CREDIT_CARD),
          Map.entry("hold", Feather.PAUSE),
          Map.entry("import", Feather.UPLOAD),
          Map.entry("language", Feather.GLOBE),
          Map.entry("next", Feather.PLUS),
          Map.entry("paste", Feather.CLIPBOARD),
          Map.entry("print", Feather.PRINTER),
          Map.entry("quit", Feather.LOG_OUT),
          Map.entry("rate", Feather.TAG),
          Map.entry("refresh", Feather.REFRESH_CW),
          Map.entry("release", Feather.PLAY),
          Map.entry("reprint", Feather.PRINTER),
          Map.entry("resume", Feather.PLAY),
          Map.entry("return", Feather.CORNER_UP_LEFT),
          Map.entry("scan", Feather.MAXIMIZE),
          Map.entry("ship", Feather.PACKAGE),
          Map.entry("shortcuts", Feather.COMMAND),
          Map.entry("sound", Feather.VOLUME_2),
          Map.entry("steps", Feather.CHECK_SQUARE),
          Map.entry("theme", Feather.MOON),
          Map.entry("track", Feather.MAP_PIN),
          Map.entry("void", Feather.X_CIRCLE),
          Map.entry("weigh", Feather.BOX),
          Map.entry("zoom", Feather.ZOOM_IN));

  private ActionIcons() {}

  /// @param screen key of the place the action belongs to
  static Ikon of(String id, Optional<String> screen) {
    var place = place(id);
    if (place.isPresent()) {
      return place.get().icon();
    }
    var last = KNOWN.get(id.substring(id.lastIndexOf('.') + 1));
    if (last != null) {
      return last;
    }
    var first = screen.isPresent() ? null : KNOWN.get(id.replaceFirst("\\..*", ""));
    return first != null
        ? first
        : screen.flatMap(ActionIcons::place).map(Place::icon).orElse(Feather.CHEVRON_RIGHT);
  }

  private static Optional<Place> place(String key) {
    return Stream.of(Place.values()).filter(each -> each.key().equals(key)).findFirst();
  }
}
