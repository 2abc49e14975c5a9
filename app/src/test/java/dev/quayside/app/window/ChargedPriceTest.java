package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.shipments.ShipmentsScreen;
import dev.quayside.app.theme.Appearance;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A carrier that charges another price than it quoted is told of beside the price.
class ChargedPriceTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800, quoted", "DARK, SPANISH, 1024, 700, cotizado"})
  void whatWasQuotedStandsBesideAnotherPrice(
      Appearance appearance, Language language, int width, int height, String quoted)
      throws Exception {
    var name = "charged-" + appearance.wire() + "-" + language.code() + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.ship().buy());
      window.untilBought();
      assertThat(words(window)).doesNotContain(quoted);
      var bought = Objects.requireNonNull(window.ship().label().shipment().get());
      charge(400);

      TestWindow.onWindowThread(
          () -> window.ship().scan().submit(bought.trackingNumber().orElseThrow()));
      TestWindow.until(() -> words(window).contains(quoted));
      TestWindow.until(() -> window.ship().label().art().get() != null);
      PictureBook.add(window, name + "ship");

      var shipments = window.screen(ShipmentsScreen.class).model();
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SHIPMENTS));
      TestWindow.until(() -> shipments.list().isSettled() && !shipments.list().rows.isEmpty());
      TestWindow.onWindowThread(() -> shipments.choose(List.of(bought.id())));
      TestWindow.until(() -> words(window).contains(quoted));
      PictureBook.add(window, name + "shipments");
    }
  }

  private void charge(int more) throws Exception {
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("quayside.db"));
        var statement = connection.createStatement()) {
      statement.execute("UPDATE shipment SET amount = amount + " + more);
    }
  }

  private static String words(TestWindow window) throws Exception {
    return TestWindow.onWindowThread(
        () ->
            window.stage().getScene().getRoot().lookupAll(".doubt").stream()
                .filter(ChargedPriceTest::isSeen)
                .map(node -> ((Labeled) node).getText())
                .collect(Collectors.joining()));
  }

  private static boolean isSeen(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (!at.isVisible()) {
        return false;
      }
    }
    return true;
  }
}
