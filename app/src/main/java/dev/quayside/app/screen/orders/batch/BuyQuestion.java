package dev.quayside.app.screen.orders.batch;

import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.navigation.Place;
import dev.quayside.app.task.Background;
import dev.quayside.engine.order.batch.BatchEstimate;
import dev.quayside.engine.order.batch.BatchParcel;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The check between the button and the money: the engine calculates the total first, and what it
/// wants confirmed is asked once.
public final class BuyQuestion {

  /// The parcels to buy, as they were when the button was pressed.
  record Wanted(List<BatchParcel> parcels, Fallback fallback) {
    Wanted {
      parcels = List.copyOf(parcels);
    }
  }

  private record Asked(Wanted wanted, BatchEstimate estimate) {}

  private final Background background;
  private final BatchGateway gateway;
  private final Navigation navigation;
  private final Consumer<Wanted> meant;
  private final Consumer<Throwable> failed;
  private final ReadOnlyBooleanWrapper looking = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable BatchEstimate> estimate =
      new ReadOnlyObjectWrapper<>();
  private @Nullable Asked asked;
  private boolean left;

  /// @param meant called with the confirmed parcels
  BuyQuestion(
      Background background,
      BatchGateway gateway,
      Navigation navigation,
      Consumer<Wanted> meant,
      Consumer<Throwable> failed) {
    this.background = background;
    this.gateway = gateway;
    this.navigation = navigation;
    this.meant = meant;
    this.failed = failed;
  }

  /// Whether the total is being calculated.
  public ReadOnlyBooleanProperty looking() {
    return looking.getReadOnlyProperty();
  }

  /// The estimate to confirm; null when there is no question.
  public ReadOnlyObjectProperty<@Nullable BatchEstimate> estimate() {
    return estimate.getReadOnlyProperty();
  }

  void ask(Wanted wanted) {
    if (looking.get()) {
      return;
    }
    keep();
    looking.set(true);
    background.run(
        () -> gateway.question(wanted.parcels(), wanted.fallback()),
        found -> found(wanted, found),
        failure -> {
          looking.set(false);
          failed.accept(failure);
        });
  }

  /// Confirms the question: the parcels are bought.
  public void confirm() {
    var now = asked;
    keep();
    if (now != null) {
      meant.accept(now.wanted());
    }
  }

  /// Cancels the question: nothing is bought.
  public void keep() {
    asked = null;
    estimate.set(null);
  }

  /// Cancels the question and opens the wallet with what is missing: with another balance the
  /// question would be a different one.
  public void addFunds() {
    var missing =
        Optional.ofNullable(estimate.get()).stream()
            .flatMap(now -> now.bills().stream())
            .flatMap(bill -> bill.shortBy().stream())
            .findFirst()
            .orElse(null);
    keep();
    navigation.send(new NavigationRequest.AddFunds(missing, Place.ORDERS));
  }

  /// Cancels the question when its workspace is left.
  void leave() {
    left = true;
    keep();
  }

  private void found(Wanted wanted, Optional<BatchEstimate> found) {
    looking.set(false);
    if (left) {
      return;
    }
    if (found.isEmpty()) {
      meant.accept(wanted);
    } else {
      asked = new Asked(wanted, found.get());
      estimate.set(found.get());
    }
  }
}
