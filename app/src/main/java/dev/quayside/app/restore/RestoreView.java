package dev.quayside.app.restore;

import dev.quayside.app.control.Busy;
import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.platform.store.Backup;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Shows the question, then the result.
public final class RestoreView extends StackPane {

  private static final double WIDEST = 560;

  private final RestoreModel model;
  private final Ui ui;
  private final VBox card = new VBox();

  public RestoreView(RestoreModel model, Ui ui) {
    this.model = model;
    this.ui = ui;
    getStyleClass().add("shell");
    card.getStyleClass().addAll("panel", "dialog-card");
    card.setMaxSize(WIDEST, USE_PREF_SIZE);
    getChildren().add(card);
    Follow.value(this, model.done(), this::show);
  }

  private void show(boolean done) {
    if (done) {
      restored();
    } else {
      ask();
    }
  }

  private void ask() {
    var question =
        new ConfirmStrip(
            "restore",
            ui.text("restore.words"),
            ui.text("restore.not"),
            model::goOn,
            ui.text("restore.really"),
            model::restore);
    question.disableProperty().bind(model.busy());
    var made = Words.wrapped("", "strong");
    made.setId("restore-made");
    made.managedProperty().bind(made.visibleProperty());
    Follow.value(
        this,
        model.contents(),
        contents -> {
          made.setVisible(contents != null);
          made.setText(contents == null ? "" : words(contents));
        });
    var busy = Busy.line(ui.text("restore.busy"));
    busy.visibleProperty().bind(model.busy());
    busy.managedProperty().bind(model.busy());
    card.getChildren()
        .setAll(
            Words.wrapped(ui.text("restore.title"), "figure"),
            Words.wrapped(model.file().toString(), "code"),
            made,
            new InlineProblem(model.problem(), ui),
            question,
            busy);
    question.focusKeep();
  }

  private String words(Backup.Contents contents) {
    var made = ui.text("restore.made", ui.formats().moment(contents.madeAt()));
    var since = contents.boughtSince();
    return since == null ? made : made + " " + ui.text("restore.since", since);
  }

  private void restored() {
    var open = new Button(ui.text("restore.open"));
    open.setId("restore-open");
    open.setDefaultButton(true);
    open.getStyleClass().add("accent");
    open.setOnAction(_ -> model.goOn());
    card.getChildren().setAll(Words.wrapped(ui.text("restore.done"), "figure"));
    var before = model.before().get();
    if (before != null) {
      card.getChildren()
          .addAll(
              Words.wrapped(ui.text("restore.before")), Words.wrapped(before.toString(), "code"));
    }
    card.getChildren().add(open);
    open.requestFocus();
  }
}
