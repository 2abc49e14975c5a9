package dev.quayside.app.control.popup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quayside.app.control.CountryBox;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.i18n.Texts;
import dev.quayside.app.theme.Appearance;
import dev.quayside.app.theme.Theme;
import dev.quayside.app.window.PictureBook;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleStringProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.controlsfx.control.textfield.CustomTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// Every list opens at its field the first time, whether there is more room below or above.
class PopupPlacementTest {

  private static final double SLACK = 2;
  private static final double ROW = 31;

  private final Pane page = new Pane();

  @SuppressWarnings("NullAway.Init")
  private Stage stage;

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @BeforeEach
  void open() throws Exception {
    stage =
        on(
            () -> {
              Theme.loadFonts();
              var room = Screen.getPrimary().getVisualBounds();
              var scene = new Scene(page, room.getWidth(), room.getHeight());
              Theme.apply(scene, Appearance.LIGHT);
              PopupPlacement.within(page);
              var made = new Stage();
              made.setScene(scene);
              made.setX(0);
              made.setY(0);
              made.show();
              return made;
            });
  }

  @AfterEach
  void close() throws Exception {
    on(
        () -> {
          stage.hide();
          return stage;
        });
  }

  @Test
  void listsAndMenusOpenAtTheirFieldTheFirstTime() throws Exception {
    for (double y : List.of(60.0, 400.0, 590.0, stage.getHeight() - 60)) {
      var many = new ComboBox<String>();
      many.getItems().setAll(IntStream.range(0, 26).mapToObj(n -> "Column " + n).toList());
      assertThat(opened(many, y, many::show).getHeight()).isGreaterThan(9 * ROW);
      var few = new ComboBox<String>();
      few.getItems().setAll("One", "Two");
      assertThat(opened(few, y, few::show).getHeight()).isLessThan(4 * ROW);
      var menu = new MenuButton("Menu");
      menu.getItems().setAll(new MenuItem("One"), new MenuItem("Two"), new MenuItem("Three"));
      opened(menu, y, menu::show);
    }
  }

  @Test
  void theCountriesFoundHaveAListOfTheirHeightAtTheField() throws Exception {
    for (double y : List.of(60.0, 590.0)) {
      var box = new CountryBox(new SimpleStringProperty("US"), new Texts(Language.ENGLISH));
      assertThat(opened(box, y, box::show).getHeight()).isGreaterThan(9 * ROW);
      var search = (TextField) Objects.requireNonNull(box.lookup(".combo-box-search"));
      on(
          () -> {
            search.setText("unit");
            return search;
          });
      WaitForAsyncUtils.waitForFxEvents();
      assertThat(list(box, y).getHeight()).isLessThan(5 * ROW);
      assertThat(((CustomTextField) search).getLeft().lookup(".ikonli-font-icon"))
          .isInstanceOf(FontIcon.class);
      if (y == 60) {
        PictureBook.addScene(stage.getScene(), "country-search");
      }
    }
  }

  private Bounds opened(Region field, double y, Runnable show) throws Exception {
    on(
        () -> {
          List.copyOf(Window.getWindows()).stream()
              .filter(PopupWindow.class::isInstance)
              .forEach(Window::hide);
          field.setPrefSize(160, 32);
          field.relocate(300, y);
          page.getChildren().setAll(field);
          page.applyCss();
          page.layout();
          show.run();
          return field;
        });
    WaitForAsyncUtils.waitForFxEvents();
    return list(field, y);
  }

  /// The open list, which lies at the field.
  private Bounds list(Region field, double y) throws Exception {
    return on(
        () -> {
          var at = field.localToScreen(field.getLayoutBounds());
          var content =
              Window.getWindows().stream()
                  .filter(PopupWindow.class::isInstance)
                  .map(popup -> content(popup.getScene().getRoot()))
                  .findFirst()
                  .orElseThrow();
          var list = content.localToScreen(content.getLayoutBounds());
          double room = Screen.getPrimary().getVisualBounds().getHeight();
          boolean below = at.getMaxY() + list.getHeight() <= room;
          assertThat(below ? list.getMinY() : list.getMaxY())
              .as("%s at %s", field.getClass().getSimpleName(), y)
              .isCloseTo(below ? at.getMaxY() : at.getMinY(), within(SLACK));
          assertThat(list.getMinX()).isCloseTo(at.getMinX(), within(SLACK));
          return list;
        });
  }

  private static Node content(Node root) {
    var list = root.lookup(".list-view");
    return list == null ? root : list;
  }

  private static <T> T on(Callable<T> step) throws Exception {
    return WaitForAsyncUtils.asyncFx(step).get();
  }
}
