package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.shell.Printing;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.Engine;
import dev.quayside.engine.account.workspace.Workspaces;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.parcel.address.AddressDraft;
import dev.quayside.engine.parcel.preset.PresetDraft;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.printer.PrinterSetup;
import dev.quayside.printing.measure.Dpi;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Workspaces, boxes, printers and customers whose names are longer than the room for them: they
/// are cut, whole under the pointer, and push nothing aside. The book proofreads every page.
class LongNamesTest {

  private static final String WORKSPACE = "Ostfriesische Keramikmanufaktur an_der_Waterkant";
  private static final String PRINTER = "Zebra ZD421 Tisch drei am Fenster";

  private static final AddressDraft CUSTOMER =
      new AddressDraft(
          "Wolfeschlegelsteinhausenbergerdorff Adolph Blaine Charles",
          "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
          "12345 Calle de la Constitución de los Mártires de la Patria",
          "Edif. Gran Torre Poniente, Apto. 4711",
          "Rancho Santa Margarita",
          "CA",
          "92688-1234",
          "US",
          "+1 949 555 0187",
          "adolph.wolfeschlegelsteinhausenbergerdorff@example.com");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource("DARK, SPANISH, 1024, 700")
  void noPageFallsApart(Appearance appearance, Language language, int width, int height)
      throws Exception {
    var name = "long-" + appearance.wire() + "-" + language.code() + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      fill(window.engine().get());
      var shop = window.engine().get().accounts().workspaces().bySlug("ostfriesland").orElseThrow();
      TestWindow.onWindowThread(() -> window.shell().enter(shop));
      window.untilRates(); // of the sample order: whoever types before it is there gets none
      TestWindow.onWindowThread(() -> window.ship().to().fill(CUSTOMER));
      window.untilRates();
      TestWindow.onWindowThread(() -> window.ship().buy());
      window.untilBought();
      TestWindow.until(() -> window.shell().printing().get().state() == Printing.State.STOPPED);
      for (var place : window.places()) {
        TestWindow.onWindowThread(() -> window.shell().place.set(place));
        PictureBook.add(window, name + place.key().replace('.', '-'));
      }
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      var settings = window.screen(SettingsScreen.class).model();
      for (var section : settings.sections()) {
        TestWindow.onWindowThread(() -> settings.open.set(section));
        PictureBook.add(window, name + section.key().replace('.', '-'));
      }
      assertThat(window.shell().problem.get()).isNull();
    }
  }

  private static void fill(Engine engine) {
    engine
        .accounts()
        .onboarding()
        .open(
            new Workspaces.Draft(WORKSPACE, "ostfriesland", "desk"),
            Environment.SANDBOX,
            RequestKey.none());
    var caller = engine.accounts().workspaces().bySlug("ostfriesland").orElseThrow().ownCaller();
    for (int i = 0; i < 12; i++) {
      engine
          .parcels()
          .presets()
          .add(
              caller,
              PresetDraft.box(
                  "Kiste " + i + " mit Holzwolle ausgelegt, sechs Flaschen, Übersee",
                  Dimensions.ofInches("16", "12", "10")));
    }
    engine
        .printService()
        .printers()
        .setUp(
            new PrinterSetup(
                PRINTER,
                "tcp://127.0.0.1:1",
                dev.quayside.printing.printer.Language.ZPL,
                Dpi.DPI_203,
                true));
  }
}
