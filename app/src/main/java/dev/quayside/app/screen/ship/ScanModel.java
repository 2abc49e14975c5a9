package dev.quayside.app.screen.ship;

import dev.quayside.app.person.Badges;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.scanner.SameNumber;
import dev.quayside.app.scanner.ScanCommand;
import dev.quayside.app.scanner.ScanReader;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.check.CheckModel;
import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.app.screen.ship.packing.Turns;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.order.fulfilment.PackedOrder;
import dev.quayside.engine.order.fulfilment.Preparation;
import dev.quayside.engine.order.fulfilment.Readiness;
import dev.quayside.engine.order.scan.Scanned;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// Handles scans: what was scanned, and what to do with it.
public final class ScanModel implements ScanReader {

  /// Told of an order that came into the form; its number is the first value.
  static final String LOADED = "ship.scan.loaded";

  private final Background background;
  private final ShipGateway gateway;
  private final ShipModel ship;
  private final ScanSignal signal;

  /// The text in the scan field.
  public final StringProperty text = new SimpleStringProperty("");

  private final ReadOnlyIntegerWrapper focusWanted = new ReadOnlyIntegerWrapper();
  private final Turns turns = new Turns();
  private final PieceScans pieces;
  private final TableScans tables;
  private final CommandScans commands;
  private Badges badges = Badges.NONE;
  private SameNumber asked = SameNumber.NONE;

  ScanModel(Background background, ShipGateway gateway, ShipModel ship, ScanSignal signal) {
    this.gateway = gateway;
    this.ship = ship;
    this.signal = signal;
    this.background = background;
    pieces = new PieceScans(this, ship, signal, turns);
    tables =
        new TableScans(
            background, gateway.tables(), () -> ship.from().draft().get(), signal, turns);
    commands = new CommandScans(this, ship, signal);
    var printing = new PrintSignal(ship.packing(), signal);
    ship.label().print().subscribe(printing::show);
    ship.form().turns().addListener(_ -> turned());
  }

  /// Looks for a badge in codes of nothing else.
  public void know(Badges people) {
    badges = people;
  }

  /// The check of what goes into the box.
  PieceScans pieces() {
    return pieces;
  }

  public ReadOnlyObjectProperty<ScanState> state() {
    return signal.state();
  }

  /// Grows whenever the next scan is expected, so that the view puts the cursor into the scan
  /// field.
  public ReadOnlyIntegerProperty focusWanted() {
    return focusWanted.getReadOnlyProperty();
  }

  public void wantFocus() {
    focusWanted.set(focusWanted.get() + 1);
  }

  /// The form of the last run is restored, or cannot be: scans that came before have their turn.
  void opened() {
    turns.next();
  }

  /// Handles a barcode: a command, the number of a rate, or something to be found.
  @Override
  public void submit(String scanned) {
    var code = scanned.strip();
    text.set("");
    if (code.isEmpty()) {
      return;
    }
    if (ScanCommand.of(code).isPresent()) {
      turns.command(() -> read(code));
    } else {
      turns.scan(() -> read(code));
    }
  }

  @Override
  public void submitIfKnown(String code, Runnable known, Runnable unknown) {
    find(holders(), code, _ -> true, known, known, unknown);
  }

  /// Handles a code if there is an order, a label or a badge for it.
  ///
  /// @param wanted whether what was found is to be shown here
  /// @param known called before it is shown
  /// @param badge called when it is a badge
  /// @param unknown called when there is none, or it is not wanted
  void find(
      String code, Predicate<Scanned> wanted, Runnable known, Runnable badge, Runnable unknown) {
    find(badges, code, wanted, known, badge, unknown);
  }

  private void find(
      Badges people,
      String code,
      Predicate<Scanned> wanted,
      Runnable known,
      Runnable badge,
      Runnable unknown) {
    Consumer<Scanned> answer =
        found -> {
          if (wanted.test(found)) {
            known.run();
            show(code, found);
          } else {
            taken(unknown);
          }
        };
    turns.scan(
        () ->
            lookFor(
                code,
                found -> {
                  if (found instanceof Scanned.Unknown) {
                    takeElsewhere(people, code, answer, badge, unknown);
                  } else {
                    answer.accept(found);
                  }
                }));
  }

