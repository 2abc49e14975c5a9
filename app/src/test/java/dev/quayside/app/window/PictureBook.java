package dev.quayside.app.window;

import java.nio.file.Path;

/// Pictures of the window, to be looked at: `target/screens`.
public final class PictureBook {

  private static final Path PAGES = Path.of("target", "screens");

  private PictureBook() {}

  /// @param name of the page, without `.png`
  public static void add(TestWindow window, String name) throws Exception {
    Png.write(window.picture(), PAGES.resolve(name + ".png"));
  }
}
