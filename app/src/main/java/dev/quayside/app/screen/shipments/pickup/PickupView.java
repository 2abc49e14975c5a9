package dev.quayside.app.screen.shipments.pickup;

import dev.quayside.app.control.ConfirmStrip;
import dev.quayside.app.control.DisplayText;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.InlineProblem;
import dev.quayside.app.control.RecordTable;
import dev.quayside.app.control.Tone;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.control.layout.Card;
import dev.quayside.app.control.layout.EmptyState;
import dev.quayside.app.control.layout.FieldRow;
import dev.quayside.app.list.Vacancy;
import dev.quayside.app.screen.shipments.pickup.PickupGateway.Comer;
import dev.quayside.app.screen.shipments.pickup.PickupGateway.Service;
import dev.quayside.engine.shipping.pickup.Pickup;
import dev.quayside.engine.shipping.pickup.PickupStatus;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.Property;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A form to book a pick-up, and beside it the booked ones.
public final class PickupView extends HBox {

  private static final double FORM = 300;
  private static final double CARRIER = 108;
  private static final double DAY = 104;
  private static final double HOURS = 106;
  private static final double NUMBER = 126;
  private static final double STATE = 108;
  private static final int FIRST_HOUR = 6;
  private static final int LAST_HOUR = 22;

  private final PickupModel model;
  private final Ui ui;
  private final VBox foot = new VBox(8);

  public PickupView(PickupModel model, Ui ui) {
    super(12);
    this.model = model;
    this.ui = ui;
    var form = form();
    var asked = asked();
    HBox.setHgrow(asked, Priority.ALWAYS);
    asked.setMinWidth(0);
    getChildren().addAll(form, asked);
    Follow.value(this, model.chosen, _ -> showFoot());
    Follow.value(this, model.cancelling, _ -> showFoot());
  }

  private VBox form() {
    var hours = FXCollections.observableArrayList(hours());
    var book = new Button(ui.text("shipments.pickup.book"), new FontIcon(Feather.TRUCK));
    book.setId("pickup-book");
    book.getStyleClass().add("accent");
    book.disableProperty().bind(model.busy().or(Bindings.isEmpty(model.carriers)));
    book.setOnAction(_ -> model.book());
    var form =
        new Card(ui.text("shipments.pickup.new"))
            .with(
                Words.wrapped(ui.text("shipments.pickup.about"), "muted"),
                choice("carrier", model.carriers, Comer::name, model.carrier),
                dock(),
                service(),
                new FieldRow(
                    List.of(
                        choice("day", model.days, ui.formats()::day, model.day),
                        Field.number(
                            "pickup-parcels",
                            ui.text("shipments.pickup.parcels"),
                            model.parcels,
                            ui,
                            () -> {})),
                    68,
                    32),
                new FieldRow(
                    List.of(
                        choice("ready", hours, ui.formats()::time, model.ready),
                        choice("closing", hours, ui.formats()::time, model.closing)),
                    50,
                    50),
                text("instructions", model.instructions),
                new InlineProblem(model.problem(), ui),
                book);
    form.setMinWidth(FORM);
    form.setPrefWidth(FORM);
    return form;
  }

  /// The choice of the place, hidden when there is nothing to choose.
  private Field dock() {
    var field =
        choice(
            "dock",
            model.docks,
            each ->
                each == null
                    ? ""
                    : ui.text("shipments.pickup.dock.waiting", each.name(), each.waiting()),
            model.dock);
    field.managedProperty().bind(Bindings.size(model.docks).greaterThan(1));
    field.visibleProperty().bind(field.managedProperty());
    return field;
  }

  /// The choice of the service, hidden when there is nothing to choose.
  private Field service() {
    var field =
        choice(
            "service",
            model.services,
            each -> each.map(Service::name).orElse(ui.text("shipments.pickup.service.any")),
            model.service);
    field.managedProperty().bind(Bindings.isNotEmpty(model.services));
    field.visibleProperty().bind(field.managedProperty());
    return field;
  }

