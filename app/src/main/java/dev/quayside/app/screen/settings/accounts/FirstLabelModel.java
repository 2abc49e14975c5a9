package dev.quayside.app.screen.settings.accounts;

import dev.quayside.app.screen.settings.Asking;
import dev.quayside.engine.shipping.rate.Rate;
import dev.quayside.engine.shipping.shipment.Shipment;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The first label of an account: sent to the workspace's own address and voided again.
final class FirstLabelModel {

  private final AccountsGateway gateway;
  private final Asking asking;
  private final Consumer<AccountsGateway.State> moved;
  private final ReadOnlyObjectWrapper<@Nullable Rate> offer = new ReadOnlyObjectWrapper<>();

  /// @param moved called with the accounts' state afterwards
  FirstLabelModel(AccountsGateway gateway, Asking asking, Consumer<AccountsGateway.State> moved) {
    this.gateway = gateway;
    this.asking = asking;
    this.moved = moved;
  }

  /// The rate the user is asked to buy; null when nothing is asked.
  ReadOnlyObjectProperty<@Nullable Rate> offer() {
    return offer.getReadOnlyProperty();
  }

  void ask(String carrier) {
    asking.ask(() -> gateway.firstOffer(carrier), offer::set);
  }

  void clear() {
    offer.set(null);
  }

  void buy() {
    var wanted = offer.get();
    if (wanted != null && !asking.busy().get()) {
      offer.set(null);
      asking.ask(
          () -> {
            gateway.buyFirst(wanted);
            return gateway.state();
          },
          moved);
    }
  }

  /// Prints the label, to check it on paper.
  void print(Shipment label) {
    asking.ask(() -> gateway.printFirst(label), _ -> {});
  }

  void cancel(Shipment label) {
    asking.ask(
        () -> {
          gateway.voidFirst(label);
          return gateway.state();
        },
        moved);
  }
}
