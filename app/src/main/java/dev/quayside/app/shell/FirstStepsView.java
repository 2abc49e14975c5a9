package dev.quayside.app.shell;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Narrow;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The checklist of the first start; its cross closes it for good.
final class FirstStepsView extends HBox {

  /// In pixels: a narrower window has no room for the title, nor for the step that not every shop
  /// takes.
  private static final double NARROW = 760;

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
    build();
    Follow.value(this, model.memory(), _ -> appear());
    Follow.change(this, model.firstSteps(), _ -> appear());
  }

  /// Shows the checklist. Its room is kept while it is unknown which steps are done, so that
  /// nothing moves later.
  private void appear() {
    boolean wanted = !model.memory().get().introduced() && model.mayUse(Place.SETTINGS);
    setVisible(wanted && model.firstSteps().get().known());
    setManaged(wanted);
  }

  private void build() {
    var cross = new Button("", new FontIcon(Feather.X));
    cross.setId("first-steps-close");
    cross.getStyleClass().addAll("quiet", "small-icon");
    cross.setAccessibleText(ui.text("steps.close"));
    cross.setTooltip(new Tooltip(ui.text("steps.close")));
    cross.setOnAction(_ -> model.introduce(false));
    var name = Words.whole(ui.text("steps"), "strong");
    name.managedProperty().bind(name.visibleProperty());
    var shop =
        step(
            "steps.shop",
            FirstSteps::shop,
            Place.ORDERS,
            () -> model.send(new NavigationRequest.OpenSettings("settings.shops")));
    shop.managedProperty().bind(shop.visibleProperty());
    Narrow.follow(
        this,
        NARROW,
        narrow -> {
          name.setVisible(!narrow);
          shop.setVisible(!narrow);
        });
    getChildren()
        .setAll(
            name,
            step(
                "steps.printer",
                FirstSteps::printer,
                Place.PRINTERS,
                () -> model.place.set(Place.PRINTERS)),
            step(
                "steps.sender",
                FirstSteps::sender,
                Place.SHIP,
                () -> model.send(new NavigationRequest.NameSender())),
            step(
                "steps.carrier",
                FirstSteps::carrier,
                Place.SETTINGS,
                () -> model.send(new NavigationRequest.OpenSettings("settings.accounts"))),
            shop,
            Gap.wide(),
            cross);
  }

  /// A step that stays the same button when it is done: replacing it would lose a click under way.
  private Node step(String key, Predicate<FirstSteps> there, Place place, Runnable run) {
    var words = ui.text(key);
    var icon = new FontIcon(Feather.ARROW_RIGHT);
    var step = new Button(words, icon);
    step.setDisable(!places.contains(place));
    step.setId("step-" + place.name().toLowerCase(Locale.ROOT));
    step.setOnAction(_ -> run.run());
    Follow.value(
        step,
        model.firstSteps(),
        steps -> {
          boolean done = there.test(steps);
          icon.setIconCode(done ? Feather.CHECK_CIRCLE : Feather.ARROW_RIGHT);
          step.getStyleClass().setAll("button", "quiet", "step", done ? "done" : "open");
          step.setAccessibleText(ui.text(done ? "steps.done" : "steps.todo", words));
        });
    return step;
  }
}
