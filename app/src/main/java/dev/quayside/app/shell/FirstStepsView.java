package dev.quayside.app.shell;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The checklist of the first start; closed for good with its cross.
final class FirstStepsView extends HBox {

  private final ShellModel model;
  private final Ui ui;
  private final List<Place> places;

  FirstStepsView(ShellModel model, Ui ui, List<Place> places) {
    super(8);
    this.model = model;
    this.ui = ui;
    this.places = places;
    setId("first-steps");
    getStyleClass().add("first-steps");
    setAlignment(Pos.CENTER_LEFT);
    Follow.value(this, model.firstSteps(), this::show);
    Follow.value(
        this,
        model.memory(),
        memory -> {
          setVisible(!memory.introduced());
          setManaged(!memory.introduced());
        });
  }

  private void show(FirstSteps steps) {
    var cross = new Button("", new FontIcon(Feather.X));
    cross.setId("first-steps-close");
    cross.getStyleClass().addAll("quiet", "small-icon");
    cross.setAccessibleText(ui.text("steps.close"));
    cross.setTooltip(new Tooltip(ui.text("steps.close")));
    cross.setOnAction(_ -> model.introduce(false));
    getChildren()
        .setAll(
            Words.whole(ui.text("steps"), "strong"),
            step(ui.text("steps.printer"), steps.printer(), Place.PRINTERS, this::go),
            step(ui.text("steps.sender"), steps.sender(), Place.SHIP, this::go),
            step(
                ui.text("steps.carrier"),
                steps.carrier(),
                Place.SETTINGS,
                _ -> model.send(new Errand.OpenSettings("settings.accounts"))),
            Gap.wide(),
            cross);
  }

  private void go(Place place) {
    model.place().set(place);
  }

  private Node step(String words, boolean done, Place place, Consumer<Place> run) {
    var step = new Button(words, new FontIcon(done ? Feather.CHECK_CIRCLE : Feather.CIRCLE));
    step.getStyleClass().addAll("quiet", "step", done ? "done" : "open");
    step.setAccessibleText(ui.text(done ? "steps.done" : "steps.todo", words));
    step.setDisable(!places.contains(place));
    step.setId("step-" + place.name().toLowerCase(Locale.ROOT));
    step.setOnAction(_ -> run.accept(place));
    return step;
  }
}
