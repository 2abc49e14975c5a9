package dev.quayside.app.scale;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Ui;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Shows the weight on the scale, in the scale's own unit; hidden without a scale.
public final class ScaleReadingView extends Label {

  private final Ui ui;

  public ScaleReadingView(ScaleReading reading, String id, Ui ui) {
    this.ui = ui;
    setId(id);
    setMinWidth(USE_PREF_SIZE);
    setTooltip(new Tooltip(ui.text("scale")));
    managedProperty().bind(visibleProperty());
    Follow.value(this, reading.weighing(), this::show);
  }

  private void show(Weighing now) {
    getStyleClass().setAll("label", "status", style(now.state()));
    setVisible(now.state() != Weighing.State.NONE);
    setGraphic(new FontIcon(icon(now.state())));
    setText(words(now));
    setAccessibleText(ui.text("scale.spoken", getText()));
  }

  private String words(Weighing now) {
    var reading = now.reading();
    var weight =
        reading == null ? "" : ui.formats().amount(reading.amount(), reading.unit().symbol());
    return ui.text("scale." + now.state().name().toLowerCase(Locale.ROOT), weight);
  }

  private static String style(Weighing.State state) {
    return switch (state) {
      case NONE -> "calm";
      case STABLE -> "good";
      case UNSTABLE, NO_WEIGHT, STALE -> "attention";
      case AWAY -> "failure";
    };
  }

  private static Feather icon(Weighing.State state) {
    return switch (state) {
      case NONE, STABLE -> Feather.PACKAGE;
      case UNSTABLE -> Feather.ACTIVITY;
      case NO_WEIGHT, STALE -> Feather.CLOCK;
      case AWAY -> Feather.ALERT_TRIANGLE;
    };
  }
}
