package dev.quayside.app.control.popup;

import dev.quayside.app.task.Soon;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.SearchableComboBox;
import org.controlsfx.control.textfield.CustomTextField;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Makes the search field of a `SearchableComboBox` one of ours: our icon, no words of the library,
/// the box's name for screen readers, and a list as high as what is found.
public final class SearchedList {

  private SearchedList() {}

  public static void dress(SearchableComboBox<?> box) {
    box.skinProperty().subscribe(_ -> dressParts(box));
  }

  private static void dressParts(SearchableComboBox<?> box) {
    if (box.lookup(".combo-box-search") instanceof CustomTextField field) {
      field.getStyleClass().add("search-box");
      field.setLeft(new StackPane(new FontIcon(Feather.SEARCH)));
      field.setPromptText("");
      field.accessibleTextProperty().bind(box.accessibleTextProperty());
      if (box.lookup("#filtered") instanceof ComboBox<?> list) {
        field.textProperty().subscribe(() -> Soon.run(() -> PopupPlacement.again(list)));
      }
    }
  }
}
