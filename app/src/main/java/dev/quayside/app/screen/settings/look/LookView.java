package dev.quayside.app.screen.settings.look;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Switch;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.SegmentedTabs;
import dev.quayside.app.i18n.Language;
import dev.quayside.app.shell.window.WindowMemory;
import dev.quayside.app.sound.Signal;
import dev.quayside.app.theme.Appearance;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// All choices of colours, language, zoom and sounds.
final class LookView extends VBox {

  private static final double SLIDER = 260;
  private static final double NUMBER = 56;
  private static final int STEP = 10;

  private final LookModel model;
  private final Ui ui;

  LookView(LookModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    var appearance =
        new SegmentedTabs<>(
            ui.text("settings.look.appearance"),
            List.of(Appearance.values()),
            one -> ui.text("settings.look.appearance." + one.wire()),
            model.appearance);
    var language =
        new SegmentedTabs<>(
            ui.text("settings.look.language"),
            List.of(Language.values()),
            one -> ui.text("language." + one.code()),
            model.language);
    var zoom =
        new SegmentedTabs<>(
            ui.text("settings.look.size"),
            WindowMemory.ZOOMS,
            percent -> ui.text("settings.look.percent", percent),
            model.zoom);
    zoom.setId("look-zoom");
    getChildren()
        .addAll(
            new Card(ui.text("settings.look.appearance")).with(appearance),
            new Card(ui.text("settings.look.language")).with(language),
            new Card(ui.text("settings.look.size"))
                .with(Words.wrapped(ui.text("settings.look.size.words"), "muted"), zoom),
            sound());
  }

  private Node sound() {
    var lines = new VBox(8);
    for (var signal : Signal.values()) {
      lines.getChildren().add(line(signal));
    }
    return new Card(ui.text("settings.look.sound"))
        .with(
            Switch.of("look-sounds", ui.text("settings.look.sounds"), model.sounds),
            volume(),
            lines);
  }

  private Node volume() {
    var slider = new Slider(0, WindowMemory.LOUDEST, model.volume.get());
    slider.setId("look-volume");
    slider.setAccessibleText(ui.text("settings.look.volume"));
    slider.setBlockIncrement(STEP);
    slider.setMajorTickUnit(STEP);
    slider.setMinorTickCount(0);
    slider.setSnapToTicks(true);
    slider.setPrefWidth(SLIDER);
    slider.valueProperty().bindBidirectional(model.volume);
    var number = new Label();
    number.setMinWidth(NUMBER);
    Follow.value(this, model.volume, now -> number.setText(percent(now.intValue())));
    var caption = Words.whole(ui.text("settings.look.volume"));
    caption.setLabelFor(slider);
    var line = new HBox(12, caption, slider, number);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  private String percent(int number) {
    return ui.text("settings.look.percent", number);
  }

  private Node line(Signal signal) {
    var key = signal.name().toLowerCase(Locale.ROOT);
    var play = new Button(ui.text("settings.look.play"), new FontIcon(Feather.PLAY));
    play.setId("look-play-" + key);
    play.setMinWidth(USE_PREF_SIZE);
    play.setAccessibleText(
        ui.text("settings.look.play.of", ui.text("settings.look.signal." + key)));
    play.setOnAction(_ -> model.play(signal));
    var words = Words.wrapped(ui.text("settings.look.signal." + key));
    var line = new HBox(12, play, words, Gap.wide());
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }
}
