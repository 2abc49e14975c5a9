package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.geometry.Dimension2D;
import javafx.scene.Scene;
import org.testfx.util.WaitForAsyncUtils;

/// Pictures of the window, to be looked at: `target/screens`. Their pages are proofed in every run;
/// the whole suite does not draw the 370 files (-Dquayside.pictures=false), which nobody looks at
/// there. The README shows a few of them; they are renewed only when asked for with
/// -Dquayside.readmePicture=true, so that a test run changes no file of git.
///
/// Each page is in one appearance and one size in English, and in the others in Spanish: every page
/// is proofed in two sizes anyway, and the appearance is colours alone (ContrastTest).
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

  private static final boolean RENEWED = Boolean.getBoolean("quayside.readmePicture");
  private static final boolean DRAWN =
      RENEWED || !"false".equals(System.getProperty("quayside.pictures"));

  private static final Dimension2D SMALL = new Dimension2D(1024, 700);
  private static final Dimension2D LARGE = new Dimension2D(1366, 768);

  private PictureBook() {}

  /// @param name of the page, without `.png`
  public static void add(TestWindow window, String name) throws Exception {
    draw(window, name);
    proof(window, name);
  }

  /// Without proofing it. What is laid out is then what a picture has, drawn or not.
  static void draw(TestWindow window, String name) throws Exception {
    if (!DRAWN) {
      window.laidOut();
      return;
    }
    var picture = window.picture();
    Png.write(picture, PAGES.resolve(name + ".png"));
    var shown = SHOWN.get(name);
    if (shown != null && RENEWED) {
      Png.write(picture, README.resolve(shown + ".png"));
    }
  }

  /// The film of the README.
  static void addFilm(Film film) throws IOException {
    film.write(PAGES.resolve("scan-to-label.gif"));
    if (RENEWED) {
      film.write(README.resolve("scan-to-label.gif"));
    }
  }

  /// A page that is no window of ours yet, in its own size.
  public static void addScene(Scene scene, String name) throws Exception {
    WaitForAsyncUtils.waitForFxEvents();
    var picture = TestWindow.onWindowThread(() -> scene.snapshot(null));
    if (DRAWN) {
      Png.write(picture, PAGES.resolve(name + ".png"));
    }
    assertThat(TestWindow.onWindowThread(() -> ProofReader.read(scene))).as(name).isEmpty();
  }

  /// No page of the book has words that are cut, controls without room, or English in Spanish, in
  /// its own size and in another.
  private static void proof(TestWindow window, String name) throws Exception {
    var scene = window.stage().getScene();
    var faults = faults(window);
    var own = new Dimension2D(scene.getWidth(), scene.getHeight());
    var other = own.getWidth() > SMALL.getWidth() ? SMALL : LARGE;
    resize(window, other);
    TestWindow.onWindowThread(() -> ProofReader.read(scene))
        .forEach(fault -> faults.add(other.getWidth() + ": " + fault));
    resize(window, own);
    assertThat(faults).as(name).isEmpty();
  }

  /// What is not set well in the window as it is.
  public static List<String> faults(TestWindow window) throws Exception {
    var scene = window.stage().getScene();
    var faults = new ArrayList<>(TestWindow.onWindowThread(() -> ProofReader.read(scene)));
    if (window.shell().memory().get().language() == Language.SPANISH) {
      faults.addAll(TestWindow.onWindowThread(() -> EnglishWords.in(scene.getRoot())));
    }
    return faults;
  }

  private static void resize(TestWindow window, Dimension2D size) throws Exception {
    var stage = window.stage();
    TestWindow.onWindowThread(
        () -> {
          var scene = stage.getScene();
          stage.setWidth(stage.getWidth() - scene.getWidth() + size.getWidth());
          stage.setHeight(stage.getHeight() - scene.getHeight() + size.getHeight());
        });
    WaitForAsyncUtils.waitForFxEvents();
    if (!is(stage.getScene(), size)) {
      TestWindow.until(() -> is(stage.getScene(), size));
    }
  }

  private static boolean is(Scene scene, Dimension2D size) {
    return scene.getWidth() == size.getWidth() && scene.getHeight() == size.getHeight();
  }
}
