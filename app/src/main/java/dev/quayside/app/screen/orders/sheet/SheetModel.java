package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.navigation.Navigation;
import dev.quayside.app.navigation.NavigationRequest;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.app.task.Refresh;
import dev.quayside.engine.base.problem.Problem;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// The sheet of one order beside the list. It follows the selection, and is read again when its
/// order changes.
public final class SheetModel {

  private final SheetGateway gateway;
  private final Navigation navigation;
  private final BiConsumer<String, String> takeBack;
  private final Refresh<Read> reading;
  private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<@Nullable OrderSheet> sheet = new ReadOnlyObjectWrapper<>();
  private final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();
  private String orderId = "";

  /// A sheet as it was read; null when it was closed meanwhile.
  private record Read(@Nullable OrderSheet sheet) {}

  /// @param takeBack takes back a parcel that left another way: the order's id, the parcel's
  public SheetModel(
      Background background,
      SheetGateway gateway,
      Navigation navigation,
      BiConsumer<String, String> takeBack) {
    this.gateway = gateway;
    this.navigation = navigation;
    this.takeBack = takeBack;
    reading = new Refresh<>(background, this::question, this::read, this::fail);
  }

  public ReadOnlyBooleanProperty open() {
    return open.getReadOnlyProperty();
  }

  /// The order with all that is known of it; null until it was read.
  public ReadOnlyObjectProperty<@Nullable OrderSheet> sheet() {
    return sheet.getReadOnlyProperty();
  }

  /// Why it could not be read.
  public ObjectProperty<@Nullable Problem> problem() {
    return problem;
  }

  /// Opens the sheet of an order.
  public void open(String id) {
    show(id);
    open.set(true);
  }

  public void close() {
    open.set(false);
    orderId = "";
    sheet.set(null);
    problem.set(null);
  }

  /// Shows another order, when the sheet is open.
  public void follow(String id) {
    if (open.get() && !id.equals(orderId)) {
      show(id);
    }
  }

  /// Reads the order again, as something of it may have changed.
  public void changed() {
    if (open.get()) {
      reading.soon();
    }
  }

  /// Tries again after a failure.
  void retry() {
    reading.now();
  }

  /// Shows a parcel's label where it is printed, sent and voided.
  void showParcel(String shipmentId) {
    navigation.send(new NavigationRequest.ShowShipment(shipmentId));
  }

  /// Opens the order on the Ship screen.
  void ship() {
    navigation.send(new NavigationRequest.ShipOrder(orderId));
  }

  /// Takes back what was shipped another way by mistake.
  void takeBack(String parcelId) {
    takeBack.accept(orderId, parcelId);
  }

  private void show(String id) {
    if (!id.equals(orderId)) {
      sheet.set(null);
      problem.set(null);
      orderId = id;
    }
    reading.now();
  }

  private Callable<Read> question() {
    var id = orderId;
    return () -> new Read(id.isEmpty() ? null : gateway.read(id));
  }

  private void read(Read found) {
    var now = found.sheet();
    if (now != null && now.order().id().equals(orderId)) {
      problem.set(null);
      sheet.set(now);
    }
  }

  private void fail(Throwable failure) {
    if (open.get()) {
      problem.set(Failures.problem(failure));
    }
  }
}
