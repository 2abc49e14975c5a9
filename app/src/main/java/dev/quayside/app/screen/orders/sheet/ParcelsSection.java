package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.control.ActionButton;
import dev.quayside.app.control.Gap;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.i18n.ServiceName;
import dev.quayside.app.screen.orders.sheet.OrderSheet.Parcel;
import dev.quayside.app.sheet.SheetParts;
import dev.quayside.engine.carrier.catalogue.CarrierModules;
import dev.quayside.engine.carrier.module.CarrierModule;
import dev.quayside.engine.carrier.tracking.TrackingStatus;
import dev.quayside.engine.order.packing.OrderParcel;
import dev.quayside.engine.order.packing.PackedItem;
import java.util.ArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The parcels of an order with their labels and papers, voided ones among them.
///
/// @param show shows a label, by its shipment's id
/// @param takeBack takes a parcel back that left another way, by its id
record ParcelsSection(OrderSheet sheet, Ui ui, Consumer<String> show, Consumer<String> takeBack) {

  Stream<Node> nodes() {
    return new SheetParts(ui)
        .section("sheet.parcels", sheet.parcels().stream().map(this::row).toList());
  }

  private Node row(Parcel one) {
    var parcel = one.parcel();
    var head = new HBox(8, Words.wrapped(carried(parcel), "strong"), Gap.wide());
    head.setAlignment(Pos.CENTER_LEFT);
    if (parcel.isBought()) {
      head.getChildren()
          .add(button("sheet-label", "sheet.label", () -> show.accept(parcel.shipmentId())));
    } else if (parcel.isExternal()) {
      head.getChildren()
          .add(button("sheet-take-back", "orders.away.back", () -> takeBack.accept(parcel.id())));
    }
    var box = new VBox(2, head, Words.wrapped(small(parcel), "caption"));
    parcel
        .trackingNumber()
        .filter(each -> !each.isEmpty())
        .ifPresent(number -> box.getChildren().add(1, Words.wrapped(number, "code")));
    if (!one.papers().isEmpty()) {
      box.getChildren().add(Words.wrapped(ui.text("sheet.papers", papers(one)), "caption"));
    }
    return box;
  }

  private Button button(String id, String key, Runnable run) {
    return new ActionButton(id, ui.text(key), run, "link");
  }

  private String carried(OrderParcel parcel) {
    var label = parcel.shipment();
    if (label != null) {
      return ServiceName.brief(label.carrier(), label.serviceName());
    }
    return parcel
        .carrier()
        .map(who -> CarrierModules.of(who).map(CarrierModule::name).orElse(who))
        .orElseGet(() -> ui.text("sheet.parcel.buying"));
  }

  private String small(OrderParcel parcel) {
    var parts = new ArrayList<String>();
    parts.add(ui.text("sheet.parcel." + parcel.state()));
    var tracked = parcel.tracked();
    if (tracked != null && tracked != TrackingStatus.PRE_TRANSIT && parcel.isOut()) {
      parts.add(ui.text("tracking.status." + tracked.wire().replace('_', '-')));
    }
    parts.add(
        ui.text(
            "orders.parts.pieces", parcel.items().stream().mapToInt(PackedItem::quantity).sum()));
    parcel.cost().map(ui.formats()::money).ifPresent(parts::add);
    parcel.shippedAt().map(ui.formats()::stamp).ifPresent(parts::add);
    var label = parcel.shipment();
    if (label != null) {
      var buyer = label.boughtBy();
      if (buyer != null) {
        parts.add(buyer.name());
      }
      if (label.station() != null && sheet.severalDesks()) {
        parts.add(label.station());
      }
    }
    return String.join(" · ", parts);
  }

  private String papers(Parcel one) {
    return one.papers().stream()
        .map(
            paper -> {
              var name = ui.text("shipments.paper." + paper.kind().wire().replace('_', '-'));
              return paper.ready() ? name : ui.text("shipments.paper.awaited", name);
            })
        .collect(Collectors.joining(", "));
  }
}
