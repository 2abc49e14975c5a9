package dev.quayside.app.theme;

import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.text.Font;

/// Colours and fonts: AtlantaFX Primer with Quayside's own style sheet over it, in the bundled
/// Inter.
public final class Theme {

  private static final String[] FONTS = {
    "Inter_400Regular.ttf", "Inter_500Medium.ttf", "Inter_600SemiBold.ttf"
  };
  private static final String LIGHT = "/atlantafx/base/theme/primer-light.css";
  private static final String DARK = "/atlantafx/base/theme/primer-dark.css";
  private static final PseudoClass DARK_ROOT = PseudoClass.getPseudoClass("dark");

  private Theme() {}

  /// Loads the fonts; to be called before the first scene, so that it is not laid out twice.
  public static void loadFonts() {
    for (var font : FONTS) {
      Font.loadFont(resource(font).toExternalForm(), 0);
    }
  }

  /// Styles the scene, now and, while the system's colours are followed, whenever they change.
  public static void apply(Scene scene, Appearance appearance) {
    var sheet = resource("quayside.css").toExternalForm();
    if (!scene.getStylesheets().contains(sheet)) {
      scene.getStylesheets().addAll(resource("lookups.css").toExternalForm(), sheet);
      scene.getPreferences().colorSchemeProperty().subscribe(_ -> paint(scene));
      scene.rootProperty().subscribe(_ -> paint(scene));
    }
    scene
        .getPreferences()
        .setColorScheme(
            switch (appearance) {
              case SYSTEM -> null;
              case LIGHT -> ColorScheme.LIGHT;
              case DARK -> ColorScheme.DARK;
            });
  }

  /// The program's icon in the sizes that desktops show. `installer/src/build/Icon.java` draws
  /// them.
  public static List<Image> icons() {
    return IntStream.of(16, 32, 48, 128)
        .mapToObj(size -> new Image(resource("quayside-" + size + ".png").toExternalForm()))
        .toList();
  }

  /// The URL of a screen's own style sheet, which is beside its class.
  public static String sheet(Class<?> screen, String name) {
    return Objects.requireNonNull(screen.getResource(name), name).toExternalForm();
  }

  private static void paint(Scene scene) {
    boolean dark = scene.getPreferences().getColorScheme() == ColorScheme.DARK;
    Application.setUserAgentStylesheet(dark ? DARK : LIGHT);
    scene.getRoot().pseudoClassStateChanged(DARK_ROOT, dark);
  }

  private static URL resource(String name) {
    return Objects.requireNonNull(Theme.class.getResource(name), name);
  }
}
