package dev.quayside.engine.order.check;

import dev.quayside.engine.base.id.IdKind;
import dev.quayside.engine.base.identity.Caller;
import dev.quayside.engine.base.identity.WorkspaceId;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.order.OrderParcels.PieceGate;
import dev.quayside.engine.order.OrderRefusals;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.packing.PackedItem;
import dev.quayside.engine.parcel.picture.Picture;
import dev.quayside.engine.platform.audit.Audit;
import dev.quayside.engine.platform.idempotency.RequestKey;
import dev.quayside.engine.platform.store.Tx;
import dev.quayside.engine.shipping.shipment.BoughtBy;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Starts, ends and shows the checks of what is packed, and says what a purchase still needs of
/// them.
///
/// @param audit notes what is bought without one
public record PackChecks(CheckBook book, CheckPolicy policy, Audit audit) {

  /// The most kB of a photo.
  private static final int MOST_PHOTO_KB = 500;

  /// @throws ProblemException `NOT_FOUND`
  public CheckView get(Caller caller, String id) {
    return book.database().read(tx -> book.read(tx, caller, id));
  }

  /// The checks of an order, newest first.
  ///
  /// @throws ProblemException `NOT_FOUND`
  public List<CheckView> of(Caller caller, String orderId) {
    return book.database()
        .read(
            tx -> {
              book.orders().get(tx, caller.workspace(), orderId);
              return book.store().of(tx, caller.workspace(), orderId).reversed().stream()
                  .map(
                      check ->
                          CheckView.of(
                              tx, caller.workspace(), check, book.orders(), book.products()))
                  .toList();
            });
  }

  /// Starts a check of an order, or gives the one that is open.
  ///
  /// @param with ids of orders that ship in the same parcel
  /// @param part what of the order goes into the parcel; null for all that is left
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it cannot ship now, nothing is left to
  ///   check, or orders do not go together; `ORDER_LEASED`
  public CheckView start(
      Caller caller,
      String orderId,
      List<String> with,
      @Nullable List<PackedItem> part,
      RequestKey<CheckView> key) {
    return begin(caller, tx -> begun(tx, caller, orderId, with, part), key);
  }

  /// Starts the check of a parcel as it is packed now, or goes on with the open one: it wants what
  /// is in the parcel from then on, and what was counted of that is kept.
  ///
  /// @param pieces of the order in the parcel; those that a passed check covers are not counted
  ///   again
  /// @throws ProblemException as {@link #start}
  public CheckView startParcel(Caller caller, String orderId, List<PackedItem> pieces) {
    return begin(caller, tx -> ofParcel(tx, caller, orderId, pieces), RequestKey.<CheckView>none());
  }

  private CheckView begin(Caller caller, Function<Tx, CheckView> begun, RequestKey<CheckView> key) {
    return book.database()
        .writeIfUnchanged(
            begun::apply,
            view -> {
              boolean isNew = view.check().id().isEmpty();
              var started = isNew ? view.with(fresh(caller, view.check())) : view;
              var answer = key.answer(started);
              return tx -> {
                book.leases().take(tx, caller, started.check().orderIds());
                if (isNew) {
                  book.store().add(tx, caller.workspace(), started.check());
                  book.audit(tx, caller.workspace(), "check.started", started.check());
                  book.changed(tx, caller.workspace(), started.check());
                } else {
                  book.store().put(tx, caller.workspace(), started.check());
                }
                answer.keep(tx);
                return started;
              };
            });
  }

