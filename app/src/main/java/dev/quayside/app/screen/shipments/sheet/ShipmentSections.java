package dev.quayside.app.screen.shipments.sheet;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.sheet.ActLines;
import dev.quayside.app.sheet.SheetParts;
import dev.quayside.engine.base.measure.Dimensions;
import dev.quayside.engine.order.OrderItem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.parcel.Parcel;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.address.Address;
import dev.quayside.engine.parcel.customs.Customs;
import dev.quayside.engine.parcel.customs.CustomsItem;
import dev.quayside.engine.parcel.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The sections of a shipment's sheet.
///
/// @param open shows an order, by its id
public record ShipmentSections(ShipmentSheet sheet, Ui ui, Consumer<String> open) {

  /// What was shipped: for which orders, from where, in what boxes, and what is in them.
  public Stream<Node> contents() {
    var parts = new SheetParts(ui);
    var consignment = sheet.shipment().consignment();
    var boxes =
        consignment.pieces().isEmpty()
            ? List.of(consignment.parcel())
            : Piece.parcels(consignment.pieces());
    return Stream.of(
            parts.section(
                "shipments.sheet.orders", sheet.orders().stream().map(this::order).toList()),
            parts.section("shipments.sheet.items", sheet.items().stream().map(this::item).toList()),
            parts.section("shipments.sheet.boxes", boxes.stream().map(this::box).toList()),
            parts.section(
                "shipments.sheet.from", List.of(Words.wrapped(address(consignment.from())))),
            declared(parts, consignment.customs()))
        .flatMap(each -> each);
  }

  /// Who did what with it; nothing for who may not see the audit.
  public Stream<Node> history() {
    return new SheetParts(ui)
        .section(
            "shipments.sheet.acts",
            sheet.history().map(new ActLines(sheet.severalDesks(), ui)::of).orElse(List.of()));
  }

  private Node order(SalesOrder order) {
    var from = Optional.ofNullable(order.from()).map(each -> " · " + each).orElse("");
    var words = Words.wrapped(order.shownNumber() + from, "strong");
    words.setMinWidth(0);
    var button = new Button(ui.text("shipments.sheet.open-order"));
    button.setId("shipments-sheet-order");
    button.getStyleClass().add("link");
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(_ -> open.accept(order.id()));
    var line = new HBox(8, words, button);
    line.setAlignment(Pos.CENTER_LEFT);
    return line;
  }

  private Node item(OrderItem item) {
    var called =
        Objects.requireNonNullElse(item.description(), Objects.requireNonNullElse(item.sku(), "—"));
    var small = new ArrayList<String>();
    if (item.sku() != null && item.description() != null) {
      small.add(item.sku());
    }
    if (!item.options().isEmpty()) {
      small.add(item.optionsInBrief());
    }
    Optional.ofNullable(item.value()).map(ui.formats()::money).ifPresent(small::add);
    return two(ui.text("sheet.item", item.quantity(), called), small);
  }

  private Node box(Parcel parcel) {
    var words = new ArrayList<String>(List.of(ui.formats().weight(parcel.weight())));
    Optional.ofNullable(parcel.dimensions()).map(this::size).ifPresent(words::add);
    var small = new ArrayList<String>();
    if (parcel.signature() != Signature.NONE) {
      small.add(ui.text("parcel.signature." + parcel.signature().wire()));
    }
    Optional.ofNullable(parcel.insuredValue())
        .map(ui.formats()::money)
        .ifPresent(value -> small.add(ui.text("shipments.sheet.insured", value)));
    if (parcel.hazmat()) {
      small.add(ui.text("shipments.sheet.hazmat"));
    }
    return two(String.join(" · ", words), small);
  }

  private String size(Dimensions sides) {
    return ui.text(
        "settings.presets.sides.imperial",
        ui.formats().number(sides.length()),
        ui.formats().number(sides.width()),
        ui.formats().number(sides.height()));
  }

  private Stream<Node> declared(SheetParts parts, @Nullable Customs customs) {
    if (customs == null) {
      return Stream.of();
    }
    var lines = new ArrayList<Node>();
    var contents = customs.contentsType().wire();
    lines.add(
        Words.wrapped(ui.text("customs.contents." + contents) + " · " + customs.incoterm().name()));
    customs.items().forEach(each -> lines.add(declared(each)));
    customs
        .allTaxIds()
        .forEach(
            each -> lines.add(Words.wrapped(each.kind().name() + " " + each.value(), "caption")));
    return parts.section("sheet.customs", lines);
  }

  private Node declared(CustomsItem item) {
    var small = new ArrayList<String>();
    if (item.hsCode() != null) {
      small.add(ui.text("sheet.customs.hs", item.hsCode()));
    }
    small.add(Locale.of("", item.originCountry()).getDisplayCountry(ui.texts().locale()));
    small.add(ui.formats().money(item.value()));
    small.add(ui.formats().weight(item.weight()));
    return two(ui.text("sheet.item", item.quantity(), item.description()), small);
  }

  private static Node two(String words, List<String> small) {
    var box = new VBox(2, Words.wrapped(words));
    if (!small.isEmpty()) {
      box.getChildren().add(Words.wrapped(String.join(" · ", small), "caption"));
    }
    return box;
  }

  private String address(Address from) {
    return Stream.of(
            from.name(), from.company(), from.street1(), from.street2(), ui.formats().place(from))
        .filter(Objects::nonNull)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining("\n"));
  }
}
