package dev.quayside.app.screen.ship.label;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.print.PrintState;
import java.util.Objects;
import javafx.scene.control.Label;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows how far the label's printing is, and why it waits.
final class PrintLine {
  private PrintLine() {}

  static Label of(PrintState print, Ui ui) {
    var printer = Objects.requireNonNullElse(print.printer(), "");
    var reason = ui.texts().of(print.reason());
    var line =
        switch (print.step()) {
          case NO_PRINTER -> line(ui.text("ship.print.none"), Feather.PRINTER, "attention");
          case EARLIER -> line(ui.text("ship.print.earlier"), Feather.PRINTER, "calm");
          case WAITING ->
              line(ui.text("ship.print.waiting", printer, reason), Feather.PAUSE, "attention");
          case PRINTING -> line(ui.text("ship.print.printing", printer), Feather.PRINTER, "calm");
          case AT_PRINTER ->
              line(ui.text("ship.print.at-printer", printer), Feather.PRINTER, "calm");
          case STOPPED ->
              line(
                  ui.text("ship.print.stopped", printer, reason),
                  Feather.ALERT_OCTAGON,
                  "attention");
          case SENT -> line(ui.text("ship.print.sent", printer), Feather.CHECK, "done");
          case PRINTED -> line(ui.text("ship.print.printed", printer), Feather.CHECK, "done");
          case UNKNOWN ->
              line(ui.text("ship.print.unknown", printer), Feather.HELP_CIRCLE, "attention");
          case FAILED ->
              line(
                  printer.isEmpty()
                      ? ui.text("ship.print.refused", reason)
                      : ui.text("ship.print.failed", printer, reason),
                  Feather.ALERT_TRIANGLE,
                  "failure");
        };
    line.setId("print-state");
    return line;
  }

  private static Label line(String words, Feather icon, String style) {
    var line = Words.wrapped(words, "fact", style);
    line.setGraphic(new FontIcon(icon));
    return line;
  }
}
