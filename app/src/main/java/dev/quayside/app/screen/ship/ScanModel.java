package dev.quayside.app.screen.ship;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.ship.LabelModel.Stage;
import dev.quayside.app.screen.ship.ScanState.Kind;
import dev.quayside.app.screen.ship.ShipDesk.PrintState;
import dev.quayside.app.sound.Signal;
import dev.quayside.app.sound.Sounds;
import dev.quayside.app.task.Background;
import dev.quayside.engine.problem.Problem;
import java.util.Objects;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The scanner: what it reads, and what comes of it.
public final class ScanModel {

  private final Background background;
  private final ShipDesk desk;
  private final ShipModel ship;
  private final Sounds sounds;
  private final StringProperty text = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<ScanState> state =
      new ReadOnlyObjectWrapper<>(ScanState.of(Kind.READY, "ship.scan.ready"));

  private final ReadOnlyIntegerWrapper focusWanted = new ReadOnlyIntegerWrapper();

  ScanModel(Background background, ShipDesk desk, ShipModel ship, Sounds sounds) {
    this.background = background;
    this.desk = desk;
    this.ship = ship;
    this.sounds = sounds;
    ship.label().print().subscribe(this::printed);
  }

  /// What is being typed or scanned.
  public StringProperty text() {
    return text;
  }

  public ReadOnlyObjectProperty<ScanState> state() {
    return state.getReadOnlyProperty();
  }

  /// Grows whenever the next scan is expected, so that the view puts the cursor there.
  public ReadOnlyIntegerProperty focusWanted() {
    return focusWanted.getReadOnlyProperty();
  }

  public void wantFocus() {
    focusWanted.set(focusWanted.get() + 1);
  }

  /// Does what a bar code says: a command, the number of a rate, or something to be found.
  public void submit(String scanned) {
    var code = scanned.strip();
    text.set("");
    if (code.isEmpty()) {
      return;
    }
    var command = ScanCommand.of(code);
    if (command.isPresent()) {
      obey(command.get());
    } else if (code.matches("[1-9]") && ship.editable().get()) {
      ship.rates().choose(code.charAt(0) - '0');
    } else if (ship.busy().get()) {
      stop("ship.scan.busy");
    } else {
      state.set(ScanState.of(Kind.BUSY, "ship.scan.looking", code));
      var sender = ship.from().draft().get();
      background.run(() -> desk.scan(code, sender), found -> show(code, found), this::failed);
    }
  }

  /// Takes up an order another screen sends.
  public void shipOrder(String orderId) {
    var sender = ship.from().draft().get();
    background.run(
        () -> desk.order(orderId, sender),
        found ->
            show(found instanceof Scanned.ToShip order ? order.draft().reference() : "", found),
        this::failed);
  }

  void ready() {
    state.set(ScanState.of(Kind.READY, "ship.scan.ready"));
  }

  /// Something was bought just now.
  void bought(String service) {
    done("ship.scan.bought", service);
  }

  /// A purchase or anything else was refused.
  void refused(Problem problem) {
    stop("ship.scan.refused", problem.message());
  }

  /// It is bought once its price is in.
  void waiting() {
    state.set(ScanState.of(Kind.BUSY, "ship.scan.waiting"));
  }

  /// What was to be bought costs something else now.
  void priceChanged() {
    stop("ship.scan.price-changed");
  }

  void incomplete() {
    stop("ship.notice.incomplete");
  }

  private void obey(ScanCommand command) {
    switch (command) {
      case BUY -> buy();
      case REPRINT -> reprint();
      case VOID -> cancel();
      case NEXT -> {
        if (ship.busy().get()) {
          stop("ship.scan.busy");
        } else {
          ship.next();
        }
      }
      case HOLD -> {
        if (!ship.hold()) {
          stop("ship.scan.nothing");
        }
      }
    }
  }

  private void buy() {
    if (!ship.editable().get()) {
      stop(ship.busy().get() ? "ship.scan.busy" : "ship.scan.bought-already");
      return;
    }
    if (ship.rates().selected().get() == null
        && !ship.rates().rows().isEmpty()
        && !ship.rates().asking().get()) {
      stop("ship.notice.no-rate");
      return;
    }
    ship.buy();
  }

  private void reprint() {
    if (ship.label().stage().get() == Stage.BOUGHT) {
      ship.label().reprint();
      done("ship.scan.reprinted");
    } else {
      stop("ship.scan.no-label");
    }
  }

  /// A label is voided by two scans, as by two clicks.
  private void cancel() {
    var label = ship.label();
    if (label.voidAsked().get()) {
      label.cancel();
    } else if (label.stage().get() == Stage.BOUGHT && label.voidLeft().get() != null) {
      label.askVoid();
      state.set(ScanState.of(Kind.ATTENTION, "ship.scan.void-again"));
    } else {
      stop("ship.scan.no-label");
    }
  }

  private void show(String code, Scanned found) {
    switch (found) {
      case Scanned.Shipped(var shipment) -> {
        switch (shipment.labelStatus()) {
          case CREATED, PENDING -> {
            ship.open(shipment);
            stop("ship.scan.shipped", code);
          }
          case CANCELLED -> {
            ship.again(shipment);
            state.set(ScanState.of(Kind.ATTENTION, "ship.scan.voided", code));
          }
        }
      }
      case Scanned.ToShip(var draft, var incomplete, var why) -> {
        ship.load(draft);
        state.set(loaded(code, incomplete, why));
      }
      case Scanned.Stopped(var why) -> stop("ship.scan.refused", why);
      case Scanned.Unknown _ -> stop("ship.scan.unknown", code);
    }
  }

  private static ScanState loaded(String code, boolean incomplete, @Nullable String why) {
    if (why != null) {
      return ScanState.of(Kind.ATTENTION, "ship.scan.no-choice", code, why);
    }
    return incomplete
        ? ScanState.of(Kind.ATTENTION, "ship.scan.incomplete", code)
        : ScanState.of(Kind.READY, "ship.scan.loaded", code);
  }

  /// A label that does not come out stops the packer: the parcel must not leave without it.
  private void printed(@Nullable PrintState print) {
    if (print == null || ship.isViewing()) {
      return;
    }
    var printer = Objects.requireNonNullElse(print.printer(), "");
    switch (print.step()) {
      case PRINTED -> state.set(ScanState.of(Kind.DONE, "ship.print.printed", printer));
      case WAITING, FAILED ->
          stop(
              "ship.scan.not-printed",
              printer,
              Objects.<Object>requireNonNullElse(print.reason(), ""));
      case UNKNOWN -> stop("ship.print.unknown", printer);
      case NO_PRINTER, PRINTING -> {
        // the label's own line says it
      }
    }
  }

  private void done(String key, Object... values) {
    state.set(ScanState.of(Kind.DONE, key, values));
    sounds.play(Signal.DONE);
  }

  /// Said again of the same thing, it is not sounded again.
  private void stop(String key, Object... values) {
    var fresh = ScanState.of(Kind.STOP, key, values);
    boolean known = key.equals("ship.scan.not-printed") && fresh.equals(state.get());
    state.set(fresh);
    if (!known) {
      sounds.play(Signal.STOP);
    }
  }

  private void failed(Throwable failure) {
    refused(Failures.problem(failure));
  }
}
