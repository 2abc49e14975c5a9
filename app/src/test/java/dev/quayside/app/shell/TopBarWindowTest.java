package dev.quayside.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import java.nio.file.Path;
import javafx.geometry.Bounds;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A short message covers nothing of the top bar, and what the printer is called moves no button.
class TopBarWindowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path paper;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void theSearchStaysWhereItIsAndMessagesLieBesideIt(
      Appearance appearance, Language language, int width, int height) throws Exception {
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      var search = bounds(window, "#palette-open");
      window.printsTo("Zebra", paper);
      TestWindow.until(() -> window.shell().printing().get().printer() != null);
      TestWindow.onWindowThread(
          () -> window.shell().tell(Notice.done("orders.notice.imported", 49, 0, 0, 0, 0, 0, 0)));
      TestWindow.until(() -> window.stage().getScene().lookup(".toast") != null);
      window.drawn();
      var toast = bounds(window, ".toast");
      assertThat(bounds(window, "#palette-open")).isEqualTo(search);
      assertThat(toast.intersects(search)).isFalse();
      assertThat(toast.intersects(bounds(window, "#printer-state"))).isFalse();
      PictureBook.add(window, "toast-" + appearance.wire() + "-" + language.code() + "-" + width);
    }
  }

  /// A long message in a narrow window is as wide as it must be to lie in the bar: lower down it
  /// hid the tabs of a page.
  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH", "DARK, SPANISH"})
  void aLongMessageLiesInTheBarOfANarrowWindow(Appearance appearance, Language language)
      throws Exception {
    try (var window = TestWindow.open(data, appearance, language, 1024, 700)) {
      window.untilRates();
      window.printsTo("Zebra", paper);
      TestWindow.until(() -> window.shell().printing().get().printer() != null);
      TestWindow.onWindowThread(
          () -> window.shell().tell(Notice.attention("ship.notice.not-together", "SO-10482-B")));
      TestWindow.until(() -> window.stage().getScene().lookup(".toast") != null);
      var toast = bounds(window, ".toast");
      assertThat(toast.getMaxY()).isLessThanOrEqualTo(bounds(window, ".top-bar").getMaxY());
      assertThat(toast.intersects(bounds(window, "#printer-state"))).isFalse();
      PictureBook.add(window, "toast-long-" + appearance.wire() + "-" + language.code() + "-1024");
    }
  }

  private static Bounds bounds(TestWindow window, String selector) throws Exception {
    window.drawn();
    return TestWindow.onWindowThread(
        () -> {
          var node = window.stage().getScene().lookup(selector);
          return node.localToScene(node.getLayoutBounds());
        });
  }
}