  /// The open check of these pieces, or the one to be made, which has no id yet.
  private CheckView ofParcel(Tx tx, Caller caller, String orderId, List<PackedItem> pieces) {
    var workspace = caller.workspace();
    var order = book.orders().get(tx, workspace, orderId);
    var all = book.store().of(tx, workspace, orderId);
    book.leases().requireFree(tx, caller, List.of(orderId));
    requireShippable(List.of(order));
    var lines = new CheckLines(List.of(order), Map.of(orderId, all));
    var open = all.stream().filter(check -> check.state().isOpen()).findFirst();
    if (open.isPresent() && open.get().orderIds().size() > 1) {
      return CheckView.of(tx, workspace, open.get(), book.orders(), book.products());
    }
    var wanted = lines.parcel(pieces);
    if (wanted.isEmpty()) {
      throw nothingLeft(order);
    }
    boolean whole = pieces.equals(order.toShip());
    var check =
        open.map(before -> before.fitting(whole, CheckLines.carried(before.lines(), wanted)))
            .orElseGet(() -> draft(List.of(orderId), whole, wanted));
    return CheckView.of(tx, workspace, check, List.of(order), book.products());
  }

  private static ProblemException nothingLeft(SalesOrder order) {
    return ProblemException.refused(
        ProblemCode.CONFLICT, CheckWords.NOTHING_LEFT, order.shownNumber());
  }

  private static PackCheck draft(List<String> ids, boolean whole, List<CheckLine> lines) {
    return new PackCheck(
        "", ids, whole, CheckState.OPEN, lines, null, "", Instant.EPOCH, null, null, null);
  }

  /// The open check, or the one to be made, which has no id yet.
  private CheckView begun(
      Tx tx, Caller caller, String orderId, List<String> with, @Nullable List<PackedItem> part) {
    var workspace = caller.workspace();
    var ids = Stream.concat(Stream.of(orderId), with.stream()).distinct().toList();
    var orders = new ArrayList<SalesOrder>();
    var checks = new HashMap<String, List<PackCheck>>();
    for (var id : ids) {
      orders.add(book.orders().get(tx, workspace, id));
      checks.put(id, book.store().of(tx, workspace, id));
    }
    book.leases().requireFree(tx, caller, ids);
    var open =
        ids.stream()
            .flatMap(id -> checks.getOrDefault(id, List.of()).stream())
            .filter(check -> check.state().isOpen())
            .findFirst();
    if (open.isPresent()) {
      return CheckView.of(tx, workspace, open.get(), book.orders(), book.products());
    }
    requireShippable(orders);
    var lines = new CheckLines(orders, checks);
    var wanted = part == null ? lines.whole() : lines.part(part);
    if (wanted.isEmpty()) {
      throw nothingLeft(orders.getFirst());
    }
    return CheckView.of(tx, workspace, draft(ids, part == null, wanted), orders, book.products());
  }

  private static void requireShippable(List<SalesOrder> orders) {
    var first = orders.getFirst();
    for (var order : orders) {
      if (!order.state().canShip()) {
        throw OrderRefusals.notShippable(order);
      }
      if (order != first) {
        OrderRefusals.requireTogether(first, order);
      }
    }
  }

  private PackCheck fresh(Caller caller, PackCheck draft) {
    return new PackCheck(
        book.ids().next(IdKind.PACK_CHECK),
        draft.orderIds(),
        draft.whole(),
        CheckState.OPEN,
        draft.lines(),
        BoughtBy.now(),
        book.leases().station().name(),
        book.clock().now(caller.workspace()),
        null,
        null,
        null);
  }

  /// Ends a check without a result; its counts are forgotten.
  ///
  /// @throws ProblemException `NOT_FOUND`; `CONFLICT` when it is passed; `ORDER_LEASED`
  public CheckView abandon(Caller caller, String id, RequestKey<CheckView> key) {
    return book.database()
        .writeIfUnchanged(
            tx -> {
              var view = book.read(tx, caller, id);
              if (view.check().state() == CheckState.PASSED) {
                throw ProblemException.refused(ProblemCode.CONFLICT, CheckWords.PASSED);
              }
              book.leases().requireFree(tx, caller, view.check().orderIds());
              return view;
            },
            view -> {
              var ended = view.with(view.check().in(CheckState.ABANDONED));
              var answer = key.answer(ended);
              return tx -> {
                if (view.check().state().isOpen()) {
                  book.store().put(tx, caller.workspace(), ended.check());
                  book.audit(tx, caller.workspace(), "check.abandoned", ended.check());
                  book.changed(tx, caller.workspace(), ended.check());
                }
                answer.keep(tx);
                return ended;
              };
            });
  }

