package dev.quayside.app.screen.settings.api;

import dev.quayside.app.api.ApiState;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Pill;
import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.screen.settings.Complaints;
import java.net.URI;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Shows whether the API answers and where, and the settings.
public final class ApiView extends VBox {

  private static final double CAPTION = 120;

  private final ApiModel model;
  private final Ui ui;
  private final Card now;
  private final VBox state = new VBox(8);

  public ApiView(ApiModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    now = new Card(ui.text("settings.api.now")).with(state);
    Follow.value(this, model.state(), this::show);
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.api.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            now,
            form());
  }

  private void show(ApiState is) {
    switch (is) {
      case ApiState.Off() -> state.getChildren().setAll(pill("settings.api.off", Tone.QUIET));
      case ApiState.Answers answers ->
          state
              .getChildren()
              .setAll(
                  pill("settings.api.answers", Tone.GOOD),
                  address("api-sandbox", "settings.api.sandbox", answers.urls().sandbox()),
                  address("api-production", "settings.api.production", answers.urls().production()),
                  address("api-docs", "settings.api.docs", answers.docs()));
      case ApiState.Blocked(var problem) ->
          state
              .getChildren()
              .setAll(
                  pill("settings.api.blocked", Tone.BAD),
                  Words.wrapped(ProblemText.body(problem, ui.texts()), "note", "attention"));
    }
  }

  private Node pill(String key, Tone tone) {
    return Pill.of(ui.text(key), tone);
  }

  private Node address(String id, String key, URI url) {
    var caption = Words.whole(ui.text(key), "caption");
    caption.setMinWidth(CAPTION);
    var field = new TextField(url.toString());
    field.setId(id);
    field.setEditable(false);
    field.setAccessibleText(ui.text(key));
    HBox.setHgrow(field, Priority.ALWAYS);
    var line = new HBox(8, caption, field);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  private Node form() {
    var production = Field.text("api-port", ui.text("settings.api.port"), model.port, () -> {});
    var sandbox =
        Field.text(
            "api-sandbox-port", ui.text("settings.api.sandbox-port"), model.sandboxPort, () -> {});
    var complaints = new Complaints();
    complaints.add("port", production);
    complaints.add("sandbox-port", sandbox);
    var ports = complaints.row(List.of("port", "sandbox-port"), 50, 50);
    complaints.follow(this, model.wrong(), ui);
    var apply = new Button(ui.text("settings.api.apply"));
    apply.setId("api-apply");
    apply.getStyleClass().add("accent");
    apply.disableProperty().bind(model.busy());
    apply.setOnAction(_ -> model.apply());
    return new Card(ui.text("settings.api.change"))
        .with(Switch.box("api-on", ui.text("settings.api.on"), model.on), ports, apply);
  }
}
