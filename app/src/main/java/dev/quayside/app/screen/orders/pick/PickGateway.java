package dev.quayside.app.screen.orders.pick;

import dev.quayside.app.engine.WorkspaceEngine;
import dev.quayside.engine.base.page.Age;
import dev.quayside.engine.document.picklist.PickListPapers;
import dev.quayside.engine.order.picklist.PickList;
import dev.quayside.engine.order.picklist.PickListView;
import dev.quayside.engine.order.picklist.PickLists;
import dev.quayside.engine.order.picklist.PickPlan;
import dev.quayside.engine.order.picklist.PickPreview;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.print.content.ContentOrder;
import dev.quayside.printing.artwork.Placing;
import dev.quayside.printing.file.FileType;
import dev.quayside.printing.file.PageRange;
import dev.quayside.printing.file.PrintFile;
import dev.quayside.printing.measure.Size;
import java.util.List;
import java.util.Locale;

/// The access of pick lists to the engine; called off the window's thread.
public record PickGateway(WorkspaceEngine place) {

  /// Lists that are looked through for those not packed yet.
  private static final int NEWEST = 25;

  PickPreview preview(List<String> orderIds, PickPlan plan) {
    return lists().preview(place.caller(), orderIds, plan);
  }

  PickLists.Made make(List<String> orderIds, PickPlan plan) {
    return lists().create(place.caller(), orderIds, plan, RequestKey.none());
  }

  /// Whether there is a printer to print lists on.
  boolean hasPrinter() {
    return !place.engine().printService().printers().of(place.caller().environment()).isEmpty();
  }

  /// Prints a list on the default printer.
  ///
  /// @param title for the queue
  void print(String id, String title, Locale language) {
    var bytes = new PickListPapers(lists()).labels(place.caller(), id, language);
    var file =
        new PrintFile(
            FileType.PDF,
            bytes,
            Placing.Fit.FIT,
            PrintFile.Turn.NONE,
            PageRange.ALL,
            Size.FOUR_BY_SIX,
            1);
    var order = new ContentOrder(file, title, null, null, 1, null, null, null);
    place.engine().printService().content().print(place.caller(), order, RequestKey.none());
  }

  /// Lists that are not packed yet, newest first.
  public List<PickListView> underWay() {
    return lists().list(place.caller(), Age.newest(NEWEST)).items().stream()
        .filter(view -> isUnderWay(view.status()))
        .toList();
  }

  private static boolean isUnderWay(PickList.Status status) {
    return switch (status) {
      case OPEN, PICKING, PICKED -> true;
      case PACKED, CANCELLED -> false;
    };
  }

  /// Makes its orders free for another list.
  PickListView cancel(String id) {
    return lists().cancel(place.caller(), id, RequestKey.none());
  }

  private PickLists lists() {
    return place.engine().ordering().pickLists();
  }
}
