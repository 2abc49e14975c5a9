package dev.quayside.app.screen.settings;

import dev.quayside.app.api.ApiState;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.screen.settings.api.ApiSection;
import dev.quayside.app.screen.settings.keys.KeysSection;
import dev.quayside.app.screen.settings.lab.LabSection;
import dev.quayside.app.screen.settings.presets.PresetsSection;
import dev.quayside.app.screen.settings.wallet.WalletSection;
import dev.quayside.app.screen.settings.webhooks.WebhooksSection;
import dev.quayside.app.screen.settings.workspaces.WorkspacesSection;
import dev.quayside.app.shell.Place;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.Png;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.Engine;
import dev.quayside.engine.measure.Dimensions;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.preset.Material;
import dev.quayside.engine.preset.PresetDraft;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Renders the sections of the settings on the real engine to `target/screens`, to be looked at.
class SettingsPicturesTest {

  private static final Path PICTURES = Path.of("target", "screens");

  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path data;

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void everySection(Appearance appearance, Language language, int width, int height)
      throws Exception {
    var name = "settings-" + appearance.wire() + "-" + language.code() + "-" + width + "-";
    try (var window = TestWindow.open(data, appearance, language, width, height)) {
      window.untilRates();
      TestWindow.onWindowThread(() -> window.ship().buy());
      window.untilBought();
      TestWindow.onWindowThread(() -> window.shell().place().set(Place.SETTINGS));
      addBoxes(window.engine().get());
      var model = window.screen(SettingsScreen.class).model();
      for (var section : model.sections()) {
        TestWindow.onWindowThread(() -> model.open().set(section));
        TestWindow.until(() -> fill(section));
        save(window, name + section.key().substring("settings.".length()));
      }
    }
  }

  private static void addBoxes(Engine engine) {
    var caller = engine.workspaces().bySlug("demo").orElseThrow().desk();
    var presets = engine.presets();
    presets.add(caller, PresetDraft.box("Mug box", Dimensions.ofInches("6", "6", "6")));
    presets.add(
        caller,
        new PresetDraft(
            "Wine crate with straw, six bottles, for the long way",
            Material.BOX,
            Packaging.PACKAGE,
            new BigDecimal("18.5"),
            new BigDecimal("14"),
            new BigDecimal("11.25"),
            new BigDecimal("42"),
            new BigDecimal("320")));
    presets.add(
        caller,
        new PresetDraft(
            "Medium flat",
            Material.BOX,
            Packaging.MEDIUM_FLAT_RATE_BOX,
            null,
            null,
            null,
            new BigDecimal("5.5"),
            null));
  }

  /// Brings a section into a state worth a look; true once it is.
  private static boolean fill(Section section) {
    return switch (section) {
      case KeysSection(var model) -> {
        if (model.keys().isEmpty() && !model.busy().get()) {
          model.create();
        }
        yield !model.keys().isEmpty() && !model.busy().get();
      }
      case WebhooksSection(var model) -> {
        if (model.webhooks().isEmpty() && !model.busy().get()) {
          model.url().set("http://127.0.0.1:9/orders/hook");
          model.create();
        } else if (!model.webhooks().isEmpty() && model.chosen().get() == null) {
          model.chosen().set(model.webhooks().getFirst());
          model.test();
        }
        yield !model.deliveries().isEmpty() && !model.busy().get();
      }
      case WalletSection(var model) -> !model.entries().isEmpty() && !model.usage().isEmpty();
      case WorkspacesSection(var model) -> !model.workspaces().isEmpty() && !model.busy().get();
      case ApiSection(var model) -> {
        if (!model.busy().get() && !(model.state().get() instanceof ApiState.Answers)) {
          model.refresh();
        }
        yield model.state().get() instanceof ApiState.Answers;
      }
      case LabSection(var model) -> {
        var state = model.state().get();
        if (state != null && state.clock().ahead().isZero() && !model.busy().get()) {
          model.advance(Duration.ofDays(1));
        }
        yield state != null && !state.clock().ahead().isZero() && !model.busy().get();
      }
      case PresetsSection(var model) -> !model.presets().items().isEmpty() && !model.busy().get();
      default -> true;
    };
  }

  private static void save(TestWindow window, String name) throws Exception {
    Png.write(window.picture(), PICTURES.resolve(name + ".png"));
  }
}
