package dev.quayside.app.lease;

import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.engine.order.lease.OrderLeases;
import dev.quayside.engine.platform.event.Change;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Has the open order in hand: takes it, renews that and gives it back, or says who has it instead.
/// Nothing waits for it, and what fails is tried again.
public final class LeaseModel {

  private static final Duration RENEWAL = OrderLeases.LENGTH.dividedBy(3);

  /// How long the order of another desk is left alone: a desk that is gone does not say so.
  private static final Duration RETRY = Duration.ofSeconds(10);

  private final Background background;
  private final LeaseGateway gateway;
  private final Listening listening;
  private final ReadOnlyObjectWrapper<@Nullable Holder> holder = new ReadOnlyObjectWrapper<>();
  private @Nullable String open;
  private @Nullable String held;
  private boolean takingOver;
  private boolean asking;
  private boolean again;
  private Background.Timer timer = () -> {};

  public LeaseModel(Background background, LeaseGateway gateway) {
    this.background = background;
    this.gateway = gateway;
    listening = new Listening(background);
  }

  /// Which other desk has the open order in hand; null when none has.
  public ReadOnlyObjectProperty<@Nullable Holder> holder() {
    return holder.getReadOnlyProperty();
  }

  public void start() {
    listening.begin(
        () -> gateway.listen(changes -> background.onModelThread(() -> heard(changes))),
        () -> {},
        _ -> {});
  }

  /// Gives back what is in hand, and takes no more.
  public void leave() {
    listening.end();
    open(null);
  }

  /// Another order is open.
  ///
  /// @param orderId null when none is
  public void open(@Nullable String orderId) {
    if (!Objects.equals(orderId, open)) {
      open = orderId;
      takingOver = false;
      holder.set(null);
      ask();
    }
  }

  /// Takes an order over from the desk that has it, if it is still the open one.
  public void takeOver(String orderId) {
    if (orderId.equals(open)) {
      takingOver = true;
      ask();
    }
  }

  /// Looks who has the open order, as something was refused because of that.
  public void look() {
    ask();
  }

  private void heard(List<Change> changes) {
    var id = open;
    if (id != null
        && !listening.isOver()
        && changes.stream().anyMatch(each -> each.isEverything() || each.ids().contains(id))) {
      ask();
    }
  }

  private void ask() {
    timer.cancel();
    again = asking;
    if (asking || (open == null && held == null)) {
      return;
    }
    asking = true;
    var wanted = open;
    var before = held;
    boolean over = takingOver;
    takingOver = false;
    background.run(
        () -> gateway.move(before, wanted, over),
        other -> answered(wanted, other.orElse(null)),
        _ -> failed());
  }

  private void answered(@Nullable String wanted, @Nullable String other) {
    held = other == null ? wanted : null;
    if (Objects.equals(wanted, open)) {
      holder.set(wanted == null || other == null ? null : new Holder(wanted, other));
    }
    goOn();
  }

  /// What was in hand comes free by itself.
  private void failed() {
    held = null;
    goOn();
  }

  private void goOn() {
    asking = false;
    if (again) {
      ask();
    } else if (open != null) {
      timer = background.after(holder.get() == null ? RENEWAL : RETRY, this::ask);
    }
  }
}
