package dev.quayside.app.screen.settings.products;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quayside.app.i18n.Language;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.screen.settings.SettingsScreen;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.window.OpenWindow;
import dev.quayside.app.window.PictureBook;
import dev.quayside.app.window.TestWindow;
import dev.quayside.engine.order.file.cell.Column;
import java.nio.file.Files;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// The columns of a product file are matched by keyboard on the real window.
class ProductImportFlowTest extends OpenWindow {

  @Test
  void aColumnIsMatchedByKeyboard() throws Exception {
    window = TestWindow.open(data, Appearance.DARK, Language.SPANISH, 1024, 700);
    window.untilRates();
    TestWindow.onWindowThread(() -> window.shell().place.set(Place.SETTINGS));
    TestWindow.onWindowThread(
        () -> window.screen(SettingsScreen.class).model().open("settings.products"));
    var file = Files.writeString(data.resolve("p.csv"), "Ding,Gewicht (g)\nMUG-1,170\n");
    var model = products().file();
    TestWindow.onWindowThread(() -> model.open(file));
    TestWindow.until(() -> model.preview().get() != null && !model.busy.get());
    assertThat(robot.lookup("#products-import-faults").<Label>query().getText())
        .isEqualTo("Falta: SKU");
    assertThat(node("products-import-take").isDisabled()).isTrue();
    assertThat(node("import-column-0").isFocused()).isTrue();
    PictureBook.add(window, "products-file-incomplete");
    robot.type(KeyCode.DOWN).type(KeyCode.DOWN).type(KeyCode.ENTER);
    TestWindow.until(() -> model.takeable.get());
    assertThat(Objects.requireNonNull(model.preview().get()).mapping().places())
        .containsEntry(Column.SKU, 0)
        .containsEntry(Column.ITEM_WEIGHT_G, 1);
    assertThat(node("import-column-0").isFocused()).isTrue();
    TestWindow.onWindowThread(model::take);
    TestWindow.until(() -> products().products().items.size() == 1);
  }

  private ProductsModel products() {
    return window.settings(ProductsModel.class);
  }

  private Node node(String id) {
    return robot.lookup("#" + id).query();
  }
}
