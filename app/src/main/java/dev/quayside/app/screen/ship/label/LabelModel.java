package dev.quayside.app.screen.ship.label;

import dev.quayside.app.email.LabelEmailModel;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.person.Permissions;
import dev.quayside.app.print.PrintState;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.ship.form.Draft;
import dev.quayside.app.screen.ship.packing.Attempt;
import dev.quayside.app.screen.ship.packing.Label;
import dev.quayside.app.screen.ship.packing.Packing;
import dev.quayside.app.screen.ship.packing.PackingState;
import dev.quayside.app.screen.ship.packing.PackingState.Buying;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.shipping.shipment.Shipment;
import dev.quayside.engine.shipping.shipment.ShipmentStatus;
import dev.quayside.printing.message.Message;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableBooleanValue;
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
    VOIDED;

    private static Stage of(PackingState state) {
      return switch (state) {
        case PackingState.Opening _, PackingState.Open _ -> NONE;
        case PackingState.Buying _ -> BUYING;
        case PackingState.InDoubt _ -> IN_DOUBT;
        case PackingState.Bought _ -> BOUGHT;
        case PackingState.Voiding _ -> VOIDING;
        case PackingState.Voided _ -> VOIDED;
      };
    }
  }

  private static final Duration ASK_AGAIN = Duration.ofSeconds(2);
  private static final Duration TICK = Duration.ofSeconds(20);

  private final Background background;
  private final LabelGateway gateway;
  private final Notices notices;
  private final Packing packing;
  private final Runnable moneyMoved;
  private final LabelEmailModel email;
  private final BooleanBinding emailAsked;

  private final ReadOnlyObjectWrapper<Stage> stage = new ReadOnlyObjectWrapper<>(Stage.NONE);
  private final ReadOnlyObjectWrapper<@Nullable Shipment> shipment = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyBooleanWrapper voidAsked = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable Problem> duplicate = new ReadOnlyObjectWrapper<>();

  private final ReadOnlyObjectWrapper<byte @Nullable []> art = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Message> artFault = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable PrintState> print = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Money> quotedOtherwise =
      new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable Duration> voidLeft = new ReadOnlyObjectWrapper<>();
  private final Refresh<Seen> printer;
  private Background.Timer watch = () -> {};
  private Background.Timer tick = () -> {};

  /// The print state of a label.
  private record Seen(@Nullable Label label, Optional<PrintState> print) {}

  /// Whether the last question about the print failed: the packer did not ask it, so the failure is
  /// shown only once.
  private boolean failing;

  private Supplier<Permissions> permissions = () -> Permissions.NONE;

  /// @param person what the person at the window may do
  public void permit(Supplier<Permissions> person) {
    permissions = person;
  }

  /// Whether the person may void a label of this price, as long as the carrier takes it back.
  boolean mayVoid() {
    var bought = shipment.get();
    return bought == null || permissions.get().mayVoid(bought.price());
  }

  /// Whether the label can be voided now, by the person at the window.
  public BooleanBinding voidable() {
    return Bindings.createBooleanBinding(() -> voidLeft.get() != null && mayVoid(), voidLeft);
  }

  /// @param moneyMoved called when the wallet has changed
  public LabelModel(
      Background background,
      LabelGateway gateway,
      Notices notices,
      Packing packing,
      Runnable moneyMoved) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.packing = packing;
    this.moneyMoved = moneyMoved;
    email = new LabelEmailModel(background, gateway.emails(), notices);
    emailAsked = email.asked();
    printer = new Refresh<>(background, this::look, this::seen, this::failAgain);
    packing.follow(this::follow);
  }

  private void follow() {
    var label = packing.label();
    if (label.isEmpty()) {
      forget();
    }
    shipment.set(label.map(Label::shipment).orElse(null));
    email.keepTo(shipment.get());
    voidAsked.set(packing.state() instanceof PackingState.Bought(_, _, boolean asked) && asked);
    duplicate.set(packing.attempt() instanceof Attempt.Doubled(_, var problem) ? problem : null);
    stage.set(Stage.of(packing.state()));
  }

  /// Forgets what was shown of the label before.
  private void forget() {
    watch.cancel();
    tick.cancel();
    art.set(null);
    artFault.set(null);
    quotedOtherwise.set(null);
    print.set(null);
    voidLeft.set(null);
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

  /// Makes a purchase that a press of the buy key has begun.
  public void buy(Buying purchase) {
    background.run(
        () -> gateway.buy(purchase.request()),
        answer -> {
          if (packing.answered(purchase, answer)) {
            settled();
          }
        },
        failure -> packing.refused(purchase, Failures.problem(failure)));
  }

  /// The question whether to buy although an earlier label of the same reference may have been
  /// bought; null when there is none.
  public ReadOnlyObjectProperty<@Nullable Problem> duplicate() {
    return duplicate.getReadOnlyProperty();
  }

  /// Answers yes: buys in spite of the earlier label.
  public void buyBeside() {
    packing.buyBeside().ifPresent(this::buy);
  }

  /// Answers no: the earlier label stays the only one.
  public void leaveIt() {
    packing.leaveIt();
  }

  /// Shows a label that was bought earlier; it is not printed again.
  ///
  /// @param interrupted the unfinished parcel that is in the form; null without one
  public void view(Shipment known, @Nullable Draft interrupted) {
    if (packing.isBusy()) {
      return;
    }
    forget();
    packing.view(known, interrupted);
    switch (packing.state()) {
      case PackingState.InDoubt(var label) -> askLater(label);
      case PackingState.Bought(var label, _, _) -> {
        countDown();
        showArt(label);
        printer.now();
      }
      case PackingState.Voided(var label) -> showArt(label);
      default -> {}
    }
  }

  public void reprint() {
    packing
        .printAgain()
        .ifPresent(
            label -> {
              print.set(null);
              print(label, () -> gateway.reprint(label.shipment()));
            });
  }

  private void print(Label label, Callable<PrintState> job) {
    background.run(job, about(label, this::showPrint), about(label, this::refused));
  }

  /// Whether the packer is asked where the label goes by e-mail.
  public ObservableBooleanValue emailAsked() {
    return emailAsked;
  }

  /// How the label goes to its customer.
  public LabelEmailModel email() {
    return email;
  }

  /// Whether the packer is being asked to confirm voiding: a parcel that travels on a void label is
  /// stopped or charged.
  public ReadOnlyBooleanProperty voidAsked() {
    return voidAsked.getReadOnlyProperty();
  }

  public void askVoid() {
    packing.askVoid(true);
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
    packing.askVoid(false);
  }

  /// Voids the label and asks for the refund.
  public void cancel() {
    packing
        .cancel()
        .ifPresent(
            label ->
                background.run(
                    () -> gateway.cancel(label.shipment().id()),
                    this::voided,
                    failure -> {
                      packing.notVoided();
                      fail(failure);
                    }));
  }

  /// Goes on after a purchase was answered, at once or after a doubt.
  private void settled() {
    switch (packing.state()) {
      case PackingState.InDoubt(var label) -> askLater(label);
      case PackingState.Bought(var label, _, _) -> {
        moneyMoved.run();
        countDown();
        showArt(label);
        print(label, () -> gateway.print(label.shipment()));
      }
      default -> {}
    }
  }

  private void askLater(Label pending) {
    watch = background.after(ASK_AGAIN, () -> askAbout(pending));
  }

  private void askAbout(Label pending) {
    background.run(
        () -> gateway.find(pending.shipment().id()),
        about(
            pending,
            answer -> {
              if (packing.lookedUp(pending, answer)) {
                settled();
              }
            }),
        about(pending, _ -> askLater(pending)));
  }

  private void voided(Shipment answer) {
    packing.voided(answer);
    tick.cancel();
    voidLeft.set(null);
    moneyMoved.run();
    packing.label().ifPresent(this::showArt);
  }

  private void showArt(Label label) {
    var of = label.shipment();
    background.run(
        () -> gateway.quotedOtherwise(of),
        about(label, quoted -> quotedOtherwise.set(quoted.orElse(null))),
        about(label, this::fail));
    background.run(
        () -> gateway.art(of),
        about(label, art::set),
        about(label, failure -> artFault.set(Failures.problem(failure).message())));
  }

  /// Wraps a step for an answer about a label; it does nothing once another label is shown.
  private <T> Consumer<T> about(Label label, Consumer<T> step) {
    return answer -> {
      if (packing.isShown(label)) {
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
    var label = packing.label().orElse(null);
    return () ->
        new Seen(label, label == null ? Optional.empty() : gateway.printState(label.shipment()));
  }

  private void seen(Seen now) {
    failing = false;
    if (now.label() != null && packing.isShown(now.label())) {
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