  /// Who a badge is scanned for at this screen: a manager who is asked, else whoever takes over.
  private Badges holders() {
    return isManagerAsked() ? pieces::approve : badges;
  }

  private boolean isManagerAsked() {
    return ship.check().approval().asked().get() != null;
  }

  private void takeElsewhere(
      Badges people, String code, Consumer<Scanned> answer, Runnable badge, Runnable unknown) {
    Runnable no = () -> taken(unknown);
    tables.ask(people, code, () -> taken(badge), answer, no, no);
  }

  private void taken(Runnable run) {
    turns.found();
    run.run();
  }

  /// A code that is nothing of this desk: a badge, or an order in a shop's own tables.
  void takeElse(String code) {
    tables.ask(
        holders(),
        code,
        () -> signal.lead(Kind.READY, "ship.scan.badge"),
        found -> show(code, found),
        () -> signal.stop("ship.scan.unknown", code),
        () -> {});
  }

  /// The same while a check is open: what the tables find is told, and opened when it is scanned
  /// once more. So no code of an item takes the order under a packer's hands away.
  ///
  /// @param none run when no shop knows it
  void takeElseInCheck(String code, Runnable none) {
    Runnable badge = isManagerAsked() ? () -> {} : () -> signal.lead(Kind.READY, "ship.scan.badge");
    tables.ask(
        holders(),
        code,
        badge,
        _ -> signal.stop("ship.check.other-order", code, ship.reference().get()),
        none,
        () -> {});
  }

  @Override
  public void tellBroken() {
    signal.stop("ship.scan.broken");
  }

  @Override
  public Runnable keepChoice() {
    var chosen = ship.rates().preference();
    return () -> {
      if (ship.editable.get()) {
        ship.rates().choose(chosen);
      }
    };
  }

  /// Runs the buy key after lookups under way: it is meant for the parcel being looked up, never
  /// for the one before; when that is not found, nothing is bought.
  void buyInTurn(Runnable buy) {
    if (turns.isLooking()) {
      signal.show(Kind.BUSY, "ship.scan.waiting");
    }
    turns.command(buy);
  }

  private void read(String code) {
    var command = ScanCommand.of(code);
    if (command.isPresent()) {
      commands.obey(command.get());
    } else if (code.equalsIgnoreCase(CheckModel.PART) && ship.check().isPartCounted()) {
      pieces.shipCounted();
    } else if (ship.check().isOpen() && ship.check().obey(code)) {
      signal.lead(Kind.READY, "ship.check.go-on");
    } else if (ship.check().isOpen() && !isBusy()) {
      pieces.scan(code);
    } else if (asked.chosen(code).isPresent()) {
      shipOrder(asked.chosen(code).orElseThrow().id());
    } else if (!isBusy()) {
      if (!choosesRate(code)) {
        signal.show(Kind.BUSY, "ship.scan.looking", code);
      }
      lookFor(code, found -> show(code, found));
    }
  }

  /// Whether a code is the digit of a rate; it chooses that rate unless an order has it as its
  /// number.
  private boolean choosesRate(String code) {
    return code.matches("[1-9]") && ship.editable.get();
  }

  /// Loads an order that another screen sends.
  public void shipOrder(String orderId) {
    turns.scan(() -> lookUp(orderId, found -> show(found.number(), found)));
  }

  /// Looks something up; scans and commands that come meanwhile wait.
  <T> void lookUp(Callable<T> question, Consumer<T> answered) {
    turns.look();
    background.run(
        question,
        answer -> {
          answered.accept(answer);
          turns.next();
        },
        failure -> {
          failed(failure);
          turns.next();
        });
  }

  void lookFor(String code, Consumer<Scanned> found) {
    var sender = ship.sender().usual();
    lookUp(() -> gateway.scan(code, sender), found);
  }

  private void lookUp(String orderId, Consumer<Scanned> found) {
    var sender = ship.sender().usual();
    lookUp(() -> gateway.order(orderId, sender), found);
  }

