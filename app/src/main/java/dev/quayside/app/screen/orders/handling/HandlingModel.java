package dev.quayside.app.screen.orders.handling;

import dev.quayside.app.i18n.Units;
import dev.quayside.app.measure.Measure;
import dev.quayside.app.measure.TypedNumber;
import dev.quayside.app.notice.Notices;
import dev.quayside.app.problem.Failures;
import dev.quayside.app.screen.orders.change.ChangeModel;
import dev.quayside.app.screen.orders.change.Chosen;
import dev.quayside.app.screen.orders.handling.HandlingGateway.HandlingChoices;
import dev.quayside.app.screen.orders.handling.HandlingGateway.Named;
import dev.quayside.app.screen.orders.handling.HandlingGateway.Service;
import dev.quayside.app.screen.orders.panel.PanelModel;
import dev.quayside.app.screen.ship.form.options.OptionsForm.Reference;
import dev.quayside.app.task.Background;
import dev.quayside.engine.base.money.Money;
import dev.quayside.engine.base.problem.FieldWords;
import dev.quayside.engine.base.problem.ProblemCode;
import dev.quayside.engine.base.problem.ProblemException;
import dev.quayside.engine.base.problem.Violations;
import dev.quayside.engine.order.bulk.BulkChange;
import dev.quayside.engine.order.packing.HandlingChange;
import dev.quayside.engine.parcel.Packaging;
import dev.quayside.engine.parcel.Signature;
import dev.quayside.engine.parcel.option.BillTo;
import dev.quayside.engine.parcel.option.PaidBy;
import dev.quayside.engine.parcel.option.Payor;
import dev.quayside.engine.parcel.option.ShipmentReference;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;

/// What is to be the same for several orders: nothing at first, and what is left open stays as each
/// order has it.
public final class HandlingModel extends PanelModel {

  private static final HandlingChoices NOTHING =
      new HandlingChoices(
          List.of(), List.of(), List.of(), List.of(), List.of(), Units.IMPERIAL, Money.USD);

  private final Background background;
  private final HandlingGateway gateway;
  private final Notices notices;
  private final Supplier<List<Chosen>> chosen;
  private final ChangeModel changes;
  private final ReadOnlyObjectWrapper<HandlingChoices> choices =
      new ReadOnlyObjectWrapper<>(NOTHING);

  /// Pounds or kilograms.
  public final TypedNumber whole = new TypedNumber();

  /// Ounces or grams.
  public final TypedNumber rest = new TypedNumber();

  public final ObjectProperty<@Nullable String> preset = new SimpleObjectProperty<>();
  public final ObjectProperty<@Nullable Service> service = new SimpleObjectProperty<>();
  public final ObjectProperty<@Nullable Signature> signature = new SimpleObjectProperty<>();

  /// The day the parcels are handed over.
  public final ObjectProperty<@Nullable LocalDate> shipDate = new SimpleObjectProperty<>();

  public final ObjectProperty<@Nullable Packaging> packaging = new SimpleObjectProperty<>();

  /// What each parcel is insured for, in the currency of the choices; zero takes it off.
  public final TypedNumber insured = TypedNumber.money();

  /// Where the parcels leave from.
  public final ObjectProperty<@Nullable Named> location = new SimpleObjectProperty<>();

  /// Who pays the transport.
  public final ObjectProperty<@Nullable Named> payor = new SimpleObjectProperty<>();

  /// A further number on the labels, in place of those the orders have; blank for no other.
  public final Reference reference = new Reference();

  /// @param chosen the chosen orders of which it can be said
  public HandlingModel(
      Background background,
      HandlingGateway gateway,
      Notices notices,
      Supplier<List<Chosen>> chosen,
      ChangeModel changes) {
    this.background = background;
    this.gateway = gateway;
    this.notices = notices;
    this.chosen = chosen;
    this.changes = changes;
  }

  public ReadOnlyObjectProperty<HandlingChoices> choices() {
    return choices.getReadOnlyProperty();
  }

  /// Asks anew.
  public void begin() {
    background.run(
        gateway::handlingChoices,
        found -> {
          clear();
          choices.set(found);
          show();
        },
        failure -> notices.show(Failures.problem(failure)));
  }

  /// The chosen orders of which it can be said.
  public List<Chosen> chosen() {
    return chosen.get();
  }

  /// Says it of the chosen orders; nothing said is nothing done.
  public void save() {
    var change = change();
    var found = new Violations();
    whole.check("weight", found);
    rest.check("weight", found);
    insured.check("insuredValue.amount", found);
    if (reference.value.get().strip().length() > ShipmentReference.LONGEST) {
      found.add("references[0].value", FieldWords.MOST_CHARACTERS, ShipmentReference.LONGEST);
    }
    if (!found.isEmpty()) {
      failed(ProblemException.invalid(ProblemCode.INVALID_REQUEST, found.list()).problem());
    } else if (!busy().get() && !change.isEmpty() && !chosen().isEmpty()) {
      saving();
      changes.make(chosen(), BulkChange.of(change), this::saved, this::refused);
    }
  }

  private void saved() {
    done();
    close();
  }

  private HandlingChange change() {
    var wanted = service.get();
    var payer = payor.get();
    var from = location.get();
    var references = reference.typed().toList();
    return new HandlingChange(
        Measure.ounces(whole.value(), rest.value(), choices.get().units()),
        preset.get(),
        wanted == null ? null : wanted.code(),
        signature.get(),
        insured.value() == null ? null : Money.rounded(insured.value(), choices.get().currency()),
        packaging.get(),
        payer == null
            ? null
            : new BillTo(new PaidBy(Payor.THIRD_PARTY, payer.id(), null, null, null, null), null),
        from == null ? null : from.id(),
        shipDate.get(),
        references.isEmpty() ? null : references);
  }

  private void clear() {
    whole.show(null);
    rest.show(null);
    preset.set(null);
    service.set(null);
    signature.set(null);
    shipDate.set(null);
    packaging.set(null);
    insured.show(null);
    location.set(null);
    payor.set(null);
    reference.fill(null);
  }
}
