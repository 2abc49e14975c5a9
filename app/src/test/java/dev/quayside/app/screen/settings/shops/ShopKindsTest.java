package dev.quayside.app.screen.settings.shops;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.source.catalogue.SourceKinds;
import dev.quayside.engine.source.kind.SourceKind;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TitledPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;

/// What each kind of shop asks a person for.
class ShopKindsTest {

  private final FxRobot robot = new FxRobot();

  @ParameterizedTest
  @CsvSource({"LIGHT, ENGLISH, 1280, 800", "DARK, SPANISH, 1024, 700"})
  void eachHasItsStepsAndFields(
      Appearance looks, Language language, int width, int height, @TempDir Path data)
      throws Exception {
    var name = "shop-kind-" + looks.wire() + "-" + language.code() + "-";
    try (var window = TestWindow.open(data, looks, language, width, height)) {
      window.untilRates();
      TestWindow.onWindowThread(ShopKindsTest::aKeyFileKeepsItsLines);
      TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
      var settings = window.screen(SettingsScreen.class).model();
      TestWindow.onWindowThread(() -> settings.open("settings.shops"));
      var model = window.settings(ShopsModel.class);
      TestWindow.until(() -> !model.busy().get());
      for (var kind : SourceKinds.ALL) {
        assertThat(kind.steps()).as(kind.code()).isNotEmpty();
        TestWindow.onWindowThread(() -> model.begin(kind));
        PictureBook.add(window, name + kind.code());
        if (kind.hasWeightField() || kind.abilities().locations()) {
          TestWindow.onWindowThread(
              () -> ((TitledPane) robot.lookup("#shop-more").query()).setExpanded(true));
          window.drawn();
          TestWindow.onWindowThread(
              () -> ((ScrollPane) robot.lookup("#settings-page").query()).setVvalue(1));
          PictureBook.add(window, name + kind.code() + "-more");
          TestWindow.onWindowThread(
              () -> ((ScrollPane) robot.lookup("#settings-page").query()).setVvalue(0));
        }
      }
    }
  }

  @Test
  void theFieldWithTheWeightAndTheNamesOfPlacesAreKept() {
    var vendure = new ShopForm(kind("vendure"));
    vendure.weightField.set("weightGrams");
    assertThat(vendure.draft(Instant.EPOCH).weightField()).isEqualTo("weightGrams");
    assertThat(vendure.draft(Instant.EPOCH).locations()).isNull();
    var shopify = new ShopForm(kind("shopify"));
    shopify.locations.set("2 = Back store\nMain street=Front\nnothing\n = x\n");
    assertThat(shopify.draft(Instant.EPOCH).locations())
        .isEqualTo(Map.of("2", "Back store", "Main street", "Front"));
    assertThat(shopify.draft(Instant.EPOCH).weightField()).isNull();
  }

  /// Typed or pasted.
  private static void aKeyFileKeepsItsLines() {
    var secret = new SimpleStringProperty("");
    var field = new SecretLines(secret);
    field.replaceSelection("-----BEGIN-----\r\nabc\n-----END-----\n");
    assertThat(secret.get()).isEqualTo("-----BEGIN-----\nabc\n-----END-----\n");
    field.selectAll();
    field.copy();
    field.deletePreviousChar();
    assertThat(secret.get()).isEmpty();
  }

  private static SourceKind kind(String code) {
    return Objects.requireNonNull(SourceKinds.of(code).orElse(null));
  }
}
