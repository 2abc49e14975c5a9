package dev.quayside.app.window;

import java.nio.file.Path;
import java.util.Map;

/// Pictures of the window, to be looked at: `target/screens`. The README shows a few of them; they
/// are renewed only when asked for with -Dquayside.readmePicture=true, so that a test run changes
/// no file of git.
public final class PictureBook {

  private static final Path PAGES = Path.of("target", "screens");
  private static final Path README = Path.of("..", "docs", "images");

  private static final Map<String, String> SHOWN =
      Map.of(
          "readme", "ship",
          "orders-light-en-1280-rated", "orders",
          "shipments-light-en-1280-chosen", "shipments",
          "printers-light-en-1280-profile", "printers",
          "insights-dark-en-1280-loaded", "insights");

  private PictureBook() {}

  /// @param name of the page, without `.png`
  public static void add(TestWindow window, String name) throws Exception {
    var picture = window.picture();
    Png.write(picture, PAGES.resolve(name + ".png"));
    var shown = SHOWN.get(name);
    if (shown != null && Boolean.getBoolean("quayside.readmePicture")) {
      Png.write(picture, README.resolve(shown + ".png"));
    }
  }
}
