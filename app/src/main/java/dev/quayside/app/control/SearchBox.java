package dev.quayside.app.control;

import javafx.beans.property.StringProperty;
import javafx.scene.control.Button;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.textfield.CustomTextField;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A search field with a magnifying glass before it and a cross that empties it, as Escape does.
public final class SearchBox extends CustomTextField {

  /// @param prompt shown while nothing is typed; also the accessible name
  /// @param clear name of the cross
  public SearchBox(String id, String prompt, String clear, StringProperty query) {
    setId(id);
    setPromptText(prompt);
    setAccessibleText(prompt);
    getStyleClass().add("search-box");
    setLeft(new StackPane(new FontIcon(Feather.SEARCH)));
    setRight(cross(clear));
    textProperty().bindBidirectional(query);
    addEventHandler(KeyEvent.KEY_PRESSED, this::escape);
  }

  /// Lets the Down key move on to the results. Enter does not: a scanner sends it before anything
  /// is found.
  public SearchBox over(TableView<?> found) {
    addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.DOWN && !found.getItems().isEmpty()) {
            event.consume();
            found.requestFocus();
            if (found.getSelectionModel().isEmpty()) {
              found.getSelectionModel().select(0);
            }
          }
        });
    return this;
  }

  private Button cross(String words) {
    var cross = new Button("", new FontIcon(Feather.X));
    cross.getStyleClass().addAll("quiet", "small-icon");
    cross.setAccessibleText(words);
    cross.setFocusTraversable(false);
    cross.visibleProperty().bind(textProperty().isNotEmpty());
    cross.setOnAction(_ -> clear());
    return cross;
  }

  private void escape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && !getText().isEmpty()) {
      clear();
      event.consume();
    }
  }
}
