package dev.quayside.app.screen.settings.copy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.ship.TestOrders;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.Engine;
import dev.quayside.engine.account.workspace.Workspace;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.Environment;
import dev.quayside.engine.order.mark.TagColour;
import dev.quayside.engine.order.mark.TagDraft;
import dev.quayside.engine.order.rule.Choice;
import dev.quayside.engine.order.rule.RuleDraft;
import dev.quayside.engine.parcel.preset.PresetDraft;
import dev.quayside.engine.parcel.product.Product;
import dev.quayside.engine.platform.idempotency.RequestKey;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A shop leaves its sandbox for real labels, and takes along what it has set up.
class CopyFlowTest {

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void whoGoesLiveTakesAlongWhatWasSetUp(
      Appearance appearance, Language language, int width, int height) throws Exception {
    var name = "copy-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      var engine = window.engine().get();
      setUp(engine, TestOrders.demo(engine));
      TestWindow.onWindowThread(() -> window.shell().choose(live(window.shell().workspaces())));
      PictureBook.add(window, name + "question");

      fire(window, "#live-copy");
      TestWindow.until(() -> window.stage().getScene().lookup("#copy-settings") != null);
      var copy = (Button) window.stage().getScene().lookup("#copy-settings");
      TestWindow.until(() -> !copy.isDisabled());
      PictureBook.add(window, name + "preview");
      TestWindow.onWindowThread(copy::fire);
      TestWindow.until(
          () -> window.stage().getScene().lookup("#copy-done").isVisible() && copy.isDisabled());
      PictureBook.add(window, name + "done");

      var main = live(engine.accounts().workspaces().all()).ownCaller();
      assertThat(engine.ordering().rules().list(main))
          .extracting(rule -> rule.draft().enabled())
          .as("no carrier has an account there yet")
          .containsExactly(true, false);
      assertThat(engine.parcels().presets().list(main)).hasSize(1);
    }
  }

  private static Workspace live(List<Workspace> all) {
    return all.stream()
        .filter(each -> each.environment() == Environment.PRODUCTION)
        .findFirst()
        .orElseThrow();
  }

  private static void fire(TestWindow window, String id) throws Exception {
    var button = (Button) window.stage().getScene().lookup(id);
    TestWindow.onWindowThread(button::fire);
  }

  private static void setUp(Engine engine, Caller demo) {
    engine.parcels().presets().add(demo, PresetDraft.box("Mug box", null));
    engine
        .ordering()
        .desk()
        .tags()
        .add(demo, new TagDraft("Rush", TagColour.RED), RequestKey.none());
    engine.parcels().products().add(demo, new Product("MUG", "Mug", null, null, null, null, null));
    rule(engine, demo, "Mugs in their box", null);
    rule(engine, demo, "Ground", Choice.service("ups", "ups_ground"));
  }

  private static void rule(Engine engine, Caller demo, String name, @Nullable Choice choice) {
    engine
        .ordering()
        .rules()
        .add(
            demo,
            new RuleDraft(name, true, List.of(), choice, "Mug box", null, false, null),
            RequestKey.none());
  }
}
