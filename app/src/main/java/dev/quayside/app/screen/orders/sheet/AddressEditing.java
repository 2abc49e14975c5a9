package dev.quayside.app.screen.orders.sheet;

import dev.quayside.app.problem.Failures;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.text.Absent;
import dev.quayside.engine.order.SalesOrder;
import dev.quayside.engine.parcel.address.Address;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;

/// The address of an order while it is corrected on the order's sheet. What was typed and not saved
/// is kept for its order, until it is saved or given up by its button: Escape and another row ask
/// nothing, and lose nothing.
public final class AddressEditing {

  /// The lines of an address, in the order they are asked for.
  public enum Line {
    NAME,
    COMPANY,
    STREET1,
    STREET2,
    CITY,
    STATE,
    ZIP,
    COUNTRY,
    PHONE,
    EMAIL;

    /// What it is called.
    String key() {
      return "orders.field." + word();
    }

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    private @Nullable String of(Address to) {
      return switch (this) {
        case NAME -> to.name();
        case COMPANY -> to.company();
        case STREET1 -> to.street1();
        case STREET2 -> to.street2();
        case CITY -> to.city();
        case STATE -> to.state();
        case ZIP -> to.zip();
        case COUNTRY -> to.country();
        case PHONE -> to.phone();
        case EMAIL -> to.email();
      };
    }
  }

  private final Background background;
  private final SheetGateway gateway;
  private final Map<Line, StringProperty> lines = new EnumMap<>(Line.class);
  private final Map<String, Map<Line, String>> unsaved = new HashMap<>();
  private final Runnable saved;
  private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();

  /// What is wrong with it, once it was tried to save it.
  public final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();

  private String orderId = "";
  private Map<Line, String> before = Map.of();
  private boolean busy;

  /// @param saved told after an address was saved
  AddressEditing(Background background, SheetGateway gateway, Runnable saved) {
    this.saved = saved;
    this.background = background;
    this.gateway = gateway;
    for (var line : Line.values()) {
      lines.put(line, new SimpleStringProperty(""));
    }
  }

  public ReadOnlyBooleanProperty open() {
    return open.getReadOnlyProperty();
  }

  /// What stands in a line.
  public StringProperty line(Line line) {
    return Objects.requireNonNull(lines.get(line));
  }

  /// Corrects the address of an order, from where it was left.
  public void begin(SalesOrder order) {
    orderId = order.id();
    before = lines(line -> Objects.requireNonNullElse(line.of(order.details().to()), ""));
    fill(unsaved.getOrDefault(orderId, before));
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
    var typed = lines(line -> line(line).get());
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

  private void fill(Map<Line, String> texts) {
    lines.forEach((line, text) -> text.set(Objects.requireNonNull(texts.get(line))));
  }

  private static Map<Line, String> lines(Function<Line, String> text) {
    var all = new EnumMap<Line, String>(Line.class);
    for (var line : Line.values()) {
      all.put(line, text.apply(line));
    }
    return all;
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
    var to = address();
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

  private Address address() {
    return new Address(
        text(Line.NAME),
        text(Line.COMPANY),
        text(Line.STREET1),
        text(Line.STREET2),
        text(Line.CITY),
        text(Line.STATE),
        line(Line.ZIP).get().strip(),
        line(Line.COUNTRY).get().strip().toUpperCase(Locale.ROOT),
        text(Line.PHONE),
        text(Line.EMAIL));
  }

  private @Nullable String text(Line line) {
    return Absent.fromBlank(line(line).get());
  }
}
