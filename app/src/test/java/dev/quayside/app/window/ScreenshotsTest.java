package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.print.PrintState;
import dev.quayside.app.screen.ship.Places;
import dev.quayside.app.screen.ship.ScanState;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.screen.ship.form.CustomsItemModel.Part;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.account.wallet.WalletWords;
import dev.quayside.engine.base.measure.Weight;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Renders the Ship screen in its states to `target/screens`, to be looked at.
class ScreenshotsTest {

  private static final Problem REFUSED =
      new Problem.Refused(
          ProblemCode.INSUFFICIENT_BALANCE,
          WalletWords.TOO_LITTLE.of(Money.usd("30.39"), Money.usd("12.10")));

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void shipScreen(Appearance appearance, Language language, int width, int height)
      throws Exception {
    var name = "ship-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      TestWindow.until(() -> !window.shell().balances().isEmpty());
      PictureBook.add(window, name + "rates");

      TestWindow.onWindowThread(() -> window.ship().buy());
      window.untilBought();
      PictureBook.add(window, name + "bought");

      TestWindow.onWindowThread(() -> window.ship().label().askVoid());
      PictureBook.add(window, name + "void");

      TestWindow.onWindowThread(() -> window.ship().label().cancel());
      TestWindow.until(() -> window.ship().label().shipment().get().refund() != null);
      PictureBook.add(window, name + "voided");

      TestWindow.onWindowThread(() -> window.ship().next());
      PictureBook.add(window, name + "empty");

      TestWindow.onWindowThread(
          () -> {
            window.ship().to().line(Line.STATE).set("XX");
            window.ship().to().line(Line.ZIP).set("802");
            window.ship().buy();
          });
      PictureBook.add(window, name + "problem");

      TestWindow.onWindowThread(() -> window.shell().palette().open.set(true));
      PictureBook.add(window, name + "palette");
      TestWindow.onWindowThread(() -> window.shell().palette().open.set(false));

      TestWindow.onWindowThread(() -> window.shell().show(REFUSED));
      PictureBook.add(window, name + "dialog");
      TestWindow.onWindowThread(
          () -> ((Button) window.stage().getScene().getRoot().lookup("#problem-lead")).fire());
      assertThat(window.shell().problem.get()).isNull();
      assertThat(window.shell().place.get()).isEqualTo(Place.SETTINGS);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "LIGHT, ENGLISH, 1280, 800",
    "DARK, SPANISH, 1024, 700",
  })
  void shipScreenAbroadAndScanned(Appearance appearance, Language language, int width, int height)
      throws Exception {
    var name = "ship-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      TestWindow.onWindowThread(
          () -> {
            window.ship().to().line(Line.CITY).set("Denvr");
            window.ship().to().line(Line.STREET1).set("Wynkoop");
            window.ship().to().line(Line.STREET2).set("");
          });
      TestWindow.until(() -> window.ship().advice().advice().get() != null);
      PictureBook.add(window, name + "advice");
      TestWindow.onWindowThread(() -> window.ship().to().fill(Places.BERLIN));
      window.untilRates();
      PictureBook.add(window, name + "abroad");
      TestWindow.onWindowThread(
          () -> {
            window.ship().form().customs().items.getFirst().part(Part.DESCRIPTION).set("Mug");
            window.ship().form().customs().addItem();
            window.ship().buy();
          });
      scroll(window);
      PictureBook.add(window, name + "customs");
      TestWindow.onWindowThread(
          () -> {
            window.ship().next();
            window.ship().from().fill(Places.TORONTO);
            window.ship().to().fill(Places.VANCOUVER);
            window.ship().parcel().weigh(Weight.ofOunces("40"));
          });
      window.untilRates();
      PictureBook.add(window, name + "canada");
      TestWindow.onWindowThread(() -> window.ship().scan().submit("QS:HOLD"));
      TestWindow.onWindowThread(() -> window.ship().scan().submit("SO-99999"));
      TestWindow.until(() -> window.ship().scan().state().get().kind() == ScanState.Kind.STOP);
      PictureBook.add(window, name + "unknown");
    }
  }

  @Test
  void inAWideWindowANameAndItsPriceStayTogether() throws Exception {
    try (var window = TestWindow.open(data, Appearance.DARK, Language.ENGLISH, 1280, 800)) {
      window.untilRates();
      assertThat(TestWindow.onWindowThread(() -> ratesIn(1840, window))).isBetween(400.0, 640.0);
    }
  }

  /// How wide the rates are on a screen of this width; no headless one is so wide.
  private static double ratesIn(double width, TestWindow window) {
    var root = window.stage().getScene().getRoot();
    var ship = (Region) Objects.requireNonNull(root.lookup(".ship"));
    ship.resize(width, 900);
    ship.layout();
    return ((Region) Objects.requireNonNull(root.lookup(".rates"))).getWidth();
  }

  private static void scroll(TestWindow window) throws Exception {
    TestWindow.onWindowThread(
        () ->
            window.stage().getScene().getRoot().lookupAll(".form").stream()
                .filter(ScrollPane.class::isInstance)
                .forEach(pane -> ((ScrollPane) pane).setVvalue(1)));
  }

  /// The picture and the film of the README: an order that is scanned and becomes a label. Written
  /// to docs/images only when asked for with -Dquayside.readmePicture=true, so that a test run
  /// changes no file of git.
  @Test
  void readmePicture() throws Exception {
    try (var window = TestWindow.open(data, Appearance.LIGHT, Language.ENGLISH, 1280, 800)) {
      window
          .engine()
          .get()
          .printService()
          .printers()
          .setUp(
              new PrinterSetup(
                  "Desk 1",
                  Files.createDirectories(data.resolve("paper")).toUri().toString(),
                  dev.quayside.printing.printer.Language.ZPL,
                  Dpi.DPI_203,
                  true));
      var film = new Film();
      TestOrders.add(window.engine().get(), "SO-10483");
      TestWindow.until(() -> window.shell().printing().get().printer() != null);
      film.add(window, 1.5);
      TestWindow.onWindowThread(() -> window.type("#scan", "SO-10483"));
      film.add(window, 1);
      TestWindow.onWindowThread(
          () -> {
            window.type("#scan", "");
            window.ship().scan().submit("SO-10483");
          });
      TestWindow.until(() -> !window.ship().form().contents().lines().isEmpty());
      window.untilRates();
      film.add(window, 3);
      PictureBook.add(window, "readme");
      TestWindow.onWindowThread(() -> window.ship().buy());
      window.untilBought();
      TestWindow.until(() -> isPrinted(window));
      film.add(window, 3.5);
      PictureBook.add(window, "ship-light-en-1280-printed");
      PictureBook.addFilm(film);
    }
  }

  private static boolean isPrinted(TestWindow window) {
    var print = window.ship().label().print().get();
    return print != null && print.step() == PrintState.Step.PRINTED;
  }
}
