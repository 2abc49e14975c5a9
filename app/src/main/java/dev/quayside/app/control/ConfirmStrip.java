package dev.quayside.app.control;

import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// A question inside the page, where a dialog would be in the way: asked once before what cannot be
/// undone. Escape keeps things as they are.
public final class ConfirmStrip extends VBox {

  private final Button keep;

  /// @param id the buttons' ids are `<id>-keep` and `<id>-really`
  public ConfirmStrip(
      String id,
      String question,
      String keepWords,
      Runnable kept,
      String reallyWords,
      Runnable confirmed) {
    super(8);
    getStyleClass().add("question");
    keep = button(id + "-keep", keepWords, kept);
    keep.setCancelButton(true);
    var really = button(id + "-really", reallyWords, confirmed);
    really.getStyleClass().addAll("danger", "accent");
    getChildren().addAll(Words.wrapped(question), new HBox(8, keep, really));
  }

  /// Runs `back` after either answer, for example to return the focus.
  public ConfirmStrip then(Runnable back) {
    addEventHandler(ActionEvent.ACTION, _ -> back.run());
    return this;
  }

  /// Puts the focus on the harmless answer.
  public void focusKeep() {
    keep.requestFocus();
  }

  private static Button button(String id, String words, Runnable run) {
    var button = new Button(words);
    button.setId(id);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setOnAction(_ -> run.run());
    HBox.setHgrow(button, Priority.ALWAYS);
    return button;
  }
}
