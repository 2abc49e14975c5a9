package dev.quayside.app.fault;

import dev.quayside.app.action.DesktopClipboard;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Replaces everything in the window after an Error, so that the broken view is not drawn again.
public final class FaultView extends StackPane {

  private static final double WIDEST = 480;

  /// Lines of a stack trace to copy: the trace of a stack overflow repeats the same lines a
  /// thousand times.
  private static final int MOST_LINES = 60;

  public FaultView(Fault fault, Ui ui) {
    getStyleClass().add("shell");
    boolean memory = fault.error() instanceof OutOfMemoryError;
    var title = Words.wrapped(ui.text(memory ? "fault.memory" : "fault.title"), "figure");
    var head = new HBox(12, new FontIcon(Feather.ALERT_TRIANGLE), title);
    head.setAlignment(Pos.CENTER_LEFT);
    var copy = new Button(ui.text("problem.copy"), new FontIcon(Feather.COPY));
    copy.setOnAction(_ -> copy(fault));
    var goOn = button(ui.text("fault.continue"), "fault-continue", fault.goOn());
    goOn.getStyleClass().add("accent");
    var foot = new HBox(8, copy, Gap.wide());
    var restart = fault.restart();
    if (restart != null) {
      foot.getChildren().add(button(ui.text("fault.restart"), "fault-restart", restart));
    }
    foot.getChildren().add(goOn);
    var card =
        new VBox(
            head,
            Words.wrapped(ui.text("fault.body")),
            Words.wrapped(ui.text("fault.log", fault.log()), "muted"),
            foot);
    card.getStyleClass().addAll("panel", "dialog-card", "problem");
    card.setMaxSize(WIDEST, USE_PREF_SIZE);
    getChildren().add(card);
  }

  private static Button button(String words, String id, Runnable run) {
    var button = new Button(words);
    button.setId(id);
    button.setOnAction(_ -> run.run());
    return button;
  }

  private static void copy(Fault fault) {
    var trace = new StringWriter();
    fault.error().printStackTrace(new PrintWriter(trace));
    DesktopClipboard.copy(
        trace.toString().lines().limit(MOST_LINES).collect(Collectors.joining("\n")));
  }
}
