package dev.quayside.app.screen.settings.lab;

import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.list.Vacancy;
import dev.quayside.engine.sandbox.control.CarrierFault.Availability;
import java.time.Duration;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// Controls the sandbox: moves the clock, breaks carriers, holds parcels.
public final class LabView extends VBox {

  private final LabModel model;
  private final Ui ui;
  private final VBox content = new VBox(12);

  public LabView(LabModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    content.disableProperty().bind(model.busy());
    Follow.value(this, model.state(), this::show);
    getChildren()
        .addAll(
            Words.wrapped(ui.text("settings.lab.intro"), "muted"),
            new InlineProblem(model.problem(), ui),
            content);
  }

  private void show(LabGateway.@Nullable State state) {
    if (state == null) {
      content
          .getChildren()
          .setAll(
              new Vacancy(
                  model.loading(),
                  ui,
                  new EmptyState(Feather.CLOCK, ui.text("settings.lab.none"))));
    } else {
      content.getChildren().setAll(clock(state), parcels(state), carriers(state));
    }
  }

  private Node clock(LabGateway.State state) {
    var buttons = new FlowPane(8, 8);
    buttons
        .getChildren()
        .addAll(
            advance("settings.lab.hour", Duration.ofHours(1)),
            advance("settings.lab.day", Duration.ofDays(1)),
            advance("settings.lab.week", Duration.ofDays(7)),
            advance("settings.lab.month", Duration.ofDays(30)));
    return new Card(ui.text("settings.lab.clock"))
        .with(
            Words.whole(ui.formats().moment(state.clock().now()), "figure"),
            Words.of(ahead(state.clock().ahead()), "muted"),
            buttons);
  }

  private String ahead(Duration by) {
    return by.toMinutes() == 0
        ? ui.text("settings.lab.real-time")
        : ui.text("settings.lab.ahead", ui.formats().span(by));
  }

  private Button advance(String key, Duration by) {
    var button = new Button(ui.text(key));
    button.setId("advance-" + by.toHours());
    button.setOnAction(_ -> model.advance(by));
    return button;
  }

  private Node parcels(LabGateway.State state) {
    var box = new CheckBox(ui.text("settings.lab.moving"));
    box.setId("auto-scan");
    box.setWrapText(true);
    box.setSelected(state.moving());
    box.setOnAction(_ -> model.moveByThemselves(box.isSelected()));
    return new Card(ui.text("settings.lab.parcels")).with(box);
  }

  private Node carriers(LabGateway.State state) {
    var grid = new GridPane(16, 8);
    int row = 0;
    for (var carrier :
        state.carriers().entrySet().stream().sorted(Map.Entry.comparingByValue()).toList()) {
      var name = Words.whole(carrier.getValue());
      var box = behaviour(state, carrier.getKey());
      box.setAccessibleText(carrier.getValue());
      name.setLabelFor(box);
      grid.addRow(row++, name, box);
    }
    return new Card(ui.text("settings.lab.carriers")).with(grid);
  }

  private ComboBox<Availability> behaviour(LabGateway.State state, String carrier) {
    var box = new ComboBox<Availability>();
    box.setId("carrier-" + carrier);
    box.getItems().setAll(Availability.values());
    box.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(Availability value) {
            return value == null ? "" : ui.text("settings.lab.carrier." + value.wire());
          }

          @Override
          public Availability fromString(String words) {
            return box.getValue();
          }
        });
    var fault = state.faults().get(carrier);
    box.setValue(fault == null ? Availability.UP : fault.availability());
    box.setPrefWidth(380);
    box.setOnAction(_ -> model.behave(carrier, box.getValue()));
    return box;
  }
}
