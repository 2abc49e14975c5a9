package dev.quayside.app.screen.ship;

import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.screen.ship.contents.ContentsModel;
import dev.quayside.app.screen.ship.form.FormModel;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.order.SalesOrder;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The other orders to the address of the order in the form: one parcel is enough for all.
final class TogetherModel {

  /// The orders that can ship together with one.
  private record Found(String orderId, List<SalesOrder> orders) {}

  private final Background background;
  private final ShipGateway gateway;
  private final FormModel form;
  private final ParcelDrafts drafts;
  private final BooleanSupplier editable;
  private final Notices notices;
  private final Consumer<Throwable> failed;
  private final Refresh<Found> reading;

  /// The other orders, oldest first; none when no order is in the form.
  final ObservableList<SalesOrder> others = FXCollections.observableArrayList();

  TogetherModel(
      Background background,
      ShipGateway gateway,
      FormModel form,
      ParcelDrafts drafts,
      BooleanSupplier editable,
      Notices notices,
      Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.form = form;
    this.drafts = drafts;
    this.editable = editable;
    this.notices = notices;
    this.failed = failed;
    reading = new Refresh<>(background, this::question, this::follow, failed);
  }

  /// The contents of the box: the items of the order, and those of the others when they ship
  /// together.
  ContentsModel contents() {
    return form.contents();
  }

  /// Reads the other orders after another order came into the form.
  void look() {
    others.clear();
    var part = form.part();
    if (part != null) {
      background.run(
          () -> gateway.together(part.orderId()), found -> show(part.orderId(), found), failed);
    }
  }

  /// Puts the other orders into the same box, or takes them out again.
  void choose(boolean together) {
    if (together != contents().isTogether()) {
      drafts.unasked(() -> contents().join(together ? List.copyOf(others) : List.of()));
      heard();
    }
  }

  /// Reads the other orders again soon, after orders have changed: some may have arrived or been
  /// shipped.
  void heard() {
    if (form.part() != null && editable.getAsBoolean()) {
      reading.soon();
    }
  }

  private Callable<Found> question() {
    var part = form.part();
    return () ->
        part == null
            ? new Found("", List.of())
            : new Found(part.orderId(), gateway.together(part.orderId()));
  }

  /// Shows the orders read. Those in the box stay as long as they can ship; none is added without
  /// the packer.
  private void follow(Found now) {
    if (!editable.getAsBoolean() || !contents().isTogether()) {
      show(now.orderId(), now.orders());
      return;
    }
    var part = form.part();
    if (part == null || !part.orderId().equals(now.orderId())) {
      return;
    }
    var open = now.orders().stream().map(SalesOrder::id).collect(Collectors.toSet());
    var gone = others.stream().filter(other -> !open.contains(other.id())).toList();
    if (!gone.isEmpty()) {
      others.removeAll(gone);
      drafts.unasked(() -> contents().join(List.copyOf(others)));
      gone.forEach(one -> notices.tell(Notice.attention("ship.notice.not-together", one.number())));
    }
  }

  private void show(String orderId, List<SalesOrder> found) {
    var part = form.part();
    if (part != null && part.orderId().equals(orderId)) {
      others.setAll(found);
    }
  }
}