  /// Loads the parcel of a shipment again, as another screen asks.
  public void shipAgain(String shipmentId) {
    take(shipmentId, Drafts::again, "ship.scan.once-more");
  }

  public void shipBack(String shipmentId) {
    take(shipmentId, Drafts::back, "ship.scan.back");
  }

  private void take(String shipmentId, BiFunction<Shipment, String, Draft> draft, String words) {
    Consumer<Shipment> found =
        shipment -> {
          if (isBusy()) {
            return;
          }
          turns.found();
          ship.loadNew(id -> draft.apply(shipment, id));
          signal.lead(Kind.READY, words);
        };
    turns.scan(() -> lookUp(() -> gateway.find(shipmentId), found));
  }

  /// Loads what is left of an order that has changed since it was packed here. The packer must see
  /// that before it is bought.
  void shipAnew(String orderId, Problem refusal) {
    var before = ship.form().contents().left();
    Consumer<Scanned> found =
        order -> {
          show(order.number(), order);
          if (signal.state().get().kind() != Kind.STOP) {
            stop(order.number(), before, refusal);
          }
          turns.miss();
        };
    turns.scan(() -> lookUp(orderId, found));
  }

  private void stop(String number, int before, Problem refusal) {
    int now = ship.form().contents().left();
    if (now == before) {
      signal.stop("ship.scan.refused", refusal.message());
    } else {
      signal.lead(Kind.STOP, "ship.scan.meanwhile", number, now);
    }
  }

  /// Stops the packer while something is being bought: nothing may replace it in the form.
  boolean isBusy() {
    boolean busy = ship.busy.get();
    if (busy) {
      signal.stop("ship.scan.busy");
    }
    return busy;
  }

  void show(String code, Scanned found) {
    if (isBusy()) {
      return;
    }
    asked = SameNumber.NONE;
    switch (found) {
      case Scanned.Shipped(var shipment) -> {
        turns.found();
        switch (shipment.labelStatus()) {
          case CREATED, PENDING -> {
            ship.open(shipment);
            signal.stop("ship.scan.shipped", code);
          }
          case CANCELLED -> {
            ship.loadNew(id -> Drafts.again(shipment, id));
            signal.lead(Kind.ATTENTION, "ship.scan.voided", code);
          }
        }
      }
      case Scanned.ToShip(var prepared) -> show(code, prepared);
      case Scanned.Several(var orders) -> {
        asked = new SameNumber(orders);
        signal.stop("ship.scan.several", orders.size(), code, asked.choices());
        wantFocus();
      }
      case Scanned.Unknown _ when choosesRate(code) -> {
        turns.found();
        ship.rates().choose(code.charAt(0) - '0');
      }
      case Scanned.Unknown _ -> pieces.count(code);
    }
  }

  private void show(String code, Preparation prepared) {
    switch (prepared) {
      case Preparation.Packed(var order, var packed) -> load(code, order, packed, false);
      case Readiness.Incomplete(var order, var packed, _) -> load(code, order, packed, true);
      case Readiness.Stopped(_, var why) -> signal.stop("ship.scan.refused", why);
      case Readiness.Shipped _ -> signal.stop("ship.scan.away", code);
    }
  }

  private void load(String code, SalesOrder order, PackedOrder packed, boolean incomplete) {
    turns.found();
    boolean unbought = ship.packing().isPressed();
    var before = ship.reference().get();
    var sender = ship.sender().usual();
    ship.loadNew(id -> Drafts.of(order, packed, sender, id));
    if (unbought) {
      signal.lead(Kind.STOP, "ship.scan.unbought", code, before);
    } else {
      signal.lead(Kind.READY, LOADED, code);
    }
    if (incomplete) {
      ship.checkout().demand();
    }
  }

  private void turned() {
    signal.lead(
        Kind.READY,
        ship.form().returning.get() ? "ship.scan.return" : "ship.scan.no-return",
        ship.from().addressee(),
        ship.to().addressee());
  }

  private void failed(Throwable failure) {
    signal.stop("ship.scan.refused", Failures.problem(failure).message());
  }
}
