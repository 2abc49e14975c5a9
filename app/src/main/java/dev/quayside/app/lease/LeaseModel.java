package dev.quayside.app.lease;

import dev.quayside.app.task.Background;
import dev.quayside.app.task.Listening;
import dev.quayside.engine.order.lease.OrderLeases;
import dev.quayside.engine.platform.event.Change;
import java.time.Duration;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Has the open order in hand, and those that ship in its parcel: takes it, renews that and gives
/// it back, or says who has it instead. Nothing waits for it, and what fails is tried again.
public final class LeaseModel {

  private static final Duration RENEWAL = OrderLeases.LENGTH.dividedBy(3);

  /// How long the order of another desk is left alone: a desk that is gone does not say so.
  private static final Duration RETRY = Duration.ofSeconds(10);

  private final Background background;
  private final LeaseGateway gateway;
  private final Listening listening;
  private final ReadOnlyObjectWrapper<@Nullable Holder> holder = new ReadOnlyObjectWrapper<>();
  private List<String> open = List.of();
  private List<String> held = List.of();
  private @Nullable String takingOver;
  private boolean asking;
  private boolean again;
  private Background.Timer timer = () -> {};

  public LeaseModel(Background background, LeaseGateway gateway) {
    this.background = background;
    this.gateway = gateway;
    listening = new Listening(background);
  }

  /// Which other desk has one of the open orders in hand; null when none has.
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
    open(List.of());
  }

  /// Other orders are open.
  ///
  /// @param orderIds all that go into the parcel; empty when none is open
  public void open(List<String> orderIds) {
    if (!orderIds.equals(open)) {
      open = List.copyOf(orderIds);
      takingOver = null;
      holder.set(null);
      ask();
    }
  }

  /// Takes an order over from the desk that has it, if it is still an open one.
  public void takeOver(String orderId) {
    if (open.contains(orderId)) {
      takingOver = orderId;
      ask();
    }
  }

  /// Looks who has the open orders, as something was refused because of that.
  public void look() {
    ask();
  }

  private void heard(List<Change> changes) {
    if (!listening.isOver()
        && changes.stream()
            .anyMatch(each -> each.isEverything() || open.stream().anyMatch(each.ids()::contains))
        && !open.isEmpty()) {
      ask();
    }
  }

  private void ask() {
    timer.cancel();
    again = asking;
    if (asking || (open.isEmpty() && held.isEmpty())) {
      return;
    }
    asking = true;
    var wanted = open;
    var before = held;
    var over = takingOver;
    takingOver = null;
    background.run(
        () -> gateway.move(before, wanted, over), now -> answered(wanted, now), _ -> failed());
  }

  private void answered(List<String> wanted, LeaseGateway.Moved now) {
    held = now.held();
    if (wanted.equals(open)) {
      holder.set(now.others().isEmpty() ? null : now.others().getFirst());
    }
    goOn();
  }

  /// What was in hand comes free by itself.
  private void failed() {
    held = List.of();
    goOn();
  }

  private void goOn() {
    asking = false;
    if (again) {
      ask();
    } else if (!open.isEmpty()) {
      timer = background.after(holder.get() == null ? RENEWAL : RETRY, this::ask);
    }
  }
}
