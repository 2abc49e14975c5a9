package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.control.ProblemText;
import dev.quayside.app.control.Ui;
import dev.quayside.app.control.Words;
import dev.quayside.app.sheet.SheetParts;
import dev.quayside.engine.order.mark.StaffNote;
import dev.quayside.engine.order.origin.PostBack;
import java.util.ArrayList;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// What is said of an order: by its shop, by buyer and seller, and by our people.
record NotesSection(OrderSheet sheet, Ui ui) {

  /// What it is and where it comes from.
  Stream<Node> nodes() {
    var parts = new SheetParts(ui);
    var order = sheet.order();
    var details = order.details();
    var lines = new ArrayList<Node>();
    if (order.from() != null) {
      lines.add(parts.line("sheet.from", order.from()));
    }
    if (details.orderedOn() != null) {
      lines.add(parts.line("sheet.ordered", ui.formats().day(details.orderedOn())));
    }
    if (details.shipBy() != null) {
      lines.add(parts.line("sheet.ship-by", ui.formats().day(details.shipBy())));
    }
    if (details.service() != null && !details.service().isBlank()) {
      lines.add(parts.line("sheet.wanted", details.service().strip()));
    }
    details
        .weight()
        .map(ui.formats()::weight)
        .ifPresent(each -> lines.add(parts.line("sheet.weight", each)));
    if (details.value() != null) {
      lines.add(parts.line("sheet.value", ui.formats().money(details.value())));
    }
    var marks = order.marks();
    if (!marks.tags().isEmpty()) {
      lines.add(parts.line("sheet.tags", String.join(", ", marks.tagNames())));
    }
    if (marks.assignedTo() != null) {
      lines.add(parts.line("sheet.person", marks.assignedTo().name()));
    }
    return Stream.of(
            warnings(),
            Stream.of(new VBox(4, lines.toArray(Node[]::new))),
            shop(parts),
            notes(parts))
        .flatMap(each -> each);
  }

  /// Why it does not ship, and what to look at first.
  private Stream<Node> warnings() {
    var order = sheet.order();
    var said = new ArrayList<Node>();
    if (order.reason() != null) {
      said.add(warning(ui.texts().of(order.reason())));
    }
    order.heavierGoods().ifPresent(each -> said.add(warning(ui.texts().of(each))));
    return said.stream();
  }

  private Stream<Node> shop(SheetParts parts) {
    var origin = sheet.order().origin();
    if (origin == null) {
      return Stream.of();
    }
    var lines = new ArrayList<Node>();
    lines.add(Words.wrapped(ui.text("sheet.shop.status", origin.sourceName(), origin.status())));
    origin.warnings().forEach(each -> lines.add(warning(ui.texts().of(each.message()))));
    origin.postBacks().forEach(each -> lines.add(told(each)));
    return parts.section("sheet.shop", lines);
  }

  private Node told(PostBack parcel) {
    var why = parcel.error();
    if (why != null) {
      return warning(
          ui.text(
              parcel.status() == PostBack.Status.REFUSED
                  ? "orders.shop.refused"
                  : "orders.shop.untold",
              parcel.trackingNumber(),
              ui.texts().of(why)));
    }
    return SheetParts.fact(
        Feather.SEND,
        ui.text(
            "sheet.shop.told." + parcel.status().name().toLowerCase(Locale.ROOT),
            parcel.trackingNumber()),
        "muted");
  }

  private Stream<Node> notes(SheetParts parts) {
    var details = sheet.order().details();
    var messages = details.messages();
    var lines = new ArrayList<Node>();
    add(lines, parts, "sheet.note.buyer", messages.buyerNote());
    add(lines, parts, "sheet.note.gift", messages.giftMessage());
    add(lines, parts, "sheet.note.seller", messages.internalNote());
    add(lines, parts, "sheet.note.slip", details.notes());
    sheet.order().marks().notes().forEach(each -> lines.add(note(each)));
    return parts.section("sheet.notes", lines);
  }

  private static void add(
      ArrayList<Node> lines, SheetParts parts, String key, @Nullable String text) {
    if (text != null && !text.isBlank()) {
      lines.add(parts.line(key, text.strip()));
    }
  }

  private Node note(StaffNote note) {
    var who = note.by();
    var when = ui.formats().stamp(note.at());
    return new VBox(
        2,
        Words.wrapped(note.text()),
        Words.wrapped(who == null ? when : ui.text("sheet.note.by", who.name(), when), "caption"));
  }

  private static Node warning(String words) {
    return SheetParts.fact(Feather.ALERT_TRIANGLE, ProblemText.begun(words), "note", "attention");
  }
}
