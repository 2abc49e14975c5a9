package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.sheet.OpenSheet;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import java.util.Set;
import java.util.function.BiConsumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/// The sheet of one order beside the list, and what can be done on it.
public final class SheetModel {

  private final Navigation navigation;
  private final BiConsumer<String, String> takeBack;
  private final OpenSheet<OrderSheet> shown;
  private final AddressEditing address;

  /// @param takeBack takes back a parcel that left another way: the order's id, the parcel's
  public SheetModel(
      Background background,
      SheetGateway gateway,
      Navigation navigation,
      BiConsumer<String, String> takeBack) {
    this.navigation = navigation;
    this.takeBack = takeBack;
    shown = new OpenSheet<>(background, gateway::read);
    address = new AddressEditing(background, gateway, shown::changed);
  }

  public ReadOnlyBooleanProperty open() {
    return shown.open();
  }

  /// The order with all that is known of it; null until it was read.
  public ReadOnlyObjectProperty<@Nullable OrderSheet> sheet() {
    return shown.sheet();
  }

  /// Why it could not be read.
  public ObjectProperty<@Nullable Problem> problem() {
    return shown.problem;
  }

  /// Whether one of these parcels or shipments is the order's.
  public boolean shows(Set<String> moved) {
    var read = shown.sheet().get();
    return read != null
        && read.parcels().stream().anyMatch(each -> moved.contains(each.parcel().shipmentId()));
  }

  /// Opens the sheet of an order.
  public void open(String id) {
    leave(id);
    shown.open(id);
  }

  public void close() {
    address.leave();
    shown.close();
  }

  /// Leaves the lines of the address while they are open, else closes the sheet.
  public void back() {
    if (address.open().get()) {
      address.leave();
    } else {
      close();
    }
  }

  /// Its address, while it is corrected.
  public AddressEditing address() {
    return address;
  }

  /// Shows another order, when the sheet is open.
  public void follow(String id) {
    leave(id);
    shown.follow(id);
  }

  private void leave(String id) {
    if (!id.equals(shown.id())) {
      address.leave();
    }
  }

  /// Reads the order again, as something of it may have changed.
  public void changed() {
    shown.changed();
  }

  /// Tries again after a failure.
  void retry() {
    shown.retry();
  }

  /// Shows a parcel's label where it is printed, sent and voided.
  void showParcel(String shipmentId) {
    navigation.send(new NavigationRequest.ShowShipment(shipmentId));
  }

  /// Opens the order on the Ship screen.
  void ship() {
    navigation.send(new NavigationRequest.ShipOrder(shown.id()));
  }

  /// Takes back what was shipped another way by mistake.
  void takeBack(String parcelId) {
    takeBack.accept(shown.id(), parcelId);
  }
}
