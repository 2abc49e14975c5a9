package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.engine.platform.audit.AuditEntry;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// Who did what with an order, the newest first. Who may not see the audit sees when its parcels
/// were bought.
record HistorySection(OrderSheet sheet, Ui ui) {

  private record Moment(Instant at, String what, String who) {}

  Stream<Node> nodes() {
    var moments = sheet.history().map(this::acts).orElseGet(this::parcels);
    return new SheetParts(ui).section("sheet.history", moments.stream().map(this::node).toList());
  }

  private List<Moment> acts(List<AuditEntry> entries) {
    return entries.stream()
        .map(each -> new Moment(each.createdAt(), what(each.action()), who(each)))
        .toList();
  }

  private String what(String action) {
    return ui.texts().find("audit." + action.replace('_', '-')).orElse(action);
  }

  private String who(AuditEntry act) {
    var at = act.station() == null || !sheet.severalDesks() ? "" : ", " + act.station();
    if (act.userName() != null) {
      return act.userName() + at;
    }
    return switch (act.keyId()) {
      case "desk" -> ui.text("settings.audit.desk") + at;
      case "engine" -> ui.text("settings.audit.engine");
      default -> ui.text("settings.audit.key", act.keyId());
    };
  }

  private List<Moment> parcels() {
    var moments = new ArrayList<Moment>();
    var order = sheet.order();
    moments.add(new Moment(order.createdAt(), what("order.created"), ""));
    for (var parcel : order.parcels()) {
      var label = parcel.shipment();
      var buyer = label == null ? null : label.boughtBy();
      parcel
          .shippedAt()
          .ifPresent(
              at ->
                  moments.add(
                      new Moment(
                          at, what("order.shipped"), name(buyer == null ? null : buyer.name()))));
    }
    moments.sort(Comparator.comparing(Moment::at).reversed());
    return moments;
  }

  private static String name(@Nullable String name) {
    return name == null ? "" : name;
  }

  private Node node(Moment moment) {
    var when = ui.formats().stamp(moment.at());
    var small = moment.who().isEmpty() ? when : ui.text("sheet.note.by", moment.who(), when);
    var box = new VBox(2, Words.wrapped(moment.what()), Words.wrapped(small, "caption"));
    box.getStyleClass().add("moment");
    return box;
  }
}
