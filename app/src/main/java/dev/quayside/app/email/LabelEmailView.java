package dev.quayside.app.email;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.ProblemLine;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.theme.Theme;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Asks where a label goes by e-mail. Escape sends nothing.
public final class LabelEmailView extends VBox {

  private final Field to;

  public LabelEmailView(LabelEmailModel model, Ui ui) {
    super(8);
    setId("label-email");
    getStyleClass().addAll("card", "label-email");
    getStylesheets().add(Theme.sheet(LabelEmailView.class, "email.css"));
    var input = new TextField();
    input.setOnAction(_ -> model.send());
    to = Field.text("label-email-to", ui.text("email.to"), input, model.to, () -> {});
    var keep = new ActionButton("label-email-keep", ui.text("email.keep"), model::close);
    keep.setCancelButton(true);
    var send = new ActionButton("label-email-send", ui.text("email.send"), model::send);
    send.getStyleClass().add("accent");
    getChildren()
        .addAll(
            Words.wrapped(ui.text("email.question")),
            to,
            ProblemLine.of(model.problem, ui),
            new HBox(8, keep, send));
  }

  public void focus() {
    to.control().requestFocus();
  }
}
