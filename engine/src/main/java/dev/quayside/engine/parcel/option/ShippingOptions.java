package dev.quayside.engine.parcel.option;

import dev.quayside.engine.base.text.Absent;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// What a shipment is asked to be beyond a parcel between two addresses. A request that says
/// nothing of it has {@link #NONE}.
///
/// @param shipDate the day it is handed over, in the sender's zone; null for the next one that the
///   carrier collects on
/// @param saturday whether it has to be delivered on the Saturday after the ship date
/// @param instructions for the driver at the door
/// @param references at most {@link ShipmentReference#MOST}
/// @param flatRate whether it is bought at the flat price of its packaging, where the carrier has
///   two prices for one; set by the rate that is bought
public record ShippingOptions(
    BillTo billing,
    @Nullable LocalDate shipDate,
    boolean saturday,
    @Nullable String instructions,
    List<ShipmentReference> references,
    boolean flatRate) {

  /// Characters of the instructions.
  public static final int LONGEST_INSTRUCTIONS = 200;

  public static final ShippingOptions NONE =
      new ShippingOptions(BillTo.UNSAID, null, false, null, List.of(), false);

  /// Fills in what rows of an earlier form lack.
  public ShippingOptions {
    billing = Objects.requireNonNullElse(billing, BillTo.UNSAID);
    references = List.copyOf(Absent.toEmpty(references));
  }

  /// Itself, or null for {@link #NONE}, which is not stored.
  public @Nullable ShippingOptions orNull() {
    return equals(NONE) ? null : this;
  }

  public static ShippingOptions of(@Nullable ShippingOptions stored) {
    return stored == null ? NONE : stored;
  }

  public ShippingOptions with(BillTo other) {
    return billing.equals(other)
        ? this
        : new ShippingOptions(other, shipDate, saturday, instructions, references, flatRate);
  }

  public ShippingOptions atFlatRate(boolean flat) {
    return flat == flatRate
        ? this
        : new ShippingOptions(billing, shipDate, saturday, instructions, references, flat);
  }

  /// Whether prices for one hold for the other; accounts are compared by their last characters, and
  /// such prices only ever as alternatives to one that was bought.
  public boolean isPricedAs(ShippingOptions other) {
    return this == other
        || (saturday == other.saturday
            && Objects.equals(shipDate, other.shipDate)
            && billing.transportOrSender().payor() == other.billing.transportOrSender().payor()
            && Objects.equals(
                billing.transportOrSender().accountEnd(),
                other.billing.transportOrSender().accountEnd()));
  }

  public ShippingOptions sealed(UnaryOperator<String> seal) {
    return with(billing.sealed(seal));
  }

  public ShippingOptions opened(UnaryOperator<String> unseal) {
    return with(billing.opened(unseal));
  }

  /// A copy without what only the label and the driver needed.
  public ShippingOptions forgotten() {
    return new ShippingOptions(billing.forgotten(), shipDate, saturday, null, List.of(), flatRate);
  }
}
