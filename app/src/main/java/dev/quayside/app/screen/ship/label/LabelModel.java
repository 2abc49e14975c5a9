package dev.quayside.app.screen.ship.label;

import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The model of one label: buying, printing and voiding it.
public final class LabelModel {

  /// The stages of a label. Only in `NONE` something can be bought.
  public enum Stage {
    NONE,
    BUYING,
    /// The carrier has not answered. It is asked again, and nothing is bought twice.
    IN_DOUBT,
    BOUGHT,
    VOIDING,
    VOIDED
  }

  private static final Duration ASK_AGAIN = Duration.ofSeconds(2);
  private static final Duration TICK = Duration.ofSeconds(20);

  private final Background background;
  private final LabelGateway gateway;
  private final Notices notices;
  private final Runnable moneyMoved;

  private final ReadOnlyObjectWrapper<Stage> stage = new ReadOnlyObjectWrapper<>(Stage.NONE);
  private final ReadOnlyObjectWrapper<@Nullable Shipment> shipment = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<byte @Nullable []> art = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Message> artFault = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable PrintState> print = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Money> quotedOtherwise =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Duration> voidLeft = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper voidAsked = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> duplicate = new ReadOnlyObjectWrapper<>();
  private final Refresh<Seen> printer;
  private Runnable beside = () -> {};
  private Background.Timer watch = () -> {};
  private Background.Timer tick = () -> {};

  /// Whether the label was sent to the printer from this screen.
  public enum Sent {
    NOT,
    FIRST,
    AGAIN
  }

  /// The print state of a label.
  private record Seen(int label, Optional<PrintState> print) {}

  /// Whether the last question about the print failed: the packer did not ask it, so the failure is
  /// shown only once.
  private boolean failing;

  /// Whether the label was sent to the printer from this screen, so that the packer is told how it
  /// goes.
  private Sent sent = Sent.NOT;

  /// Grows with every label, so that a late answer about an earlier one is ignored.
  private int label;

