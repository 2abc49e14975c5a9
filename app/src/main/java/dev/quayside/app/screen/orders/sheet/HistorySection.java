package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.control.Ui;
import dev.quayside.app.sheet.ActLines;
import dev.quayside.app.sheet.SheetParts;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;

/// Who did what with an order, the newest first. Who may not see the audit sees when its parcels
/// were bought.
record HistorySection(OrderSheet sheet, Ui ui) {

  private record Moment(Instant at, String what, String who) {}

  Stream<Node> nodes() {
    var lines = new ActLines(sheet.severalDesks(), ui);
    return new SheetParts(ui)
        .section("sheet.history", sheet.history().map(lines::of).orElseGet(() -> parcels(lines)));
  }

  private List<Node> parcels(ActLines lines) {
    var moments = new ArrayList<Moment>();
    var order = sheet.order();
    moments.add(new Moment(order.createdAt(), lines.what("order.created"), ""));
    for (var parcel : order.parcels()) {
      var label = parcel.shipment();
      var buyer = label == null ? null : label.boughtBy();
      var who = name(buyer == null ? null : buyer.name());
      parcel
          .shippedAt()
          .ifPresent(at -> moments.add(new Moment(at, lines.what("order.shipped"), who)));
    }
    return moments.stream()
        .sorted(Comparator.comparing(Moment::at).reversed())
        .map(each -> lines.line(each.at(), each.what(), each.who()))
        .toList();
  }

  private static String name(@Nullable String name) {
    return name == null ? "" : name;
  }
}