  /// Ends the open checks of an order whose pieces have left, at whichever desk. A step of another
  /// transaction.
  public void end(Tx tx, WorkspaceId workspace, String orderId) {
    for (var check : book.store().of(tx, workspace, orderId)) {
      if (check.state().isOpen()) {
        var ended = check.in(CheckState.ABANDONED);
        book.store().put(tx, workspace, ended);
        book.audit(tx, workspace, "check.abandoned", ended);
        book.changed(tx, workspace, ended);
      }
    }
  }

  /// @throws ProblemException `NOT_FOUND`
  public Picture photo(Caller caller, String id) {
    return book.database()
        .read(tx -> book.store().photo(tx, caller.workspace(), id))
        .orElseThrow(() -> ProblemException.notFound(CheckWords.A_PHOTO));
  }

  /// Keeps the photo of what is packed; it may come after the check has passed, too.
  ///
  /// @param file PNG or JPEG
  /// @throws ProblemException `PAYLOAD_TOO_LARGE`, `INVALID_REQUEST`, `NOT_FOUND`, `CONFLICT`,
  ///   `ORDER_LEASED`
  public CheckView keepPhoto(Caller caller, String id, byte[] file) {
    var photo = Picture.read(file, MOST_PHOTO_KB);
    var digest = photo.digest();
    return book.database()
        .write(
            tx -> {
              var view = book.read(tx, caller, id);
              if (view.check().state() == CheckState.ABANDONED) {
                CheckBook.requireOpen(view.check());
              }
              book.leases().requireFree(tx, caller, view.check().orderIds());
              var shown = view.check().photographed(digest);
              book.store().putPhoto(tx, caller.workspace(), id, photo);
              book.store().put(tx, caller.workspace(), shown);
              book.audit(tx, caller.workspace(), "check.photographed", shown);
              return view.with(shown);
            });
  }

  /// Lets the pieces of orders into a purchase only when they are checked.
  ///
  /// @param due ids of the orders whose check is due
  /// @param despite whether a manager buys without the check
  public PieceGate gate(Set<String> due, boolean despite) {
    return due.isEmpty() ? PieceGate.UNWATCHED : new CheckGate(due, despite, audit);
  }

  /// Refuses pieces of an order that no passed check covers, before anything is asked of a carrier.
  ///
  /// @param pieces of the order; empty for a parcel without items
  /// @throws ProblemException `CHECK_REQUIRED` naming what is missing
  public void require(Caller caller, SalesOrder order, List<PackedItem> pieces) {
    var checks = book.database().read(tx -> book.store().of(tx, caller.workspace(), order.id()));
    CheckGate.require(order, pieces, checks);
  }

  /// @throws ProblemException `FORBIDDEN` for who is no manager
  public void requireManager(Caller caller) {
    CheckManagers.require(caller);
  }

  /// What each person checked and mistook at each desk: a step of analytics.
  public Map<List<String>, Tally> tallies(Caller caller, Instant from, Instant to) {
    var tallies = new HashMap<List<String>, Tally>();
    book.database()
        .read(tx -> book.store().sums(tx, caller.workspace(), from, to))
        .forEach(
            sum ->
                tallies.put(
                    List.of(String.valueOf(sum.userId()), String.valueOf(sum.station())),
                    new Tally(sum.pieces(), sum.mistakes())));
    return tallies;
  }

  /// Pieces checked and mistakes made.
  public record Tally(int pieces, int mistakes) {
    public static final Tally NONE = new Tally(0, 0);
  }

  /// Deletes the photos of an order whose customer is forgotten.
  public void forgetPhotos(Tx tx, WorkspaceId workspace, String orderId) {
    book.store().dropPhotos(tx, workspace, orderId);
  }
}
