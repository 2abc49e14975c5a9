package dev.quayside.engine.parcel.option;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Options as a request states them: what it leaves out is null, and is taken from the rate that it
/// buys at, else it is the default.
public record OptionsDraft(
    @Nullable PaidBy transport,
    @Nullable PaidBy duties,
    @Nullable LocalDate shipDate,
    @Nullable Boolean saturday,
    @Nullable String instructions,
    @Nullable List<ShipmentReference> references) {

  public static final OptionsDraft NONE = new OptionsDraft(null, null, null, null, null, null);

  /// What leaves on a day, and says nothing else.
  public static OptionsDraft on(LocalDate shipDate) {
    return new OptionsDraft(null, null, shipDate, null, null, null);
  }

  /// What has references, and says nothing else.
  public static OptionsDraft with(List<ShipmentReference> references) {
    return new OptionsDraft(null, null, null, null, null, references);
  }

  public boolean isNone() {
    return equals(NONE);
  }

  public BillTo billing() {
    return new BillTo(transport, duties);
  }

  public OptionsDraft with(BillTo billing) {
    return new OptionsDraft(
        billing.transport(), billing.duties(), shipDate, saturday, instructions, references);
  }

  /// The options, with the defaults for what is left out.
  public ShippingOptions value() {
    return onto(ShippingOptions.NONE);
  }

  /// The options, with those of the quote for what is left out.
  public ShippingOptions onto(ShippingOptions quoted) {
    if (isNone()) {
      return quoted;
    }
    return new ShippingOptions(
        new BillTo(
            transport == null ? quoted.billing().transport() : transport,
            duties == null ? quoted.billing().duties() : duties),
        shipDate == null ? quoted.shipDate() : shipDate,
        saturday == null ? quoted.saturday() : saturday,
        instructions == null ? quoted.instructions() : instructions,
        Objects.requireNonNullElse(references, quoted.references()),
        quoted.flatRate());
  }

  /// The fields in which both say something else.
  public List<String> differences(OptionsDraft other) {
    var found = new ArrayList<String>();
    differ("billing.transport", transport, other.transport, found);
    differ("billing.duties", duties, other.duties, found);
    differ("shipDate", shipDate, other.shipDate, found);
    differ("delivery.saturday", saturday, other.saturday, found);
    differ("delivery.instructions", instructions, other.instructions, found);
    differ("references", references, other.references, found);
    return found;
  }

  private static void differ(
      String field, @Nullable Object one, @Nullable Object other, List<String> found) {
    if (!Objects.equals(one, other)) {
      found.add(field);
    }
  }

  /// What this says, and of the rest what is said there.
  public OptionsDraft or(OptionsDraft other) {
    if (isNone() || other.isNone()) {
      return isNone() ? other : this;
    }
    return new OptionsDraft(
        transport == null ? other.transport : transport,
        duties == null ? other.duties : duties,
        shipDate == null ? other.shipDate : shipDate,
        saturday == null ? other.saturday : saturday,
        instructions == null ? other.instructions : instructions,
        references == null ? other.references : references);
  }
}