  private static List<LocalTime> hours() {
    return IntStream.rangeClosed(2 * FIRST_HOUR, 2 * LAST_HOUR)
        .mapToObj(half -> LocalTime.of(half / 2, half % 2 * 30))
        .toList();
  }

  private <T extends @Nullable Object> Field choice(
      String id, ObservableList<T> values, Function<T, String> words, Property<T> chosen) {
    var box = new ComboBox<>(values);
    box.setConverter(new DisplayText<>(words));
    box.valueProperty().bindBidirectional(chosen);
    return new Field("pickup-" + id, ui.text("shipments.pickup." + id), box);
  }

  private Field text(String id, StringProperty value) {
    return Field.text("pickup-" + id, ui.text("shipments.pickup." + id), value, () -> {});
  }

  private VBox asked() {
    var table =
        new RecordTable<>("pickups", ui.text("shipments.pickup.asked"), model.pickups)
            .whenEmpty(
                new Vacancy(
                    model.loading(),
                    ui,
                    new EmptyState(Feather.TRUCK, ui.text("shipments.pickup.none"))));
    table.text("carrier", ui.text("shipments.carrier"), Pickup::carrierName).setMinWidth(CARRIER);
    table
        .values(
            "day",
            ui.text("shipments.pickup.day"),
            Pickup::comes,
            Comparator.<LocalDate>naturalOrder(),
            ui.formats()::day)
        .setMinWidth(DAY);
    table.text("window", ui.text("shipments.pickup.window"), this::window).setMinWidth(HOURS);
    table.text("number", ui.text("shipments.pickup.number"), Pickup::number).setMinWidth(NUMBER);
    table
        .pills(
            "state",
            ui.text("shipments.pickup.state"),
            Pickup::status,
            Comparator.<PickupStatus>naturalOrder(),
            each -> ui.text("shipments.pickup.state." + each.wire().replace('_', '-')),
            PickupView::tone)
        .setMinWidth(STATE);
    table.getSelectionModel().selectedItemProperty().subscribe(model.chosen::set);
    Follow.value(this, model.chosen, one -> table.getSelectionModel().select(one));
    VBox.setVgrow(table, Priority.ALWAYS);
    return new Card(ui.text("shipments.pickup.asked")).with(table, foot);
  }

  private String window(Pickup pickup) {
    var order = pickup.order();
    return ui.text(
        "shipments.pickup.hours",
        ui.formats().time(order.ready()),
        ui.formats().time(order.closing()));
  }

  private static Tone tone(PickupStatus status) {
    return switch (status) {
      case BOOKED -> Tone.GOOD;
      case IN_DOUBT -> Tone.WAITING;
      case CANCELLED -> Tone.QUIET;
    };
  }

  /// Shows the note of the selected pick-up, and the button to cancel it.
  private void showFoot() {
    foot.getChildren().clear();
    var one = model.chosen.get();
    if (one == null || !model.canCancel()) {
      return;
    }
    var note = one.note();
    if (note != null) {
      foot.getChildren().add(Words.wrapped(ui.texts().of(note), "plain"));
    }
    if (model.cancelling.get()) {
      var strip =
          new ConfirmStrip(
              "pickup-cancel-question",
              ui.text("shipments.pickup.cancel.question", one.carrierName()),
              ui.text("shipments.pickup.cancel.keep"),
              () -> model.cancelling.set(false),
              ui.text("shipments.pickup.cancel"),
              model::cancel);
      foot.getChildren().add(strip);
      strip.focusKeep();
    } else {
      foot.getChildren().add(cancel());
    }
  }

  private Node cancel() {
    var cancel = new Button(ui.text("shipments.pickup.cancel"), new FontIcon(Feather.X));
    cancel.setId("pickup-cancel");
    cancel.getStyleClass().addAll("danger", "outlined");
    cancel.disableProperty().bind(model.busy());
    cancel.setOnAction(_ -> model.askCancel());
    return cancel;
  }
}
