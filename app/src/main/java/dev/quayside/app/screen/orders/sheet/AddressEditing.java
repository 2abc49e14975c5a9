package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.address.AddressForm;
import dev.quayside.app.address.AddressForm.Line;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.parcel.address.AddressDraft;
import java.util.HashMap;
import java.util.Map;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The address of an order while it is corrected on the order's sheet. What was typed and not saved
/// is kept for its order, until it is saved or given up by its button: Escape and another row ask
/// nothing, and lose nothing.
public final class AddressEditing {

  private final Background background;
  private final SheetGateway gateway;
  private final AddressForm form = new AddressForm("to");
  private final Map<String, AddressDraft> unsaved = new HashMap<>();
  private final Runnable saved;
  private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();

  /// What is wrong with it, once it was tried to save it.
  public final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();

  private String orderId = "";
  private AddressDraft before = form.draft().get();
  private boolean busy;

  /// @param saved told after an address was saved
  AddressEditing(Background background, SheetGateway gateway, Runnable saved) {
    this.saved = saved;
    this.background = background;
    this.gateway = gateway;
  }

  public ReadOnlyBooleanProperty open() {
    return open.getReadOnlyProperty();
  }

  /// What stands in a line.
  public StringProperty line(Line line) {
    return form.line(line);
  }

  /// Corrects the address of an order, from where it was left.
  public void begin(SalesOrder order) {
    orderId = order.id();
    form.fill(order.details().to());
    before = form.draft().get();
    form.restore(unsaved.getOrDefault(orderId, before));
    problem.set(null);
    open.set(true);
  }

  /// Whether something was typed for an order that is not saved.
  public boolean isUnsaved(String order) {
    return unsaved.containsKey(order);
  }

  /// Leaves the lines; what was typed is still there when they are opened again.
  public void leave() {
    if (open.get()) {
      keep();
      close();
    }
  }

  /// Leaves the address as it is, and gives up what was typed.
  public void giveUp() {
    unsaved.remove(orderId);
    close();
  }

  private void keep() {
    var typed = form.draft().get();
    if (typed.equals(before)) {
      unsaved.remove(orderId);
    } else {
      unsaved.put(orderId, typed);
    }
  }

  private void close() {
    problem.set(null);
    open.set(false);
  }

  /// Keeps the address as it is now; an address that no parcel can go to is refused in words.
  public void save() {
    if (busy || !open.get()) {
      return;
    }
    busy = true;
    problem.set(null);
    keep();
    var id = orderId;
    var to = form.draft().get().value();
    background.run(() -> gateway.readdress(id, to), _ -> saved(id), failure -> failed(id, failure));
  }

  private void saved(String id) {
    busy = false;
    unsaved.remove(id);
    if (isAt(id)) {
      close();
    }
    saved.run();
  }

  /// One of an order that was left meanwhile is still there, unsaved.
  private void failed(String id, Throwable failure) {
    busy = false;
    if (isAt(id)) {
      problem.set(Failures.problem(failure));
    }
  }

  private boolean isAt(String id) {
    return open.get() && id.equals(orderId);
  }
}