  public LabelModel(
      Background background, LabelGateway gateway, Notices notices, Runnable moneyMoved) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.moneyMoved = moneyMoved;
    printer = new Refresh<>(background, this::look, this::seen, this::failAgain);
  }

  /// Reads the print state again soon, after a print job or a printer has changed.
  public void printingChanged() {
    if (stage.get() == Stage.BOUGHT) {
      printer.soon();
    }
  }

  public ReadOnlyObjectProperty<Stage> stage() {
    return stage.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<@Nullable Shipment> shipment() {
    return shipment.getReadOnlyProperty();
  }

  /// The label's image, a PNG; null until it is loaded.
  public ReadOnlyObjectProperty<byte @Nullable []> art() {
    return art.getReadOnlyProperty();
  }

  /// Why there is no image of the bought label; null when nothing is wrong with it.
  public ReadOnlyObjectProperty<@Nullable Message> artFault() {
    return artFault.getReadOnlyProperty();
  }

  /// The quoted price of the bought label; null when it is the price paid.
  public ReadOnlyObjectProperty<@Nullable Money> quotedOtherwise() {
    return quotedOtherwise.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<@Nullable PrintState> print() {
    return print.getReadOnlyProperty();
  }

  /// How long the label can still be voided; null when it cannot.
  public ReadOnlyObjectProperty<@Nullable Duration> voidLeft() {
    return voidLeft.getReadOnlyProperty();
  }

  /// Buys a label, unless one is being bought or was bought: a second call does nothing.
  ///
  /// @param purchase buys once, however often it runs; its argument says whether to buy in spite of
  ///   an earlier label of the same reference that is in doubt
  /// @param refused called with the reason when nothing was bought
  public void buy(Function<Boolean, Shipment> purchase, Consumer<Problem> refused) {
    if (stage.get() != Stage.NONE) {
      return;
    }
    buy(purchase, false, refused);
  }

  private void buy(
      Function<Boolean, Shipment> purchase, boolean besides, Consumer<Problem> refused) {
    stage.set(Stage.BUYING);
    background.run(
        () -> purchase.apply(besides),
        this::show,
        failure -> {
          stage.set(Stage.NONE);
          var problem = Failures.problem(failure);
          if (problem.code() == ProblemCode.DUPLICATE_SHIPMENT && !besides) {
            beside = () -> buy(purchase, true, refused);
            duplicate.set(problem);
          }
          refused.accept(problem);
        });
  }

  /// The question whether to buy although an earlier label of the same reference may have been
  /// bought; null when there is none.
  public ReadOnlyObjectProperty<@Nullable Problem> duplicate() {
    return duplicate.getReadOnlyProperty();
  }

  /// Answers yes: buys in spite of the earlier label.
  public void buyBeside() {
    if (duplicate.get() != null && stage.get() == Stage.NONE) {
      duplicate.set(null);
      beside.run();
    }
  }

  /// Answers no: the earlier label stays the only one.
  public void leaveIt() {
    duplicate.set(null);
  }

  /// Shows a label that was bought earlier; it is not printed again.
  public void open(Shipment known) {
    clear();
    shipment.set(known);
    switch (known.labelStatus()) {
      case PENDING -> show(known);
      case CREATED -> {
        stage.set(Stage.BOUGHT);
        countDown();
        showArt(known);
        printer.now();
      }
      case CANCELLED -> {
        stage.set(Stage.VOIDED);
        showArt(known);
      }
    }
  }

  /// Whether the label was sent to the printer from this screen.
  public Sent sent() {
    return sent;
  }

  public void reprint() {
    var bought = shipment.get();
    if (bought != null && stage.get() == Stage.BOUGHT) {
      print.set(null);
      sent = Sent.AGAIN;
      background.run(() -> gateway.reprint(bought), mine(this::showPrint), mine(this::refused));
    }
  }

  /// Whether the packer is being asked to confirm voiding: a parcel that travels on a void label is
  /// stopped or charged.
  public ReadOnlyBooleanProperty voidAsked() {
    return voidAsked.getReadOnlyProperty();
  }

  public void askVoid() {
    voidAsked.set(stage.get() == Stage.BOUGHT);
  }

  /// Handles the void key: the first press asks, the second one voids.
  public void voidKey() {
    if (voidAsked.get()) {
      cancel();
    } else {
      askVoid();
    }
  }

  public void keep() {
    voidAsked.set(false);
  }

  /// Voids the label and asks for the refund.
  public void cancel() {
    var bought = shipment.get();
    if (bought == null || stage.get() != Stage.BOUGHT) {
      return;
    }
    voidAsked.set(false);
    stage.set(Stage.VOIDING);
    background.run(
        () -> gateway.cancel(bought.id()),
        this::voided,
        failure -> {
          stage.set(Stage.BOUGHT);
          fail(failure);
        });
  }

  /// Leaves the label, for the next one.
  public void clear() {
    label++;
    sent = Sent.NOT;
    watch.cancel();
    tick.cancel();
    stage.set(Stage.NONE);
    shipment.set(null);
    art.set(null);
    artFault.set(null);
    quotedOtherwise.set(null);
    print.set(null);
    voidLeft.set(null);
    voidAsked.set(false);
    duplicate.set(null);
  }

  private void show(Shipment answer) {
    shipment.set(answer);
    switch (answer.labelStatus()) {
      case PENDING -> {
        stage.set(Stage.IN_DOUBT);
        watch = background.after(ASK_AGAIN, () -> askAbout(answer));
      }
      case CREATED -> bought(answer);
      case CANCELLED -> stage.set(Stage.VOIDED);
    }
  }

  private void askAbout(Shipment pending) {
    var stillPending = mine((Throwable _) -> show(pending));
    background.run(() -> gateway.find(pending.id()), mine(this::show), stillPending);
  }

  private void bought(Shipment answer) {
    stage.set(Stage.BOUGHT);
    moneyMoved.run();
    countDown();
    showArt(answer);
    sent = Sent.FIRST;
    background.run(() -> gateway.print(answer), mine(this::showPrint), mine(this::refused));
  }

  private void voided(Shipment answer) {
    shipment.set(answer);
    stage.set(Stage.VOIDED);
    tick.cancel();
    voidLeft.set(null);
    moneyMoved.run();
    showArt(answer);
  }

  private void showArt(Shipment of) {
    background.run(
        () -> gateway.quotedOtherwise(of),
        mine(quoted -> quotedOtherwise.set(quoted.orElse(null))),
        mine(this::fail));
    background.run(
        () -> gateway.art(of),
        mine(art::set),
        mine(failure -> artFault.set(Failures.problem(failure).message())));
  }

  /// Wraps a step for an answer about this label; it does nothing once another label is shown.
  private <T> Consumer<T> mine(Consumer<T> step) {
    int mine = label;
    return answer -> {
      if (mine == label) {
        step.accept(answer);
      }
    };
  }

  /// Shows a print state and reads it once more, for changes reported before the answer arrived.
  private void showPrint(PrintState state) {
    print.set(state);
    printer.soon();
  }

  /// Shows that nothing was printed; the label stays bought.
  private void refused(Throwable failure) {
    var why = Failures.problem(failure).message();
    print.set(new PrintState(PrintState.Step.FAILED, null, why));
  }

  private Callable<Seen> look() {
    int mine = label;
    var bought = shipment.get();
    return () -> new Seen(mine, bought == null ? Optional.empty() : gateway.printState(bought));
  }

  private void seen(Seen now) {
    failing = false;
    if (now.label() == label && stage.get() != Stage.BUYING) {
      now.print().ifPresent(print::set);
    }
  }

  private void failAgain(Throwable failure) {
    if (!failing) {
      failing = true;
      fail(failure);
    }
  }

  private void countDown() {
    var bought = shipment.get();
    var until = bought == null ? null : bought.voidableUntil();
    var left = until == null ? Duration.ZERO : Duration.between(gateway.now(), until);
    boolean open = !left.isNegative() && !left.isZero() && isWithUs(bought);
    voidLeft.set(open ? left : null);
    if (open) {
      tick = background.after(TICK, this::countDown);
    }
  }

  /// Whether the parcel has not been scanned by the carrier yet.
  private static boolean isWithUs(@Nullable Shipment shipment) {
    return shipment != null && shipment.status() == ShipmentStatus.CREATED;
  }

  private void fail(Throwable failure) {
    notices.show(Failures.problem(failure));
  }
}
