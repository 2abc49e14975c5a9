package dev.quayside.app.window;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.engine.OpeningEngine;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.sample.Sample;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.engine.Engine;
import dev.quayside.engine.EngineOptions;
import dev.quayside.engine.account.carrieraccount.AccountDraft;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.parcel.location.LocationDraft;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// Going live on the real window: a production workspace buys its first label of a carrier that
/// answers on this machine, prints it, and voids it again.
class FirstLabelFlowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  private final FxRobot robot = new FxRobot();

  @SuppressWarnings("NullAway.Init")
  private VehoHere veho;

  @SuppressWarnings("NullAway.Init")
  private TestWindow window;

  @BeforeEach
  void open() throws Exception {
    veho = new VehoHere();
    var options =
        EngineOptions.at(data)
            .withCarrierHosts(Map.of("veho", veho.url()))
            .withPurchaseDeadline(Duration.ofSeconds(20));
    var opening = new OpeningEngine(() -> Engine.open(options));
    window = TestWindow.open(data, opening, Appearance.LIGHT, Language.ENGLISH, 1280, 800);
    opening.begin();
    window.untilRates();
    var engine = window.engine().get();
    engine.parcels().locations().add(main(), new LocationDraft("Oakland", Sample.SENDER));
    engine
        .accounts()
        .carrierAccounts()
        .put(main(), "veho", new AccountDraft(null, Map.of("apiKey", VehoHere.KEY)));
    TestWindow.onWindowThread(
        () ->
            window.shell().workspaces().stream()
                .filter(each -> each.slug().equals("main"))
                .forEach(window.shell()::enter));
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
    TestWindow.onWindowThread(
        () -> window.screen(SettingsScreen.class).model().open("settings.accounts"));
    click("#account-veho");
  }

  @AfterEach
  void close() throws Exception {
    window.close();
    veho.close();
  }

  @Test
  void aFirstLabelIsBoughtPrintedAndVoided() throws Exception {
    try (var printer = new PaperPrinter(0)) {
      window.engine().get().printService().printers().setUp(printer.setup());
      click("#first-label-buy");
      TestWindow.until(() -> isThere("#first-label-really"));
      PictureBook.add(window, "first-label-question");
      assertThat(veho.sold()).as("only asked about").isZero();
      click("#first-label-really");
      TestWindow.until(() -> isThere("#first-label-void"));
      assertThat(veho.live()).containsExactly("VH000000001000");
      PictureBook.add(window, "first-label-bought");
      click("#first-label-print");
      var sheet = Objects.requireNonNull(printer.next(20));
      assertThat(new String(sheet.bytes(), StandardCharsets.US_ASCII)).startsWith("^XA");
      click("#first-label-void");
      TestWindow.until(() -> isThere("#first-label-buy"));
      assertThat(veho.live()).isEmpty();
      assertThat(veho.sold()).isEqualTo(1);
      PictureBook.add(window, "first-label-voided");
    }
  }

  @Test
  void aFirstLabelInDoubtIsNotOfferedAgain() throws Exception {
    click("#first-label-buy");
    TestWindow.until(() -> isThere("#first-label-really"));
    veho.losesItsAnswers(true);
    click("#first-label-really");
    TestWindow.until(() -> isThere("#first-label-pending"));
    assertThat(robot.lookup("#first-label-buy").tryQuery()).isEmpty();
    assertThat(veho.sold()).isEqualTo(1);
    PictureBook.add(window, "first-label-pending");
  }

  private Caller main() {
    return window.engine().get().accounts().workspaces().bySlug("main").orElseThrow().ownCaller();
  }

  private boolean isThere(String id) {
    return robot
        .lookup(id)
        .tryQuery()
        .filter(node -> !(node instanceof Labeled) || !node.isDisabled())
        .isPresent();
  }

  private void click(String id) throws Exception {
    TestWindow.until(() -> isThere(id));
    TestWindow.onWindowThread(() -> bringIntoView(robot.lookup(id).query()));
    window.drawn();
    robot.clickOn(id);
  }

  private static void bringIntoView(Node node) {
    Node around = node;
    while (around != null && !(around instanceof ScrollPane)) {
      around = around.getParent();
    }
    if (around instanceof ScrollPane pane) {
      pane.applyCss();
      pane.layout();
      double height = pane.getContent().getBoundsInLocal().getHeight();
      double room = pane.getViewportBounds().getHeight();
      var at = pane.getContent().sceneToLocal(node.localToScene(node.getBoundsInLocal()));
      double middle = at.getCenterY() - room / 2;
      pane.setVvalue(height <= room ? 0 : Math.clamp(middle / (height - room), 0, 1));
    }
  }
}
