package dev.quayside.app.screen.orders.handling;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.notice.Notice;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.orders.handling.HandlingGateway.HandlingChoices;
import dev.quayside.app.screen.orders.handling.HandlingGateway.Service;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.problem.Problem;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.packing.HandlingChange;
import dev.quayside.engine.parcel.Signature;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// What is to be the same for several orders: nothing at first, and what is left open stays as each
/// order has it.
public final class HandlingModel {

  private static final HandlingChoices NOTHING =
      new HandlingChoices(List.of(), List.of(), Units.IMPERIAL);

  private final Background background;
  private final HandlingGateway gateway;
  private final Notices notices;
  private final Supplier<List<String>> chosen;
  private final Consumer<List<String>> changed;
  private final ReadOnlyBooleanWrapper open = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<HandlingChoices> choices =
      new ReadOnlyObjectWrapper<>(NOTHING);
  private final TypedNumber whole = new TypedNumber();
  private final TypedNumber rest = new TypedNumber();
  private final ObjectProperty<@Nullable String> preset = new SimpleObjectProperty<>();
  private final ObjectProperty<@Nullable Service> service = new SimpleObjectProperty<>();
  private final ObjectProperty<@Nullable Signature> signature = new SimpleObjectProperty<>();
  private final ObjectProperty<@Nullable Problem> problem = new SimpleObjectProperty<>();

  /// @param chosen ids of the chosen orders of which it can be said
  /// @param changed told of the orders that are not as they were
  public HandlingModel(
      Background background,
      HandlingGateway gateway,
      Notices notices,
      Supplier<List<String>> chosen,
      Consumer<List<String>> changed) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.chosen = chosen;
    this.changed = changed;
  }

  public ReadOnlyBooleanProperty open() {
    return open.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty busy() {
    return busy.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<HandlingChoices> choices() {
    return choices.getReadOnlyProperty();
  }

  /// Pounds or kilograms.
  public TypedNumber whole() {
    return whole;
  }

  /// Ounces or grams.
  public TypedNumber rest() {
    return rest;
  }

  public ObjectProperty<@Nullable String> preset() {
    return preset;
  }

  public ObjectProperty<@Nullable Service> service() {
    return service;
  }

  public ObjectProperty<@Nullable Signature> signature() {
    return signature;
  }

  /// What is wrong with it, once somebody tried to save it.
  public ObjectProperty<@Nullable Problem> problem() {
    return problem;
  }

  /// Asks anew.
  public void begin() {
    background.run(
        gateway::handlingChoices,
        found -> {
          clear();
          choices.set(found);
          open.set(true);
        },
        failure -> notices.show(Failures.problem(failure)));
  }

  public void close() {
    open.set(false);
  }

  /// Ids of the chosen orders of which it can be said.
  public List<String> chosen() {
    return chosen.get();
  }

  /// Says it of the chosen orders; nothing said is nothing done.
  public void save() {
    var orderIds = chosen();
    var change = change();
    var found = new Violations();
    whole.check("weight", found);
    rest.check("weight", found);
    if (busy.get() || (change.isEmpty() && found.isEmpty())) {
      return;
    }
    problem.set(null);
    busy.set(true);
    background.run(
        () -> {
          found.throwAs(ProblemCode.INVALID_REQUEST);
          return gateway.handle(orderIds, change);
        },
        count -> saved(orderIds, count),
        failure -> {
          busy.set(false);
          problem.set(Failures.problem(failure));
        });
  }

  private void saved(List<String> orderIds, int count) {
    busy.set(false);
    close();
    notices.tell(Notice.done("orders.notice.handled", count));
    changed.accept(orderIds);
  }

  private HandlingChange change() {
    var wanted = service.get();
    return new HandlingChange(
        Measure.ounces(whole.value(), rest.value(), choices.get().units()),
        preset.get(),
        wanted == null ? null : wanted.code(),
        signature.get());
  }

  private void clear() {
    whole.show(null);
    rest.show(null);
    preset.set(null);
    service.set(null);
    signature.set(null);
    problem.set(null);
  }
}
