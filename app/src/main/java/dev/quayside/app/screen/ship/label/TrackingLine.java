package dev.quayside.app.screen.ship.label;

import dev.quayside.app.action.DesktopClipboard;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A tracking number with a button that copies it.
final class TrackingLine extends HBox {

  TrackingLine(String number, Ui ui) {
    super(4);
    setAlignment(Pos.CENTER_LEFT);
    var words = Words.of(number, "strong", "tracking-number");
    words.setId("tracking-number");
    words.setMinWidth(0);
    var copy = new Button("", new FontIcon(Feather.COPY));
    copy.getStyleClass().addAll("quiet", "small-icon");
    copy.setAccessibleText(ui.text("ship.copy-tracking"));
    copy.setTooltip(new Tooltip(ui.text("ship.copy-tracking")));
    copy.setOnAction(_ -> DesktopClipboard.copy(number));
    getChildren().addAll(words, Gap.wide(), copy);
  }
}
