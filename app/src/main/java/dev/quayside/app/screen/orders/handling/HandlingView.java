package dev.quayside.app.screen.orders.handling;

import dev.quayside.app.control.Choice;
import dev.quayside.app.control.Field;
import dev.quayside.app.control.Follow;
import dev.quayside.app.control.ProblemLine;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.screen.orders.handling.HandlingGateway.HandlingChoices;
import dev.quayside.app.screen.orders.handling.HandlingGateway.Named;
import dev.quayside.app.screen.orders.panel.OrdersPanel;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.option.ReferenceKind;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;

/// A line of fields over the chosen orders. What is left open stays; Escape changes nothing.
public final class HandlingView extends OrdersPanel {

  private static final double NUMBER = 64;
  private static final double CHOICE = 112;

  /// Width in pixels for the name of a service.
  private static final double SERVICE = 200;

  private final HandlingModel model;
  private final Ui ui;
  private final Label title = Words.whole("", "strong");
  private final Button save = new Button();
  private final Field whole;
  private final Field rest;
  private final ComboBox<@Nullable String> preset;
  private final ComboBox<HandlingGateway.@Nullable Service> service;
  private final ComboBox<@Nullable LocalDate> day;
  private final Field insured;
  private final ComboBox<@Nullable Named> location;
  private final ComboBox<@Nullable Named> payor;
  private final Field from;
  private final Field payer;

  public HandlingView(HandlingModel model, Ui ui) {
    super("orders-handling", model.open(), model::close, ui);
    this.model = model;
    this.ui = ui;
    whole = number("orders-handling-whole", model.whole);
    rest = number("orders-handling-rest", model.rest);
    preset = choice(List.of(), name -> name, model.preset);
    service = choice(List.of(), HandlingGateway.Service::name, model.service);
    var signature = choice(List.of(Signature.values()), this::words, model.signature);
    day = choice(List.of(), ui.formats()::date, model.shipDate);
    var fields =
        new HBox(
            8,
            whole,
            rest,
            field("preset", "orders.handling.preset", preset, CHOICE),
            field("service", "orders.field.service", service, SERVICE),
            field("signature", "parcel.signature", signature, CHOICE));
    insured = number("orders-handling-insured", model.insured);
    insured.setPrefWidth(CHOICE);
    location = choice(List.of(), Named::name, model.location);
    payor = choice(List.of(), Named::name, model.payor);
    from = field("location", "settings.rules.location", location, CHOICE);
    payer = field("payor", "settings.rules.payor", payor, CHOICE);
    var packaging =
        choice(
            List.of(Packaging.values()),
            one -> ui.text("parcel.packaging." + one.wire()),
            model.packaging);
    var more =
        new HBox(
            8,
            field("packaging", "parcel.packaging", packaging, SERVICE),
            field("day", "parcel.leaves", day, CHOICE),
            insured,
            from,
            payer);
    getChildren()
        .addAll(
            head(save, "save", model::save, title, hint("orders.handling.hint")),
            fields,
            more,
            new HBox(8, kind(), reference()),
            ProblemLine.of(model.problem(), ui));
    Follow.value(this, model.choices(), this::offer);
    Follow.change(this, model.open(), this::opened);
    count();
  }

  /// Says how many it is about.
  public void count() {
    int many = model.chosen().size();
    title.setText(ui.text("orders.handling", many));
    save.setText(ui.text("orders.handling.save", many));
    save.setDisable(many == 0);
  }

  private Field number(String id, TypedNumber number) {
    var field = Field.number(id, "", number, ui, () -> {});
    field.setMinWidth(NUMBER);
    field.setPrefWidth(NUMBER);
    return field;
  }

  private Field field(String word, String caption, ComboBox<?> box, double wide) {
    var field = new Field("orders-handling-" + word, ui.text(caption), box);
    field.setMinWidth(0);
    field.setPrefWidth(wide);
    HBox.setHgrow(field, Priority.ALWAYS);
    return field;
  }

  private Field kind() {
    var box =
        Choice.of(
            List.of(ReferenceKind.values()),
            each -> ui.text("parcel.reference." + each.wire()),
            model.reference.kind);
    box.setMinWidth(0);
    return field("reference-kind", "parcel.reference.kind", box, SERVICE);
  }

  private Field reference() {
    var field =
        Field.text(
            "orders-handling-reference",
            ui.text("parcel.reference.value"),
            model.reference.value,
            () -> {});
    field.setMinWidth(0);
    field.setPrefWidth(SERVICE);
    HBox.setHgrow(field, Priority.ALWAYS);
    return field;
  }

  /// With one more, which leaves it as it is.
  private <T> ComboBox<@Nullable T> choice(
      List<T> values, Function<T, String> words, ObjectProperty<@Nullable T> chosen) {
    ComboBox<@Nullable T> box =
        Choice.of(
            orNone(values),
            one -> one == null ? ui.text("orders.handling.same") : words.apply(one),
            chosen);
    box.setMinWidth(0);
    box.setPromptText(ui.text("orders.handling.same"));
    return box;
  }

  private static <T> List<@Nullable T> orNone(List<T> values) {
    var all = new ArrayList<@Nullable T>();
    all.add(null);
    all.addAll(values);
    return all;
  }

  private String words(Signature signature) {
    return ui.text("parcel.signature." + signature.name().toLowerCase(Locale.ROOT));
  }

  private void offer(HandlingChoices now) {
    preset.getItems().setAll(orNone(now.presets()));
    service.getItems().setAll(orNone(now.services()));
    day.getItems().setAll(orNone(now.days()));
    location.getItems().setAll(orNone(now.locations()));
    payor.getItems().setAll(orNone(now.payors()));
    // there is nothing to choose between
    only(from, now.locations().size() > 1);
    only(payer, !now.payors().isEmpty());
    insured.setCaption(ui.text("parcel.insured", now.currency().getCurrencyCode()));
    boolean metric = now.units() == Units.METRIC;
    whole.setCaption(ui.text(metric ? "parcel.weight.kilograms" : "parcel.weight"));
    rest.setCaption(ui.text(metric ? "parcel.rest.grams" : "parcel.rest"));
  }

  private static void only(Field field, boolean shown) {
    field.setVisible(shown);
    field.setManaged(shown);
  }

  private void opened(boolean now) {
    if (now) {
      count();
      whole.control().requestFocus();
    }
  }
}
